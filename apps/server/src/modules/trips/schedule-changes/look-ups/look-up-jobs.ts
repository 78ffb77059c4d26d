/** Looks up every booking 30, 7, 3 and 1 days before it begins, and at once when its supplier sends word. */
import { plusSeconds } from '@sojourn/domain/dates.ts';
import { nextLookUp } from '@sojourn/domain/schedule-changes/look-up-times.ts';
import { limitsByParty } from '#modules/selling/booking/reconciliation/limits.ts';
import { readBooking } from '#modules/selling/booking/store.ts';
import type { CallContext } from '#suppliers/outcome.ts';
import { follow } from '#workflow/jobs/follow.ts';
import { inBatches, type Job, type Report, type Turn } from '#workflow/jobs/job.ts';
import type { ScheduleJobDeps } from '../product.ts';
import { lookUpBooking } from './look-up-booking.ts';
import {
  claimLookUps,
  confirmed,
  countOverdue,
  deleteLookUp,
  deleteOldEvents,
  deleteOver,
  type LookUp,
  planLookUps,
  settleLookUp,
} from './store.ts';

const CONTEXT: CallContext = { timeoutMs: 3_000, scenario: null, requestId: 'look-up' };
const AT_ONCE = 32;
/** More than all calls of a page take. */
const CLAIM_SECONDS = 120;
const OVERDUE_SECONDS = 3_600;
const EVENT_DAYS = 30;
const BATCH = 500;

/** A silent supplier is tried again after 5 minutes, then ever later, at last every 6 hours. */
const againSeconds = (tries: number): number => Math.min(21_600, 300 * 2 ** Math.max(0, tries - 1));

export const lookUpJobs = (deps: ScheduleJobDeps): readonly Job[] => [
  { name: 'note-look-ups', everySeconds: 30, run: noteConfirmed(deps) },
  { name: 'look-up-bookings', everySeconds: 5, run: (turn) => lookUpDue(deps, turn) },
  {
    name: 'forget-look-ups',
    everySeconds: 3_600,
    storedDays: EVENT_DAYS,
    run: (turn) =>
      inBatches(turn, BATCH, async () => {
        const over = await deleteOver(deps.db, deps.clock.now(), BATCH);
        return Math.max(over, await deleteOldEvents(deps.db, EVENT_DAYS, BATCH));
      }),
  },
];

const noteConfirmed =
  ({ clock }: Pick<ScheduleJobDeps, 'clock'>) =>
  (turn: Turn): Promise<Report> =>
    follow(turn, confirmed, async (tx, bookings) => {
      const now = clock.now();
      const plan = bookings.map((each) => ({
        ...each,
        nextLookAt: nextLookUp(each.bookingId, each.startsAt, now),
      }));
      await planLookUps(tx, plan);
      return plan.length;
    });

export async function lookUpDue(deps: ScheduleJobDeps, turn: Turn, context = CONTEXT): Promise<Report> {
  const limits = limitsByParty();
  for (let rows = 0; ; ) {
    const due = await claimLookUps(deps.db, deps.clock.now(), AT_ONCE, CLAIM_SECONDS);
    const answers = await Promise.all(due.map((each) => lookUpOne(deps, each, limits, context)));
    rows += due.length;
    // A supplier that's away gets no more than a page of calls each round
    const isAway = answers.filter((isAnswered) => !isAnswered).length * 2 > AT_ONCE;
    const isDone = isAway || due.length < AT_ONCE;
    if (isDone || turn.isSpent()) {
      const lateFrom = plusSeconds(deps.clock.now(), -OVERDUE_SECONDS);
      return { rows, isDone, gauges: { trips_overdue_look_ups: await countOverdue(deps.db, lateFrom) } };
    }
  }
}

/** False when the supplier didn't answer. */
async function lookUpOne(
  deps: ScheduleJobDeps,
  lookUp: LookUp,
  limits: ReturnType<typeof limitsByParty>,
  context: CallContext,
): Promise<boolean> {
  const before = await readBooking(deps.db, lookUp);
  const isOver = !before || before.state === 'Canceled' || before.state === 'Failed';
  if (isOver) {
    await deleteLookUp(deps.db, lookUp);
    return true;
  }
  const answer = await limits(before.supplierId, () => lookUpBooking(deps, lookUp, context));
  const isAnswered = answer === 'compared';
  const now = deps.clock.now();
  // Its times may be others now
  const booking = isAnswered ? await readBooking(deps.db, lookUp) : before;
  const next = booking && nextLookUp(booking.bookingId, booking.startsAt, now);
  const at = isAnswered ? (next ?? null) : plusSeconds(now, againSeconds(lookUp.tries));
  await settleLookUp(deps.db, lookUp, { at, isAnswered });
  return answer !== 'unavailable';
}
