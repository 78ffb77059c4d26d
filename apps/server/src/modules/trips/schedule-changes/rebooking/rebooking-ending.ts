/** What ends with a rebooking: the supplier's change is answered, or open again with nothing changed. */
import type { Instant } from '@sojourn/domain/dates.ts';
import { nextLookUp } from '@sojourn/domain/schedule-changes/look-up-times.ts';
import { closeCases } from '#modules/desk/cases/store.ts';
import { enqueue } from '#modules/platform/notify/enqueue.ts';
import type { Booking } from '#modules/selling/booking/booking.ts';
import { BOOKING_CASES } from '#modules/selling/booking/case-types.ts';
import { readBooking } from '#modules/selling/booking/store.ts';
import { mustMove } from '#workflow/move.ts';
import type { Tx } from '#workflow/saga.ts';
import type { ChangeEnding } from '../../changes/change-ending.ts';
import type { QuotedChange } from '../../changes/product.ts';
import { SCHEDULE_CASES } from '../case-types.ts';
import { planLookUps, signalLookUp } from '../look-ups/store.ts';
import { SCHEDULE_CHANGE_MACHINE } from '../machines.ts';
import { scheduleRebookedMessage } from '../messages.ts';
import { refreshStatus } from '../note-schedule.ts';
import type { RebookingDeps } from '../product.ts';
import { agentColumn, answeredColumns, answererFor, readChanges, type ScheduleChangeRow } from '../store.ts';

export const REBOOK_BOOKING = 'rebook-booking';
const CLOSED_BY_IT = [SCHEDULE_CASES.scheduleUnanswered.kind, BOOKING_CASES.sagaError.kind];

export const rebookingEnding = (deps: RebookingDeps): ChangeEnding => ({
  kind: REBOOK_BOOKING,
  done: (tx, booking, change, at) => endRebooked(deps, tx, booking, change, at),
  refused: async (tx, booking, change, failure, at) => {
    const { tenantId, customerId, bookingId } = booking;
    const row = await answeredRow(tx, booking, change);
    await mustMove(tx, SCHEDULE_CHANGE_MACHINE, {
      tenantId,
      customerId,
      subject: [bookingId, row.supplierVersion],
      from: ['accepting'],
      to: failure === 'Superseded' ? 'superseded' : 'pending',
      cause: failure,
      at,
      set: agentColumn(null),
    });
    await refreshStatus(tx, booking);
    await signalLookUp(tx, bookingId, at);
  },
});

async function answeredRow(
  tx: Tx,
  booking: Booking,
  { changeId, quote }: QuotedChange,
): Promise<ScheduleChangeRow> {
  const changes = await readChanges(tx, booking);
  const row = changes.find(({ supplierVersion }) => supplierVersion === quote.answers);
  if (!row) throw new Error(`${changeId} answers no change of ${booking.bookingId}`);
  return row;
}

/** `booking`: as it was; by now its row is the next version. */
async function endRebooked(
  { products }: RebookingDeps,
  tx: Tx,
  booking: Booking,
  change: QuotedChange,
  at: Instant,
): Promise<void> {
  const { tenantId, customerId, bookingId } = booking;
  const owner = { tenantId, customerId };
  const row = await answeredRow(tx, booking, change);
  await mustMove(tx, SCHEDULE_CHANGE_MACHINE, {
    ...owner,
    subject: [bookingId, row.supplierVersion],
    from: ['accepting'],
    to: 'rebooked',
    cause: change.changeId,
    at,
    set: answeredColumns(answererFor(row.agentId), at, 'done'),
  });
  const revised = await readBooking(tx, booking);
  if (!revised) throw new Error(`${bookingId} is gone`);
  await refreshStatus(tx, revised);
  const { startsAt, endsAt } = revised;
  await planLookUps(tx, [{ ...owner, bookingId, endsAt, nextLookAt: nextLookUp(bookingId, startsAt, at) }]);
  await closeCases(tx, owner, bookingId, CLOSED_BY_IT, 'rebooked', at);
  const after = products[revised.product].scheduleOf(revised);
  await enqueue(tx, scheduleRebookedMessage(revised, row, after, at));
}
