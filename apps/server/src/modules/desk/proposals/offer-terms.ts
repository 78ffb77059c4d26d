/** What an offer comes to now, and how long it's open; the agent sees it before it's made. */
import type { BookingChange } from '@sojourn/contract/changes.ts';
import { cancelAt } from '@sojourn/domain/booking/cancellation/cancel-terms.ts';
import { type Instant, isBefore, plusSeconds } from '@sojourn/domain/dates.ts';
import type { BookingId, ChangeId } from '@sojourn/domain/ids.ts';
import type { Currency } from '@sojourn/domain/money.ts';
import { assertPresent } from '@sojourn/domain/present.ts';
import { PROPOSAL_HOURS } from '@sojourn/domain/support/proposal-state.ts';
import type { Actor, RequestContext } from '#context.ts';
import type { Booking, Summary } from '#modules/selling/booking/booking.ts';
import { mostGoodwill } from '#modules/selling/booking/goodwill/refund-goodwill.ts';
import { quoteCancel } from '#modules/trips/cancellation/quote-cancel.ts';
import { readCreditsOwed } from '#modules/trips/cancellation/store.ts';
import { getChange } from '#modules/trips/changes/get-change.ts';
import { readChange } from '#modules/trips/changes/store.ts';
import { changingFor } from '#modules/trips/changes/use-case.ts';
import { refTo, requireTrip } from '#modules/trips/trips/use-case.ts';
import { refuse } from '#refusal.ts';
import type { ProposalDeps } from './deps.ts';
import type { NewProposal, OfferedTrip } from './store.ts';

/** `refundMinor`, `dueMinor`: what the agent's screen showed. */
export type Offer =
  | { readonly kind: 'credit'; readonly amountMinor: number }
  | { readonly kind: 'refund'; readonly bookingId: BookingId; readonly amountMinor: number }
  | { readonly kind: 'cancel'; readonly bookingId: BookingId; readonly refundMinor: number }
  | {
      readonly kind: 'change';
      readonly bookingId: BookingId;
      readonly changeId: ChangeId;
      readonly dueMinor: number;
      readonly refundMinor: number;
    };
type Of<K extends Offer['kind']> = Extract<Offer, { readonly kind: K }>;
type Terms = Pick<
  NewProposal,
  'kind' | 'amountMinor' | 'dueMinor' | 'creditMinor' | 'currency' | 'bookingId' | 'change' | 'expiresAt'
>;

const USD: Currency = 'USD';
const NOTHING_ELSE = { dueMinor: 0, creditMinor: 0, change: null } as const;
const earlier = (a: Instant, b: Instant): Instant => (isBefore(a, b) ? a : b);
const latestOf = (now: Instant): Instant => plusSeconds(now, PROPOSAL_HOURS * 3_600);

/** `customer`: in whose name it's quoted. Refuses as the customer's own use case does. */
export function termsOf(
  deps: ProposalDeps,
  offer: Offer,
  customer: Actor,
  context: RequestContext,
): Promise<Terms> {
  const now = deps.clock.now();
  switch (offer.kind) {
    case 'credit':
      return Promise.resolve({
        ...NOTHING_ELSE,
        kind: 'credit',
        amountMinor: offer.amountMinor,
        currency: USD,
        bookingId: null,
        expiresAt: latestOf(now),
      });
    case 'refund':
      return refundTerms(deps, offer, customer, now);
    case 'cancel':
      return cancelOfferTerms(deps, offer, customer, now, context);
    case 'change':
      return changeTerms(deps, offer, customer, now);
  }
}

