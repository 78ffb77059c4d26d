/**
 * The card that a company pays with. An admin types it into the vault's own fields; it has to be of one of
 * the admin's accounts with the issuer, as anybody's card (A §5).
 */
import type { CompanySettings } from '@sojourn/contract/admin/setup-calls.ts';
import type { OutputOf } from '@sojourn/contract/call.ts';
import type { Calls } from '@sojourn/contract/calls.ts';
import type { PaymentMethod } from '@sojourn/contract/payment-methods.ts';
import type { PaymentId } from '@sojourn/domain/ids.ts';
import { withTransaction } from '@sojourn/postgres/client.ts';
import type { AdminActor, RequestContext } from '#context.ts';
import { startEntryFor } from '#modules/money/payments/start-card-entry.ts';
import { type CardDeps, contextOf, verifyCardFor } from '#modules/money/payments/verify-payment-method.ts';
import { refuse } from '#refusal.ts';
import { companySubject } from '../../companies/card/pay-rule.ts';
import { endCard, insertCard, readPayRule } from '../../companies/card/store.ts';
import { lockCompany } from '../../companies/people/store.ts';
import type { AdminDeps } from '../deps.ts';
import { noteDeed } from '../note-deed.ts';
import { getSettings } from '../setup/settings.ts';

type By = { readonly actor: AdminActor; readonly context: RequestContext };
/** What the vault allows. */
const LABEL_MAX = 60;

/** Where another processor keeps the cards, none is added here. */
const withVault = (deps: AdminDeps): CardDeps => ({
  ...deps,
  cards: deps.cards ?? refuse('ServiceUnavailable'),
});
const subjectOf = ({ tenantId, businessId }: AdminActor) => companySubject(tenantId, businessId);

export const startCompanyCard = async (deps: AdminDeps, by: By) => ({
  value: await startEntryFor(withVault(deps), by, subjectOf(by.actor)),
});

/** It takes the place of the one before, which pays nothing new. Refuses as adding one's own card does. */
export async function saveCompanyCard(
  deps: AdminDeps,
  by: By,
  token: string,
): Promise<OutputOf<Calls['saveCompanyCard']>> {
  const { actor } = by;
  const rule = (await readPayRule(deps.db, actor)) ?? refuse('NotFound');
  const of = { subject: subjectOf(actor), label: rule.businessName.slice(0, LABEL_MAX) };
  const vault = withVault(deps);
  const value = await verifyCardFor(vault, by, { token }, of);
  const { paymentMethod } = value;
  if (paymentMethod) {
    const former = await putInPlace(deps, actor, paymentMethod);
    if (former && former !== paymentMethod.paymentId)
      await vault.cards.removeCard({ subject: of.subject, paymentId: former }, contextOf(by));
  }
  return { value };
}

/** The card that it replaces. */
const putInPlace = (deps: AdminDeps, actor: AdminActor, card: PaymentMethod): Promise<PaymentId | null> =>
  withTransaction(deps.db, async (tx) => {
    await lockCompany(tx, actor);
    const at = deps.clock.now();
    const former = (await readPayRule(tx, actor))?.card ?? null;
    if (former) await endCard(tx, actor, former.paymentId, at);
    const { expiry, expired: _, ...shown } = card;
    await insertCard(tx, actor, { ...shown, expiryMonth: expiry.month, expiryYear: expiry.year }, at);
    const about = `${card.label} ${card.lastFour}`;
    await noteDeed(tx, deps, actor, 'settingsChanged', { about, from: former, to: card });
    return former && (former.paymentId as PaymentId);
  });

/** What it paid can still be refunded; what waits to be paid with it goes back. Repeating it is a success. */
export async function removeCompanyCard(
  deps: AdminDeps,
  by: By,
  paymentId: PaymentId,
): Promise<CompanySettings> {
  const { actor } = by;
  // First here: from now on nobody is charged, whatever the vault answers
  await withTransaction(deps.db, async (tx) => {
    await lockCompany(tx, actor);
    const rule = await readPayRule(tx, actor, paymentId);
    if (await endCard(tx, actor, paymentId, deps.clock.now())) {
      const about = `${rule?.card?.label ?? ''} ${rule?.card?.lastFour ?? ''}`.trim();
      await noteDeed(tx, deps, actor, 'settingsChanged', { about, from: rule?.card, to: null });
    } else if (!rule?.isFormer) refuse('NotFound');
  });
  const removed = await withVault(deps).cards.removeCard(
    { subject: subjectOf(actor), paymentId },
    contextOf(by),
  );
  if (removed.outcome === 'unavailable' || removed.outcome === 'unknown') refuse('ServiceUnavailable');
  return getSettings(deps, actor);
}
