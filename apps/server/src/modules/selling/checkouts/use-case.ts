/** What the use cases of checkouts share: their effects, and how they read one. */
import type { Checkout } from '@sojourn/contract/checkouts.ts';
import type { CheckoutId } from '@sojourn/domain/ids.ts';
import type { Actor, RequestContext } from '#context.ts';
import { readCustomFields } from '#modules/companies/arranging/custom-fields.ts';
import { findCompanyCard } from '#modules/companies/companies/card/pay-rule.ts';
import { refuse } from '#refusal.ts';
import type { CallContext } from '#suppliers/outcome.ts';
import { type ChosenCard, type SavedCards, shownOf } from './cards/saved-cards.ts';
import type { CheckoutRow } from './checkout-row.ts';
import type { CheckoutDeps, QuoteDeps } from './deps.ts';
import { NO_PAYMENT_SOURCES, readPaymentSources } from './payment/payment-sources.ts';
import { viewOfPayment } from './payment/view-payment.ts';
import { readCheckout } from './store.ts';
import { shownCheckout } from './view.ts';

const TIMEOUT_MS = 8_000;
const CARD_TIMEOUT_MS = 1_500;
export const callContext = ({ scenario, requestId }: RequestContext): CallContext => ({
  timeoutMs: TIMEOUT_MS,
  scenario,
  requestId,
});

/** Refuses with NotFound when there is none, or it is somebody else's. */
export async function requireCheckout(
  deps: QuoteDeps,
  actor: Actor,
  checkoutId: CheckoutId,
): Promise<CheckoutRow> {
  return (await readCheckout(deps, actor, checkoutId)) ?? refuse('NotFound');
}

/** Once it is being booked its tenders are the booking's: nothing is left to choose from. */
export async function showCheckout(deps: CheckoutDeps, actor: Actor, row: CheckoutRow): Promise<Checkout> {
  const isOpen = row.state === 'open';
  const [paymentSources, { card, isGone }, customFields] = await Promise.all([
    isOpen ? readPaymentSources(deps, actor, row, false) : NO_PAYMENT_SOURCES,
    isOpen ? chosenCard(deps, actor, row) : NO_CARD,
    readCustomFields(deps, actor),
  ]);
  const now = deps.clock.now();
  const product = deps.products[row.product];
  const without = { ...row, draft: { ...row.draft, paymentId: null } };
  const payment = viewOfPayment(isGone ? without : row, paymentSources, { card, isGone }, product, now);
  // Only the customer answers their bank
  const answered = actor.isDelegated ? { ...row, cardCheck: null } : row;
  const shown = shownCheckout(answered, product.covered?.(row.quote), now, { payment, customFields });
  const chosen = isGone ? without : row;
  const seen = actor.isDelegated ? { ...chosen, draft: product.draft.hide(chosen.draft) } : chosen;
  const named = { ...seen, quote: { ...row.quote, ...product.localize(row.quote, actor.locale) } };
  const conflicts = isOpen ? await deps.conflictsOf(actor, named) : [];
  return product.viewCheckout(
    named,
    { ...shown, conflicts: [...conflicts] },
    {
      plans: async () => (isOpen ? deps.plansOf(actor) : []),
      duplicate: async () => (isOpen ? deps.duplicateOf(actor, row) : null),
      owner: actor,
    },
  );
}

const NO_CARD: ChosenCard = { card: null, isGone: false };
export async function chosenCard(
  deps: Pick<CheckoutDeps, 'cardOf' | 'db'>,
  actor: Actor,
  { draft }: Pick<CheckoutRow, 'draft'>,
): Promise<ChosenCard> {
  if (draft.paymentId === null) return NO_CARD;
  const card = await savedCard(deps, actor, draft.paymentId);
  return card === 'unanswered' ? NO_CARD : { card, isGone: card === null };
}

/** The company's card, or what the vault says of one's own; it has to say so soon. */
export async function savedCard(
  { cardOf, db }: Pick<CheckoutDeps, 'cardOf' | 'db'>,
  actor: Pick<Actor, 'subject' | 'tenantId' | 'businessId'>,
  paymentId: string,
): ReturnType<SavedCards> {
  const company = await findCompanyCard({ db }, actor, paymentId);
  if (company) return { ...shownOf(company), isCompany: true };
  const context = { timeoutMs: CARD_TIMEOUT_MS, scenario: null, requestId: 'saved-card' };
  return cardOf(actor.subject, paymentId, context);
}
