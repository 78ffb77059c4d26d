/** Agrees to the supplier's newest change; accepting, canceling and changing exclude one another. */

import type { TripDetail } from '@sojourn/contract/trips.ts';
import { type BookingId, newId } from '@sojourn/domain/ids.ts';
import { isAllCanceled } from '@sojourn/domain/schedule-changes/refund-right.ts';
import { partsOfSlice, slicesOf } from '@sojourn/domain/schedule-changes/schedule.ts';
import { withTransaction } from '@sojourn/postgres/client.ts';
import type { Actor, RequestContext } from '#context.ts';
import { acceptedPart } from '#modules/desk/proofs/accepted.ts';
import { BOOKING_MACHINE } from '#modules/selling/booking/machines.ts';
import { refuse } from '#refusal.ts';
import { move } from '#workflow/move.ts';
import type { StartedSaga } from '#workflow/saga.ts';
import { callContext, refTo, showTrip } from '../trips/use-case.ts';
import { ACCEPT_CHANGE, type AcceptInput, type AcceptResult } from './accept-saga.ts';
import { type Answerable, requireAnswerable } from './answer-change.ts';
import { answeredChange } from './answered-change.ts';
import { SCHEDULE_CHANGE_MACHINE } from './machines.ts';
import type { ScheduleDeps } from './product.ts';
import { agentColumn } from './store.ts';
import { Taken, undefinedIfTaken } from './taken.ts';

export async function acceptChange(
  deps: ScheduleDeps,
  bookingId: BookingId,
  { version }: { readonly version: number },
  actor: Actor,
  context: RequestContext,
): Promise<{ result: 'Accepted' | 'Pending'; trip: TripDetail }> {
  const ref = refTo(actor, bookingId);
  const found = await requireAnswerable(deps, ref, version, callContext(context));
  // The traveler sees their own answer again; an agent isn't noted as the one who gave it
  if (!found && actor.agentId) refuse('ScheduleChangeAnswered');
  if (!found) return { result: 'Pending', trip: await showTrip(deps, ref) };
  // What's canceled can't be agreed to: it's refunded, or a person finds another way
  if (!isAcceptable(found)) refuse('ScheduleChangeAnswered');
  const saga = await begin(deps, found, actor.agentId ?? null, context);
  if (!saga) refuse('ScheduleChangeAnswered');
  const end = await deps.sagas.drive(saga);
  const ended = end.end === 'done' ? (end.result as AcceptResult) : null;
  if (ended?.result === 'Outdated') refuse('ScheduleChangeOutdated');
  if (ended?.result === 'Unavailable') refuse('SuppliersUnavailable');
  return { result: ended ? 'Accepted' : 'Pending', trip: await showTrip(deps, ref) };
}

function isAcceptable({ row: { agreed, after } }: Answerable): boolean {
  if (after === null || isAllCanceled(agreed, after)) return false;
  return slicesOf(agreed).every((slice) => partsOfSlice(after, slice).length > 0);
}

/** Undefined when somebody else was first. */
function begin(
  deps: ScheduleDeps,
  { booking, row }: Answerable,
  agentId: string | null,
  { scenario, requestId }: RequestContext,
): Promise<StartedSaga | undefined> {
  const { tenantId, customerId, bookingId } = booking;
  const { supplierVersion: version } = row;
  const owner = { tenantId, customerId };
  const of = { ...owner, cause: 'accepting', at: deps.clock.now() };
  const sagaId = `accept:${bookingId}:${version}:${newId('quo', deps.random.bytes(16))}`;
  return withTransaction(deps.db, async (tx) => {
    const subject = [bookingId, version] as const;
    const isOurs = await move(tx, BOOKING_MACHINE, {
      ...of,
      subject: [bookingId],
      from: ['Confirmed'],
      to: 'Changing',
    });
    if (!isOurs) return undefined;
    const set = agentColumn(agentId);
    const taking = { ...of, subject, from: ['pending'], to: 'accepting', set } as const;
    if (!(await move(tx, SCHEDULE_CHANGE_MACHINE, taking))) throw new Taken();
    const input: AcceptInput = { bookingId, version };
    const accepted = acceptedPart(deps, answeredChange({ booking, row }, 'accepted', agentId));
    const saga = { ...owner, sagaId, kind: ACCEPT_CHANGE, scenario, requestId };
    return deps.sagas.start(tx, { ...saga, input }, [accepted]);
  }).catch(undefinedIfTaken);
}
