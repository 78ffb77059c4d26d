/**
 * One trip whole. A record that was last seen over a day ago is looked up again, behind the answer. Under a
 * scenario it's looked up before, since jobs play none: what happens to a booked trip shows itself at once.
 */
import type { TripDetail } from '@sojourn/contract/trips.ts';
import type { BookingId } from '@sojourn/domain/ids.ts';
import type { Actor, RequestContext } from '#context.ts';
import type { BookingRef } from '#modules/selling/booking/tenders/store.ts';
import type { CallContext } from '#suppliers/outcome.ts';
import { type CompanyDeps, refToRead, showBookedForMe } from './booked-for-me.ts';
import { callContext, showTrip, type TripDeps } from './use-case.ts';
import { isDueToVerify } from './verify-trip.ts';

export type GetTripDeps = TripDeps &
  CompanyDeps & {
    /** Compares a trip with its supplier's record. */
    readonly lookUp: (ref: BookingRef, context: CallContext) => Promise<unknown>;
    /** Reads how its flights of today go. */
    readonly watchNow?: (ref: BookingRef, context: CallContext) => Promise<unknown>;
  };

export async function getTrip(
  deps: GetTripDeps,
  bookingId: BookingId,
  actor: Actor,
  context: RequestContext,
): Promise<TripDetail> {
  const { isOthers, ...ref } = await refToRead(deps, bookingId, actor);
  const lookAgain = async () => {
    await deps.lookUp(ref, callContext(context));
    await deps.watchNow?.(ref, callContext(context));
  };
  const note = (error: unknown) => deps.log.warn({ err: error, bookingId }, 'trip could not be verified');
  if (context.scenario !== null) await lookAgain().catch(note);
  const trip = await (isOthers ? showBookedForMe : showTrip)(deps, ref);
  if (isDueToVerify(trip, deps.clock.now())) void lookAgain().catch(note);
  return trip;
}
