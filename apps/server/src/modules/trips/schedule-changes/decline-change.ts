/** Rejects a change that gives a right to a refund: the trip is canceled and everything comes back. */
import type { TripDetail } from '@sojourn/contract/trips.ts';
import type { BookingId } from '@sojourn/domain/ids.ts';
import type { Actor, RequestContext } from '#context.ts';
import { refuse } from '#refusal.ts';
import { callContext, refTo, showTrip } from '../trips/use-case.ts';
import { requireAnswerable } from './answer-change.ts';
import type { ScheduleDeps } from './product.ts';
import { startRefund } from './start-refund.ts';
import { answererFor } from './store.ts';

/** Refuses with NotCancellable where no rule gives a refund: then the trip is canceled by its terms. */
export async function declineChange(
  deps: ScheduleDeps,
  bookingId: BookingId,
  { version }: { readonly version: number },
  actor: Actor,
  context: RequestContext,
): Promise<{ result: 'Declined' | 'Pending'; trip: TripDetail }> {
  const ref = refTo(actor, bookingId);
  const found = await requireAnswerable(deps, ref, version, callContext(context));
  if (!found) refuse('ScheduleChangeAnswered');
  if (found.row.regimes.length === 0) refuse('NotCancellable');
  const { scenario, requestId } = context;
  const by = { ...answererFor(actor.agentId), scenario, requestId };
  const saga = await startRefund(deps, found, by, callContext(context));
  if (saga === 'unavailable') refuse('SuppliersUnavailable');
  if (saga === 'taken') refuse('ScheduleChangeAnswered');
  await deps.sagas.drive(saga);
  const trip = await showTrip(deps, ref);
  return { result: trip.status === 'Canceled' ? 'Declined' : 'Pending', trip };
}