/** The most that goodwill can give back of a booking, with the booking. Refuses with NotFound. */
export async function goodwillFor(
  deps: ProposalDeps,
  bookingId: BookingId,
  customer: Actor,
): Promise<{ readonly booking: Booking; readonly mostMinor: number; readonly owedMinor: number }> {
  const ref = refTo(customer, bookingId);
  const booking = await requireTrip(deps, ref);
  const owedMinor = booking.state === 'Canceled' ? await readCreditsOwed(deps.db, ref) : 0;
  const mostMinor = await mostGoodwill(deps.db, ref, owedMinor, deps.clock.now());
  return { booking, mostMinor, owedMinor };
}

async function refundTerms(
  deps: ProposalDeps,
  { bookingId, amountMinor }: Of<'refund'>,
  customer: Actor,
  now: Instant,
): Promise<Terms> {
  const { booking, mostMinor } = await goodwillFor(deps, bookingId, customer);
  if (amountMinor > mostMinor) refuse('RefundTooHigh');
  const { currency } = booking;
  const expiresAt = latestOf(now);
  return { ...NOTHING_ELSE, kind: 'refund', amountMinor, currency, bookingId, expiresAt };
}

async function cancelOfferTerms(
  deps: ProposalDeps,
  { bookingId, refundMinor }: Of<'cancel'>,
  customer: Actor,
  now: Instant,
  context: RequestContext,
): Promise<Terms> {
  const quote = await quoteCancel(deps, bookingId, customer, context);
  const { amountMinor, currency } = quote.refund;
  if (amountMinor !== refundMinor) refuse('CancelQuoteExpired');
  const booking = await requireTrip(deps, refTo(customer, bookingId));
  const terms = cancelAt(booking.offer.cancellation, booking.totalMinor, now);
  const expiresAt = [latestOf(now), terms.until ?? booking.startsAt, booking.startsAt].reduce(earlier);
  return { ...NOTHING_ELSE, kind: 'cancel', amountMinor, currency, bookingId, expiresAt };
}

/** What is shown of it stays; the price is asked for again when it's accepted. */
async function changeTerms(
  deps: ProposalDeps,
  { bookingId, changeId, dueMinor, refundMinor }: Of<'change'>,
  customer: Actor,
  now: Instant,
): Promise<Terms> {
  const ref = { ...refTo(customer, bookingId), changeId };
  const [booking, shown, row] = await Promise.all([
    requireTrip(deps, ref),
    getChange(deps, bookingId, changeId, customer),
    readChange(deps.db, ref),
  ]);
  const { cost } = shown;
  // Edited details have no price to offer
  if (!isOpen(shown) || !cost || !row?.quote || row.ask.kind === 'Details')
    return refuse('ChangeQuoteExpired');
  if (cost.due.amountMinor !== dueMinor || cost.refund.amountMinor !== refundMinor)
    return refuse('ChangeQuoteExpired');
  const product = deps.products[booking.product];
  const changing = assertPresent(changingFor(product, row.ask), 'how it changes');
  const { closesAt } = changing.window(booking);
  const { request, offer } = row.quote;
  const after = product.summary({ request, offer });
  const lines = changing.describe?.(booking, row.quote);
  return {
    kind: 'change',
    amountMinor: refundMinor,
    dueMinor,
    creditMinor: cost.credit.amountMinor,
    currency: booking.currency,
    bookingId,
    change: { ask: row.ask, before: shownTrip(booking), after: shownTrip(after), ...(lines && { lines }) },
    expiresAt: earlier(latestOf(now), closesAt),
  };
}

const shownTrip = ({
  title,
  subtitle,
  startsAt,
  endsAt,
  startsOn,
  endsOn,
}: Pick<Summary, 'title' | 'subtitle' | 'startsAt' | 'endsAt' | 'startsOn' | 'endsOn'>): OfferedTrip => ({
  title,
  subtitle,
  startsAt,
  endsAt,
  startsOn,
  endsOn,
});

/** It can be confirmed as it was quoted. */
export const isOpen = ({ priceQuote, booking, failure, expiresAt }: BookingChange): boolean =>
  priceQuote === 'Success' && booking === 'NotCalled' && failure === null && expiresAt !== null;
