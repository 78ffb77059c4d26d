/**
 * Books what was approved, at the price of the moment: within the limit it books by itself, as the traveler
 * chose to pay. Anything else goes back to the traveler with nothing charged. Repeating it changes nothing.
 */
import { limitMinor } from '@sojourn/domain/approvals/mandate.ts';
import { isBefore, plusSeconds } from '@sojourn/domain/dates.ts';
import type { Actor, RequestContext } from '#context.ts';
import { bookCheckout } from '#modules/selling/booking/book-checkout.ts';
import { planPayment } from '#modules/selling/booking/plan-payment.ts';
import { readBooking } from '#modules/selling/booking/store.ts';
import type { CheckoutRow } from '#modules/selling/checkouts/checkout-row.ts';
import { refreshQuote } from '#modules/selling/checkouts/refresh-quote.ts';
import { readCheckout } from '#modules/selling/checkouts/store.ts';
import { Refusal } from '#refusal.ts';
import { type ApprovalDeps, travelerOf } from './deps.ts';
import { endBooked, giveBack } from './end-request.ts';
import { findPermission } from './permit-charge.ts';
import type { Request, ReturnedFor } from './requests/request.ts';
import { isSameSale } from './requests/store.ts';

/** A supplier that doesn't answer is asked again for so long. */
const PATIENCE_SECONDS = 3_600;
/** The price may rise between the quote and the booking, and still be within the limit. */
const TRIES = 3;

type Ending =
  | {
      readonly end: 'booked';
      readonly bookingId: NonNullable<Request['bookingId']>;
      readonly priceMinor: number;
    }
  | { readonly end: 'returned'; readonly why: ReturnedFor; readonly nowMinor: number | null }
  /** Another process, or the next round, goes on. */
  | { readonly end: 'waiting' };
const WAITING: Ending = { end: 'waiting' };
const returned = (why: ReturnedFor, nowMinor: number | null = null): Ending => ({
  end: 'returned',
  why,
  nowMinor,
});

export async function bookApproved(
  deps: ApprovalDeps,
  request: Request,
  context: RequestContext,
): Promise<void> {
  const traveler = await travelerOf(deps, request);
  const ending = traveler ? await tryToBook(deps, request, traveler, context) : returned('unavailable');
  if (ending.end === 'booked') await endBooked(deps, request, ending.bookingId, ending.priceMinor);
  if (ending.end === 'returned') await giveBack(deps, request, ending.why, ending.nowMinor);
}

async function tryToBook(
  deps: ApprovalDeps,
  request: Request,
  traveler: Actor,
  context: RequestContext,
): Promise<Ending> {
  for (let tried = 0; tried < TRIES; tried++) {
    const row = await readCheckout(deps, traveler, request.checkoutId);
    if (!row) return returned('unavailable');
    if (row.state !== 'open') return joinBooking(deps, request, row);
    if (isUnconfirmed(row, request)) return returned('payment');
    try {
      return await priceAndBook(deps, request, traveler, context);
    } catch (refused) {
      if (!(refused instanceof Refusal)) throw refused;
      const ending = endingOf(deps, request, refused);
      if (ending) return ending;
    }
  }
  return WAITING;
}

/** Somebody has begun to book it: once it's booked, it is over. */
async function joinBooking(deps: ApprovalDeps, request: Request, row: CheckoutRow): Promise<Ending> {
  if (row.state !== 'booked' || !row.bookingId) return WAITING;
  const { tenantId, customerId } = request;
  const booking = await readBooking(deps.db, { tenantId, customerId, bookingId: row.bookingId });
  const priceMinor = booking ? booking.totalMinor + booking.premiumMinor : row.quote.totalMinor;
  return { end: 'booked', bookingId: row.bookingId, priceMinor };
}

async function priceAndBook(
  deps: ApprovalDeps,
  request: Request,
  traveler: Actor,
  context: RequestContext,
): Promise<Ending> {
  const { checkoutId, requestedMinor, terms } = request;
  const limit = limitMinor(requestedMinor, terms.rules.tolerance);
  await refreshQuote(deps, checkoutId, { acceptTotalMinor: limit }, traveler, context);
  const row = await readCheckout(deps, traveler, checkoutId);
  if (!row) return returned('unavailable');
  const { quoteId, totalMinor } = row.quote;
  if (row.priceChange || totalMinor > limit) return returned('price', totalMinor);
  if (!(await isSameSale(deps.db, request))) return returned('changed', totalMinor);
  const { tenders, cardMinor } = await planPayment(deps, row, traveler);
  // Credits or miles that are spent by now aren't made up for by the card
  if (cardMinor > terms.cardMinor + (limit - requestedMinor)) return returned('payment', totalMinor);
  // Another card than the one it was sent with is nobody's to charge
  const card = tenders.find(({ kind }) => kind === 'UserCard');
  if (card && terms.paymentId && card.sourceId !== terms.paymentId) return returned('payment', totalMinor);
  const input = { totalMinor, cardMinor, tenders, quoteId };
  const permission = await findPermission(deps, request);
  const later = { kind: 'approval', permission, until: terms.startsAt };
  const approved = { isApproved: true, sentAnswers: terms.answers, later };
  const booked = await bookCheckout(deps, checkoutId, input, traveler, context, approved);
  if (booked.result === 'Success')
    return { end: 'booked', bookingId: booked.bookingId, priceMinor: totalMinor };
  if (booked.result !== 'Failed') return WAITING;
  const { payment, rewards } = booked.failure;
  return returned(payment || rewards ? 'payment' : 'unavailable', totalMinor);
}

/** Since it was approved its traveler was asked to confirm the payment, and it wasn't: nobody asks again. */
const isUnconfirmed = ({ lastFailure }: CheckoutRow, { changedAt }: Request): boolean =>
  (lastFailure?.payment === 'CardCheckDeclined' || lastFailure?.payment === 'CardCheckTimedOut') &&
  !isBefore(lastFailure.at, changedAt);

/** Null: worth another try, with what has changed. */
function endingOf({ clock }: ApprovalDeps, request: Request, { code, details }: Refusal): Ending | null {
  switch (code) {
    case 'PriceIncreased': {
      const now = details?.newTotalMinor ?? null;
      const limit = limitMinor(request.requestedMinor, request.terms.rules.tolerance);
      return now !== null && now > limit ? returned('price', now) : null;
    }
    case 'MaximumPriceIncreaseReached':
      return returned('price');
    case 'CheckoutClosed':
    case 'Inactivity':
    case 'TendersChanged':
      return null;
    case 'SuppliersUnavailable':
    case 'ServiceUnavailable': {
      const isOver = isBefore(plusSeconds(request.changedAt, PATIENCE_SECONDS), clock.now());
      return isOver ? returned('unavailable') : WAITING;
    }
    case 'TravelerNotAllowed':
    case 'BookedByOthers':
      return returned('notAllowed');
    case 'CompanyCardMissing':
    case 'CompanyCardExpired':
    case 'CardNotAllowed':
      return returned('companyCard');
    case 'CheckoutIncomplete':
    case 'CreditNotAvailable':
    case 'NoEligibleAccount':
      return returned('payment');
    default:
      return returned('unavailable');
  }
}
