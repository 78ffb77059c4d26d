/** Reminds travelers of each booking once, the morning before it begins. */
import { reminderTime } from '@sojourn/domain/booking/reminder-time.ts';
import { plusSeconds } from '@sojourn/domain/dates.ts';
import { withTransaction } from '@sojourn/postgres/client.ts';
import { enqueue } from '#modules/platform/notify/enqueue.ts';
import { readBooking } from '#modules/selling/booking/store.ts';
import { inBatches, type Job } from '#workflow/jobs/job.ts';
import type { ReminderDeps } from './product.ts';
import { deleteOver, type PlannedReminder, planReminders, readUnplanned, takeDue } from './store.ts';

const BATCH = 200;
/** No reminder leaves earlier than 48 hours before, in any zone. */
const AHEAD_SECONDS = 3 * 86_400;

export const reminderJobs = (deps: ReminderDeps): readonly Job[] => [
  {
    name: 'plan-reminders',
    everySeconds: 300,
    isDueAtStart: true,
    run: (turn) => inBatches(turn, BATCH, () => planNext(deps)),
  },
  {
    name: 'send-reminders',
    everySeconds: 60,
    run: (turn) => inBatches(turn, BATCH, () => sendDue(deps)),
  },
  {
    name: 'forget-reminders',
    everySeconds: 3_600,
    storedDays: 0,
    run: (turn) => inBatches(turn, BATCH, () => deleteOver(deps.db, deps.clock.now(), BATCH)),
  },
];

/** One batch; returns how many bookings were looked at. */
async function planNext({ db, clock, products }: ReminderDeps): Promise<number> {
  const from = clock.now();
  const refs = await readUnplanned(db, { from, until: plusSeconds(from, AHEAD_SECONDS) }, BATCH);
  const planned: PlannedReminder[] = [];
  for (const ref of refs) {
    const booking = await readBooking(db, ref);
    if (!booking) continue;
    const { startsAt, bookedAt, createdAt } = booking;
    const zone = products[booking.product].startZone(booking);
    const remindAt = reminderTime({ startsAt, bookedAt: bookedAt ?? createdAt }, zone);
    planned.push({ ...ref, startsAt, remindAt });
  }
  await planReminders(db, planned);
  return refs.length;
}

/** One batch; returns how many are in the outbox now. */
async function sendDue({ db, clock }: ReminderDeps): Promise<number> {
  return withTransaction(db, async (tx) => {
    const at = clock.now();
    const due = await takeDue(tx, at, BATCH);
    for (const { tenantId, customerId, bookingId } of due)
      await enqueue(tx, { tenantId, customerId, at, kind: 'tripReminder', bookingId });
    return due.length;
  });
}
