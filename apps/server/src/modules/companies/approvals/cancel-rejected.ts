/** Cancels in full what was booked and then rejected, as its traveler would. Repeating it changes nothing. */
import { isBefore } from '@sojourn/domain/dates.ts';
import type { RequestContext } from '#context.ts';
import { readBooking } from '#modules/selling/booking/store.ts';
import { cancelTrip } from '#modules/trips/cancellation/cancel-trip.ts';
import { quoteCancel } from '#modules/trips/cancellation/quote-cancel.ts';
import { Refusal } from '#refusal.ts';
import { type ApprovalDeps, travelerOf } from './deps.ts';
import { endCanceled, endNotCanceled } from './end-request.ts';
import type { Request } from './requests/request.ts';

/** A person sees to these; with others the next round tries again while canceling is free. */
const FINAL = ['CancellationAttemptFailed', 'NotCancellable'];

export async function cancelRejected(
  deps: ApprovalDeps,
  request: Request,
  context: RequestContext,
): Promise<void> {
  const { tenantId, customerId, bookingId } = request;
  const booking = bookingId && (await readBooking(deps.db, { tenantId, customerId, bookingId }));
  if (!booking || booking.state === 'Canceled' || booking.state === 'Failed')
    return endCanceled(deps, request);
  // Nothing else can begin until its supplier has answered
  if (booking.state !== 'Confirmed') return;
  const traveler = await travelerOf(deps, request);
  if (!traveler) return endNotCanceled(deps, request, 'travelerGone');
  try {
    const { quoteId, penalty } = await quoteCancel(deps, booking.bookingId, traveler, context);
    if (penalty.amountMinor > 0) return await endNotCanceled(deps, request, 'penalty');
    const { result } = await cancelTrip(deps, booking.bookingId, { quoteId }, traveler, context);
    if (result === 'Canceled') await endCanceled(deps, request);
  } catch (refused) {
    if (!(refused instanceof Refusal)) throw refused;
    // What its traveler began at this moment refuses too, and isn't a refusal to cancel
    if ((await readBooking(deps.db, booking))?.state !== 'Confirmed') return;
    const { freeUntil } = request.terms;
    const isTooLate = freeUntil !== null && !isBefore(deps.clock.now(), freeUntil);
    if (FINAL.includes(refused.code) || isTooLate) await endNotCanceled(deps, request, refused.code);
  }
}
