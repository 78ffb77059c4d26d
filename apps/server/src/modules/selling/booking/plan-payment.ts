/** What the draft's choices come to at the moment of paying, with the balances as they are then. */
import { earningOn } from '@sojourn/domain/wallet/earning.ts';
import { planTenders } from '@sojourn/domain/wallet/tenders/tender-plan.ts';
import type { Actor } from '#context.ts';
import {
  companySubject,
  requireOwnPayment,
  requirePayer,
} from '#modules/companies/companies/card/pay-rule.ts';
import { refuse } from '#refusal.ts';
import type { SavedCard } from '../checkouts/cards/saved-cards.ts';
import type { CheckoutRow } from '../checkouts/checkout-row.ts';
import {
  availableOf,
  choicesOf,
  labelsOf,
  readPaymentSources,
} from '../checkouts/payment/payment-sources.ts';
import { chosenCard } from '../checkouts/use-case.ts';
import type { Payment } from './begin-booking.ts';
import type { PayDeps } from './deps.ts';
import type { LeftForCard } from './prepare.ts';

/**
 * `cardMinor`: what is left for a card; `isCardGone`: the one that was chosen was removed. Refuses with
 * ServiceUnavailable when miles are to be redeemed and the bank does not answer, and a card that the company
 * doesn't let pay.
 */
export async function planPayment(
  deps: PayDeps,
  row: CheckoutRow,
  actor: Actor,
): Promise<Payment & LeftForCard> {
  const redeems = row.draft.miles.some(({ units }) => units > 0);
  const [paymentSources, { card, isGone: isCardGone }] = await Promise.all([
    readPaymentSources(deps, actor, row, redeems, row.draft),
    chosenCard(deps, actor, row),
  ]);
  if (redeems && paymentSources.accounts === null) refuse('ServiceUnavailable');
  const { tenders, cardMinor } = planTenders(
    row.quote.totalMinor,
    choicesOf(row),
    availableOf(paymentSources),
  );
  requireOwnPayment(
    actor,
    tenders.reduce((sum, { amountMinor }) => sum + amountMinor, 0),
  );
  if (cardMinor > 0) await requirePayer(deps, actor, row.draft.paymentId);
  const labels = labelsOf(paymentSources);
  const { earnMultiplier } = deps.products[row.product];
  const earners = card?.isCompany ? [] : (paymentSources.accounts ?? []);
  const earning = earningOn(earners, card?.lastFour ?? null, cardMinor, earnMultiplier);
  return {
    tenders: tenders.map((tender) =>
      tender.kind === 'UserCard'
        ? { ...tender, label: card?.label ?? '', cardOwner: ownerOf(card, actor) }
        : { ...tender, label: labels(tender.sourceId) },
    ),
    cardMinor,
    isCardGone,
    earning: earning && {
      accountReferenceId: earning.accountReferenceId,
      multiplier: earning.multiplier,
    },
  };
}

/** As `cardOwner` reads it for who doesn't have the card at hand. */
const ownerOf = (card: SavedCard | null, { tenantId, businessId, subject }: Actor): string =>
  card?.isCompany && businessId !== null ? companySubject(tenantId, businessId) : subject;
