/**
 * Reads the flights of every booked trip each minute, from a day before a slice leaves until it has landed.
 */
import { type Instant, isBefore, plusSeconds } from '@sojourn/domain/dates.ts';
import { EVENT_HOURS, looksFrom } from '@sojourn/domain/disruptions/find-disruption.ts';
import type { SliceStatus } from '@sojourn/domain/disruptions/flight-status.ts';
import { partsOfSlice, type Schedule, slicesOf } from '@sojourn/domain/schedule-changes/schedule.ts';
import { withTransaction } from '@sojourn/postgres/client.ts';
import { PRODUCTS, WIRE_PRODUCTS } from '@sojourn/products/product-list.ts';
import { limitsByParty } from '#modules/selling/booking/reconciliation/limits.ts';
import { lockBooking, readBooking } from '#modules/selling/booking/store.ts';
import type { BookingRef } from '#modules/selling/booking/tenders/store.ts';
import type { CallContext } from '#suppliers/outcome.ts';
import { inBatches, type Job, type Report, type Turn } from '#workflow/jobs/job.ts';
import type { DisruptionJobDeps } from '../product.ts';
import { isAround, noteStatus } from './note-status.ts';
import { claimWatches, countOverdue, deleteOver, planWatches, settleWatch, type Watch } from './store.ts';

const CONTEXT: CallContext = { timeoutMs: 3_000, scenario: null, requestId: 'flight-status' };
const AT_ONCE = 32;
const BATCH = 500;
/** More than all calls of a page take. */
const CLAIM_SECONDS = 60;
/** With the job's own interval, no flight goes unread for a minute. */
const AGAIN_SECONDS = 40;
const OVERDUE_SECONDS = 300;
const DAY_SECONDS = 86_400;
const HOUR_SECONDS = 3_600;
/** After a silent supplier, ever later, at last every 10 minutes. */
const afterSilence = (tries: number): number => Math.min(600, 60 * 2 ** Math.max(0, tries - 1));

export const watchJobs = (deps: DisruptionJobDeps): readonly Job[] => [
  {
    name: 'plan-flight-watches',
    everySeconds: 30,
    run: (turn) => inBatches(turn, BATCH, () => planSoon(deps)),
  },
  { name: 'watch-flights', everySeconds: 10, run: (turn) => watchDue(deps, turn) },
  {
    name: 'forget-flight-watches',
    everySeconds: 3_600,
    storedDays: 2,
    run: (turn) =>
      inBatches(turn, BATCH, () =>
        deleteOver(deps.db, plusSeconds(deps.clock.now(), -2 * DAY_SECONDS), BATCH),
      ),
  },
];

/** One batch; returns how many were planned. */
async function planSoon({ db, clock, products }: DisruptionJobDeps): Promise<number> {
  const now = clock.now();
  const flown = PRODUCTS.filter((product) => products[product].flightStatus);
  const soon = {
    products: flown.map((product) => WIRE_PRODUCTS[product]),
    from: plusSeconds(now, -EVENT_HOURS * HOUR_SECONDS),
    until: plusSeconds(now, EVENT_HOURS * HOUR_SECONDS),
  };
  return planWatches(db, soon, now, BATCH);
}

async function watchDue(deps: DisruptionJobDeps, turn: Turn, context = CONTEXT): Promise<Report> {
  const limits = limitsByParty();
  for (let rows = 0; ; ) {
    const due = await claimWatches(deps.db, deps.clock.now(), AT_ONCE, CLAIM_SECONDS);
    await Promise.all(due.map((each) => watchOne(deps, each, limits, context)));
    rows += due.length;
    if (due.length < AT_ONCE || turn.isSpent()) {
      const lateFrom = plusSeconds(deps.clock.now(), -OVERDUE_SECONDS);
      const gauges = { flights_overdue_watches: await countOverdue(deps.db, lateFrom) };
      return { rows, isDone: due.length < AT_ONCE, gauges };
    }
  }
}

async function watchOne(
  deps: DisruptionJobDeps,
  watch: Watch,
  limits: ReturnType<typeof limitsByParty>,
  context: CallContext,
): Promise<void> {
  const booking = await readBooking(deps.db, watch);
  if (!booking || booking.state === 'Canceled' || booking.state === 'Failed')
    return settleWatch(deps.db, watch, { at: null, isAnswered: true });
  // It's being changed or canceled
  if (booking.state !== 'Confirmed') {
    const at = plusSeconds(deps.clock.now(), AGAIN_SECONDS);
    return settleWatch(deps.db, watch, { at, isAnswered: true });
  }
  const slices = await limits(booking.supplierId, () => watchBooking(deps, watch, context));
  const now = deps.clock.now();
  const at =
    slices === null
      ? plusSeconds(now, afterSilence(watch.tries))
      : nextRead(deps.products[booking.product].scheduleOf(booking), slices, now);
  await settleWatch(deps.db, watch, { at, isAnswered: slices !== null });
}

/** Reads and notes one booking's flights; null when its supplier doesn't answer. */
export async function watchBooking(
  deps: DisruptionJobDeps,
  ref: BookingRef,
  context: CallContext,
): Promise<readonly SliceStatus[] | null> {
  const before = await readBooking(deps.db, ref);
  const product = before && deps.products[before.product];
  if (!before || !product?.flightStatus || before.state !== 'Confirmed') return [];
  if (!hasSoon(product.scheduleOf(before), deps.clock.now())) return [];
  const read = await product.flightStatus(before, context);
  if (read.outcome !== 'ok') return null;
  await withTransaction(deps.db, async (tx) => {
    const booking = await lockBooking(tx, ref);
    // Changed or canceled between the question and its answer: it's read the next time
    if (booking?.state !== 'Confirmed' || booking.version !== before.version) return;
    await noteStatus(tx, deps, booking, read.value, deps.clock.now());
  });
  return read.value;
}

const hasSoon = (schedule: Schedule, now: Instant): boolean => {
  const leaves = schedule[0]?.starts;
  return leaves !== undefined && !isBefore(now, looksFrom(leaves));
};

/** Null once everything has been flown. */
function nextRead(schedule: Schedule, slices: readonly SliceStatus[], now: Instant): Instant | null {
  const isOpen = ({ flights }: SliceStatus) =>
    isAround(flights, now) && flights.some(({ state }) => state !== 'Landed');
  const soon = plusSeconds(now, AGAIN_SECONDS);
  if (slices.some(isOpen)) return soon;
  const next = slicesOf(schedule)
    .flatMap((slice) => partsOfSlice(schedule, slice)[0]?.starts ?? [])
    .map(looksFrom)
    .filter((at) => isBefore(now, at));
  return next[0] ?? null;
}
