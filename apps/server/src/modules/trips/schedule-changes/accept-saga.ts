/**
 * The supplier takes note that a change is accepted, then the booking is what the supplier has. A change that
 * came between wins: nothing is accepted, and the traveler is asked again.
 */
import { nextLookUp } from '@sojourn/domain/schedule-changes/look-up-times.ts';
import { openCase } from '#modules/desk/cases/open-case.ts';
import { closeCases } from '#modules/desk/cases/store.ts';
import { enqueue } from '#modules/platform/notify/enqueue.ts';
import type { Booking } from '#modules/selling/booking/booking.ts';
import { BOOKING_CASES } from '#modules/selling/booking/case-types.ts';
import { BOOKING_MACHINE } from '#modules/selling/booking/machines.ts';
import { type BookingInput, refOf } from '#modules/selling/booking/saga-input.ts';
import { readBooking } from '#modules/selling/booking/store.ts';
import type { AcceptRejection, SupplierSide } from '#modules/selling/booking/supplier-record.ts';
import { ok } from '#suppliers/outcome.ts';
import { mustMove } from '#workflow/move.ts';
import type { Saga, SagaKind, SagaRow, Step, StepAnswer, Trouble, Tx } from '#workflow/saga.ts';
import { SCHEDULE_CASES } from './case-types.ts';
import { planLookUps, signalLookUp } from './look-ups/store.ts';
import { SCHEDULE_CHANGE_MACHINE } from './machines.ts';
import { scheduleAcceptedMessage } from './messages.ts';
import { applyChange, refreshStatus } from './note-schedule.ts';
import type { ScheduleJobDeps } from './product.ts';
import { agentColumn, answeredColumns, answererFor, readChanges, type ScheduleChangeRow } from './store.ts';

export const ACCEPT_CHANGE = 'accept-schedule-change';
export type AcceptInput = BookingInput & { readonly version: number };
export type AcceptResult = { readonly result: 'Accepted' | 'Outdated' | 'Unavailable' };

export const acceptChangeSaga = (deps: ScheduleJobDeps): SagaKind => ({
  kind: ACCEPT_CHANGE,
  run: (saga) => run(deps, saga),
  needsPerson: (tx, row, trouble) => needsPerson(deps, tx, row, trouble),
});

async function run(deps: ScheduleJobDeps, saga: Saga): Promise<void> {
  const ref = refOf(saga.row);
  const { version } = saga.row.input as AcceptInput;
  const [booking, changes] = [await readBooking(deps.db, ref), await readChanges(deps.db, ref)];
  const row = changes.find(({ supplierVersion }) => supplierVersion === version);
  const supplier = booking && deps.products[booking.product].supplierSide(booking);
  if (!booking || !row || !supplier) throw new Error(`${ref.bookingId} has no change ${version}`);
  const answer = await saga.step('accept', acceptStep(deps, supplier, version));
  if (answer.outcome === 'ok') return endAccepted(deps, saga, booking, row);
  return endRefused(deps, saga, booking, row, answer);
}

const ACCEPTED = { isAccepted: true } as const;

function acceptStep(
  { clock }: ScheduleJobDeps,
  supplier: SupplierSide,
  version: number,
): Step<typeof ACCEPTED, AcceptRejection> {
  return {
    do: async ({ context }) => {
      const answer = await supplier.acceptChange(version, clock.now(), context);
      return answer.outcome === 'ok' ? ok(ACCEPTED) : answer;
    },
    lookUp: async ({ context }) => {
      const found = await supplier.lookUp(context);
      if (found.outcome !== 'ok') return found;
      return ok((found.value.schedule?.acceptedVersion ?? 0) >= version ? ACCEPTED : null);
    },
  };
}

const CLOSED_BY_IT = [SCHEDULE_CASES.scheduleUnanswered.kind, BOOKING_CASES.sagaError.kind];

async function endAccepted(
  deps: ScheduleJobDeps,
  saga: Saga,
  booking: Booking,
  row: ScheduleChangeRow,
): Promise<void> {
  const { tenantId, customerId, bookingId } = booking;
  const owner = { tenantId, customerId };
  const result: AcceptResult = { result: 'Accepted' };
  await saga.finish(result, async (tx) => {
    const at = deps.clock.now();
    const of = { ...owner, cause: 'accepted', at };
    await mustMove(tx, SCHEDULE_CHANGE_MACHINE, {
      ...of,
      subject: [bookingId, row.supplierVersion],
      from: ['accepting'],
      to: 'accepted',
      set: answeredColumns(answererFor(row.agentId), at, 'done'),
    });
    await mustMove(tx, BOOKING_MACHINE, { ...of, subject: [bookingId], from: ['Changing'], to: 'Confirmed' });
    if (!(await applyChange(tx, deps, booking, row.content, at)))
      throw new Error(`${bookingId} was revised while it was being changed`);
    const revised = await readBooking(tx, booking);
    if (!revised) throw new Error(`${bookingId} is gone`);
    await refreshStatus(tx, revised);
    const { startsAt, endsAt } = revised;
    await planLookUps(tx, [{ ...owner, bookingId, endsAt, nextLookAt: nextLookUp(bookingId, startsAt, at) }]);
    await closeCases(tx, owner, bookingId, CLOSED_BY_IT, 'accepted', at);
    await enqueue(tx, scheduleAcceptedMessage(revised, row, at));
  });
}

/** The booking is as it was; what the supplier has now is looked up at once. */
async function endRefused(
  deps: ScheduleJobDeps,
  saga: Saga,
  booking: Booking,
  row: ScheduleChangeRow,
  answer: StepAnswer<never, AcceptRejection>,
): Promise<void> {
  const { tenantId, customerId, bookingId } = booking;
  const isOutdated = answer.outcome === 'rejected';
  const result: AcceptResult = { result: isOutdated ? 'Outdated' : 'Unavailable' };
  await saga.finish(result, async (tx) => {
    const at = deps.clock.now();
    const of = { tenantId, customerId, cause: isOutdated ? answer.rejection.reason : 'unavailable', at };
    await mustMove(tx, SCHEDULE_CHANGE_MACHINE, {
      ...of,
      subject: [bookingId, row.supplierVersion],
      from: ['accepting'],
      to: isOutdated ? 'superseded' : 'pending',
      set: agentColumn(null),
    });
    await mustMove(tx, BOOKING_MACHINE, { ...of, subject: [bookingId], from: ['Changing'], to: 'Confirmed' });
    await refreshStatus(tx, booking);
    await closeCases(tx, of, bookingId, CLOSED_BY_IT, result.result, at);
    await signalLookUp(tx, bookingId, at);
  });
}

async function needsPerson(deps: ScheduleJobDeps, tx: Tx, row: SagaRow, trouble: Trouble): Promise<void> {
  const { tenantId, customerId, bookingId } = refOf(row);
  const facts = { step: trouble.step, reason: trouble.reason, attempts: row.attempts + 1 };
  const type = trouble.reason === 'error' ? BOOKING_CASES.sagaError : SCHEDULE_CASES.scheduleUnanswered;
  await openCase(tx, deps, { tenantId, customerId, type, subjectId: bookingId, facts });
}
