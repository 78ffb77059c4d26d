/**
 * One trip whole. A hotel's record that was last seen over a day ago is looked up again, behind the answer.
 */
import type { TripDetail } from '@sojourn/contract/trips.ts';
import type { BookingId } from '@sojourn/domain/ids.ts';
import type { Actor, RequestContext } from '../../context.ts';
import { callContext, refTo, showTrip, type TripDeps } from './use-case.ts';
import { isDueToVerify, verifyTrip } from './verify-trip.ts';

export async function getTrip(
  deps: TripDeps,
  bookingId: BookingId,
  actor: Actor,
  context: RequestContext,
): Promise<TripDetail> {
  const ref = refTo(actor, bookingId);
  const trip = await showTrip(deps, ref);
  if (isDueToVerify(trip, deps.clock.now())) {
    void verifyTrip(deps, ref, callContext(context)).catch((error: unknown) =>
      deps.log.warn({ err: error, bookingId }, 'trip could not be verified'),
    );
  }
  return trip;
}
