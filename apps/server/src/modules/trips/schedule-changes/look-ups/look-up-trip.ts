/** The traveler wants to know now whether the supplier's record agrees. */
import type { TripDetail } from '@sojourn/contract/trips.ts';
import type { BookingId } from '@sojourn/domain/ids.ts';
import type { Actor, RequestContext } from '#context.ts';
import type { BookingRef } from '#modules/selling/booking/tenders/store.ts';
import { refuse } from '#refusal.ts';
import type { CallContext } from '#suppliers/outcome.ts';
import { callContext, refTo, requireTrip, showTrip } from '../../trips/use-case.ts';
import type { ScheduleDeps } from '../product.ts';
import { lookUpBooking } from './look-up-booking.ts';

export type LookUpDeps = ScheduleDeps & {
  /** Reads how its flights of today go. */
  readonly watchNow?: (ref: BookingRef, context: CallContext) => Promise<unknown>;
};

export async function lookUpTrip(
  deps: LookUpDeps,
  bookingId: BookingId,
  actor: Actor,
  context: RequestContext,
): Promise<TripDetail> {
  const ref = refTo(actor, bookingId);
  await requireTrip(deps, ref);
  if ((await lookUpBooking(deps, ref, callContext(context))) === 'unavailable')
    refuse('SuppliersUnavailable');
  await deps.watchNow?.(ref, callContext(context));
  return showTrip(deps, ref);
}
