/** Watches what booked trips cost afterwards: once a day, until the days that the terms name are over. */
import { type Instant, isBefore, plusSeconds } from '@sojourn/domain/dates.ts';
import { PRODUCTS, WIRE_PRODUCTS } from '@sojourn/domain/products/product.ts';
import { afterCalendarDays } from '@sojourn/domain/protections/decide.ts';
import { protectionTermsOn } from '@sojourn/domain/protections/protection-terms.ts';
import { dateIn } from '@sojourn/domain/wallet/credits/credit-days.ts';
import type { CallContext } from '#suppliers/outcome.ts';
import { inBatches, type Job } from '#workflow/jobs/job.ts';
import { readBooking } from '../booking/store.ts';
import { endPriceWatch } from './end-price-watch.ts';
import type { PriceDropDeps } from './product.ts';
import {
  deleteEnded,
  insertReadings,
  insertWatches,
  type NewReading,
  type NewWatch,
  type PriceWatch,
  readDue,
  readUnwatched,
} from './store.ts';

const BATCH = 100;
const DAY_SECONDS = 86_400;
/** What was booked while no server ran is still found. */
const BACK_SECONDS = DAY_SECONDS;
const STORED_DAYS = 400;
/** With nobody asking. */
const CONTEXT: CallContext = { timeoutMs: 4_000, scenario: null, requestId: 'price-drop' };

export const priceDropJobs = (deps: PriceDropDeps): readonly Job[] => [
  {
    name: 'begin-price-watches',
    everySeconds: 60,
    run: (turn) => inBatches(turn, BATCH, () => beginWatches(deps)),
  },
  {
    name: 'read-watched-prices',
    everySeconds: 60,
    run: (turn) => inBatches(turn, BATCH, () => readPrices(deps)),
  },
  {
    name: 'forget-price-watches',
    everySeconds: 3_600,
    storedDays: STORED_DAYS,
    run: (turn) =>
      inBatches(turn, BATCH, () =>
        deleteEnded(deps.db, plusSeconds(deps.clock.now(), -STORED_DAYS * DAY_SECONDS), BATCH),
      ),
  },
];

/** One batch; returns how many bookings were looked at. */
async function beginWatches(deps: PriceDropDeps): Promise<number> {
  const { db, clock, products } = deps;
  const now = clock.now();
  const watched = PRODUCTS.filter((product) => products[product].currentPrice);
  const since = plusSeconds(now, -BACK_SECONDS);
  const of = { products: watched.map((product) => WIRE_PRODUCTS[product]), since };
  const refs = await readUnwatched(db, of, BATCH);
  const watches: NewWatch[] = [];
  for (const ref of refs) {
    const booking = await readBooking(db, ref);
    if (!booking) continue;
    const startedAt = booking.bookedAt ?? booking.createdAt;
    const terms = protectionTermsOn('priceDrop', booking.product, dateIn(startedAt));
    const monitoring = terms?.clauses.find(({ rule }) => rule === 'afterDays');
    const bookedMinor = products[booking.product].bookedPrice?.(booking);
    if (!terms || monitoring?.rule !== 'afterDays' || bookedMinor === undefined) continue;
    const endsAt = afterCalendarDays(startedAt, monitoring.days);
    const nextReadAt = plusSeconds(startedAt, DAY_SECONDS);
    watches.push({ ...ref, termsId: terms.id, startedAt, endsAt, nextReadAt, bookedMinor });
  }
  await insertWatches(db, watches);
  return watches.length === 0 ? 0 : refs.length;
}

/** One batch; returns how many were due. */
async function readPrices(deps: PriceDropDeps): Promise<number> {
  const now = deps.clock.now();
  const due = await readDue(deps.db, now, BATCH);
  const isOver = (watch: PriceWatch) => !isBefore(now, watch.endsAt);
  const readings = await Promise.all(
    due.filter((watch) => !isOver(watch)).map((watch) => readOne(deps, watch, now)),
  );
  await insertReadings(
    deps.db,
    readings.filter((reading) => reading !== null),
  );
  for (const watch of due.filter(isOver)) await endPriceWatch(deps, watch);
  return due.length;
}

/** Null when its booking was canceled: then the watch has ended. */
async function readOne(deps: PriceDropDeps, watch: PriceWatch, readAt: Instant): Promise<NewReading | null> {
  const { tenantId, customerId, bookingId } = watch;
  const booking = await readBooking(deps.db, watch);
  if (!booking || booking.state === 'Canceled') {
    await endPriceWatch(deps, watch);
    return null;
  }
  const priceMinor = (await deps.products[booking.product].currentPrice?.(booking, CONTEXT)) ?? null;
  const next = plusSeconds(readAt, DAY_SECONDS);
  const nextReadAt = isBefore(next, watch.endsAt) ? next : watch.endsAt;
  return { tenantId, customerId, bookingId, readAt, priceMinor, nextReadAt };
}
