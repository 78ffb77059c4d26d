/** Takes something else instead of what the supplier changed, free of charge (B §5). */

import type { TripDetail } from '@sojourn/contract/trips.ts';
import type { ChangeFailure } from '@sojourn/domain/booking/change-state.ts';
import { type BookingId, newId } from '@sojourn/domain/ids.ts';
import { withTransaction } from '@sojourn/postgres/client.ts';
import type { Actor, RequestContext } from '#context.ts';
import { acceptedPart } from '#modules/desk/proofs/accepted.ts';
import { readReplaced } from '#modules/protecting/disruptions/rebooking/store.ts';
import { BOOKING_MACHINE } from '#modules/selling/booking/machines.ts';
import { refuse } from '#refusal.ts';
import type { CallContext } from '#suppliers/outcome.ts';
import { move } from '#workflow/move.ts';
import type { StartedSaga } from '#workflow/saga.ts';
import { acceptedChange } from '../../changes/accepted-change.ts';
import { insertConfirmed } from '../../changes/insert-confirmed.ts';
import { changeSagaId } from '../../changes/saga-input.ts';
import { isVersion } from '../../changes/store.ts';
import { callContext, refTo, showTrip } from '../../trips/use-case.ts';
import { type Answerable, requireAnswerable } from '../answer-change.ts';
import { SCHEDULE_CHANGE_MACHINE } from '../machines.ts';
import type { RebookingChoice, RebookingQuote, ScheduleDeps } from '../product.ts';
import { agentColumn } from '../store.ts';
import { Taken, undefinedIfTaken } from '../taken.ts';
import { REBOOK_BOOKING } from './rebooking-ending.ts';

type Input = { readonly version: number; readonly choices: readonly RebookingChoice[] };

/** Refuses RebookingUnavailable when it's no longer to be had: nothing has changed by then. */
export async function rebookChange(
  deps: ScheduleDeps,
  bookingId: BookingId,
  { version, choices }: Input,
  actor: Actor,
  context: RequestContext,
): Promise<{ result: 'Rebooked' | 'Pending'; trip: TripDetail }> {
  const ref = refTo(actor, bookingId);
  const found = await requireAnswerable(deps, ref, version, callContext(context));
  // The traveler sees their own answer again; an agent isn't noted as the one who gave it
  if (!found && actor.agentId) refuse('ScheduleChangeAnswered');
  if (!found) return { result: 'Pending', trip: await showTrip(deps, ref) };
  const quoted = await quoteOf(deps, found, choices, callContext(context));
  const agentId = actor.agentId ?? null;
  const saga = await begin(deps, found, { ...quoted, choices, agentId }, context);
  if (!saga) refuse('ScheduleChangeAnswered');
  const end = await deps.sagas.drive(saga);
  const ended = end.end === 'done' ? (end.result as { result: string; failure?: ChangeFailure }) : null;
  if (ended?.failure) refuseFor(ended.failure);
  return { result: ended ? 'Rebooked' : 'Pending', trip: await showTrip(deps, ref) };
}

/** Nobody's policy or fare stands in the way: the supplier changed the trip, not the traveler. */
async function quoteOf(
  { products, clock }: ScheduleDeps,
  { booking, row }: Answerable,
  choices: readonly RebookingChoice[],
  context: CallContext,
): Promise<RebookingQuote> {
  const { rebook: rebooking } = products[booking.product].can;
  if (!rebooking || row.after === null) return refuse('RebookingUnavailable');
  const change = { version: row.supplierVersion, content: row.content };
  const quoted = await rebooking.quote(booking, change, choices, clock.now(), context);
  if (quoted.outcome === 'rejected') return refuseFor(quoted.rejection.reason);
  if (quoted.outcome !== 'ok') return refuse('SuppliersUnavailable');
  // A rule that lets the traveler pay would be no answer to the supplier's change
  if (quoted.value.quote.amounts.addCollectMinor > 0) return refuse('RebookingUnavailable');
  return quoted.value;
}

function refuseFor(failure: ChangeFailure): never {
  if (failure === 'Superseded') return refuse('ScheduleChangeOutdated');
  if (failure === 'SupplierUnavailable') return refuse('SuppliersUnavailable');
  return refuse('RebookingUnavailable');
}

type Chosen = RebookingQuote & Pick<Input, 'choices'> & { readonly agentId: string | null };

/** Undefined when somebody else was first. Another flight has been booked for what a disruption replaced. */
function begin(
  deps: ScheduleDeps,
  { booking, row }: Answerable,
  { ask, quote, choices, agentId }: Chosen,
  { scenario, requestId }: RequestContext,
): Promise<StartedSaga | undefined> {
  const { tenantId, customerId, bookingId, currency, version: bookingVersion } = booking;
  const owner = { tenantId, customerId };
  const changeId = newId('chg', deps.random.bytes(16));
  const at = deps.clock.now();
  const of = { ...owner, cause: changeId, at };
  return withTransaction(deps.db, async (tx) => {
    const isOurs = await move(tx, BOOKING_MACHINE, {
      ...of,
      subject: [bookingId],
      from: ['Confirmed'],
      to: 'Changing',
      where: isVersion(bookingVersion),
    });
    if (!isOurs) return undefined;
    const replaced = await readReplaced(tx, booking);
    if (choices.some(({ slice }) => replaced.includes(slice))) refuse('RebookingUnavailable');
    const subject = [bookingId, row.supplierVersion] as const;
    const set = agentColumn(agentId);
    const taking = { ...of, subject, from: ['pending'], to: 'accepting', set } as const;
    if (!(await move(tx, SCHEDULE_CHANGE_MACHINE, taking))) throw new Taken();
    await insertConfirmed(tx, { ...owner, bookingId, changeId, bookingVersion, ask, quote }, at);
    const input = { bookingId, changeId };
    const saga = { ...owner, sagaId: changeSagaId(changeId), kind: REBOOK_BOOKING, scenario, requestId };
    const changed = { ...owner, bookingId, changeId, bookingVersion };
    const accepted = acceptedPart(deps, acceptedChange(changed, quote, currency, agentId));
    return deps.sagas.start(tx, { ...saga, input }, [accepted]);
  }).catch(undefinedIfTaken);
}
