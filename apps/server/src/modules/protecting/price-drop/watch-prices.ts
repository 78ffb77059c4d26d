/** Watches what booked trips cost afterwards: once a day, until the days that the terms name are over. */
import { type Instant, isBefore, plusSeconds } from '@sojourn/domain/dates.ts';
import { afterCalendarDays } from '@sojourn/domain/protections/decide.ts';
import { protectionTermsOn } from '@sojourn/domain/protections/protection-terms.ts';
import { dateIn } from '@sojourn/domain/wallet/credits/credit-days.ts';
import { PRODUCTS, WIRE_PRODUCTS } from '@sojourn/products/product-list.ts';
import type { Booking } from '#modules/selling/booking/booking.ts';
import { limitsByParty } from '#modules/selling/booking/reconciliation/limits.ts';
import { readBookingsOf } from '#modules/selling/booking/store.ts';
import type { BookingRef } from '#modules/selling/booking/tenders/store.ts';
import type { CallContext } from '#suppliers/outcome.ts';
import { inBatches, type Job, type Report, type Turn } from '#workflow/jobs/job.ts';
import type { Tx } from '#workflow/saga.ts';
import { changeThatEnds } from './change-that-ends.ts';
import { endPriceWatch } from './end-price-watch.ts';
import type { PriceDropDeps } from './product.ts';
import {
  type Confirmed,
  claimDue,
  type DueWatch,
  deleteEnded,
  insertReadings,
  insertWatches,
  type NewReading,
  type NewWatch,
  readUnwatched,
} from './store.ts';

const BATCH = 200;
/** Watches that are ended at the same time. */
const ENDED_AT_ONCE = 4;
/** When the process that reads a price dies. */
const RETRY_SECONDS = 3_600;
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
    run: (turn) => beginAll(deps, turn),
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

/**
 * One pass over all that was booked lately, page by page: what can't be watched is left behind. A turn that
 * ends early goes on where it was.
 */
async function beginAll(deps: PriceDropDeps, turn: Turn): Promise<Report> {
  const since = plusSeconds(deps.clock.now(), -BACK_SECONDS);
  let after = (turn.cursor as Confirmed | null) ?? { bookedAt: since, bookingId: '' };
  for (let rows = 0; ; ) {
    const found = await turn.page(async (tx, save) => {
      const page = await readUnwatched(tx, { products: watchedProducts(deps), after }, BATCH);
      await insertWatches(tx, await watchesOf(deps, tx, page));
      after = page.at(-1) ?? after;
      await save(page.length < BATCH ? null : { bookedAt: after.bookedAt, bookingId: after.bookingId });
      return page.length;
    });
    rows += found;
    if (found < BATCH) return { rows };
    if (turn.isSpent()) return { rows, isDone: false };
  }
}

const watchedProducts = ({ products }: PriceDropDeps): string[] =>
  PRODUCTS.filter((product) => products[product].can.followPrice).map((product) => WIRE_PRODUCTS[product]);

async function watchesOf({ products }: PriceDropDeps, tx: Tx, refs: readonly BookingRef[]) {
  const bookings = await readBookingsOf(tx, refs);
  return bookings.flatMap((booking): NewWatch[] => {
    const { tenantId, customerId, bookingId } = booking;
    const startedAt = booking.bookedAt ?? booking.createdAt;
    const terms = protectionTermsOn('priceDrop', booking.product, dateIn(startedAt));
    const monitoring = terms?.clauses.find(({ rule }) => rule === 'afterDays');
    const bookedMinor = products[booking.product].can.followPrice?.booked(booking);
    if (!terms || monitoring?.rule !== 'afterDays' || bookedMinor === undefined) return [];
    const endsAt = afterCalendarDays(startedAt, monitoring.days);
    const nextReadAt = plusSeconds(startedAt, DAY_SECONDS);
    const termsId = terms.id;
    return [{ tenantId, customerId, bookingId, termsId, startedAt, endsAt, nextReadAt, bookedMinor }];
  });
}

/** One batch; returns how many were due. */
async function readPrices(deps: PriceDropDeps): Promise<number> {
  const now = deps.clock.now();
  const due = await claimDue(deps.db, { now, until: plusSeconds(now, RETRY_SECONDS) }, BATCH);
  const [over, running] = [
    due.filter(({ endsAt }) => !isBefore(now, endsAt)),
    due.filter(({ endsAt }) => isBefore(now, endsAt)),
  ];
  const bookings = new Map(
    (await readBookingsOf(deps.db, running)).map((booking) => [booking.bookingId, booking]),
  );
  const limits = limitsByParty(ENDED_AT_ONCE);
  const found = await Promise.all(
    running.map(async (watch): Promise<Read[]> => {
      const booking = bookings.get(watch.bookingId);
      if (!booking || booking.state === 'Canceled') return [];
      const change = await limits('changes', () => changeThatEnds(deps.db, booking));
      return change ? [] : [{ watch, booking }];
    }),
  );
  const read = found.flat();
  await insertReadings(deps.db, await readingsOf(deps, read, now));
  const isRead = new Set(read.map(({ watch }) => watch));
  // Of a booking that's canceled, or that was changed, the watch has ended
  const ended = [...over, ...running.filter((watch) => !isRead.has(watch))];
  await Promise.all(ended.map((watch) => limits('ending', () => endPriceWatch(deps, watch))));
  return due.length;
}

type Read = { readonly watch: DueWatch; readonly booking: Booking };
async function readingsOf(
  { products }: PriceDropDeps,
  read: readonly Read[],
  readAt: Instant,
): Promise<NewReading[]> {
  const next = plusSeconds(readAt, DAY_SECONDS);
  const ofProducts = await Promise.all(
    PRODUCTS.map(async (product) => {
      const own = read.filter(({ booking }) => booking.product === product);
      const bookings = own.map(({ booking }) => booking);
      const prices = own.length > 0 ? await products[product].can.followPrice?.now(bookings, CONTEXT) : [];
      return own.map(({ watch }, at): NewReading => {
        const nextReadAt = isBefore(next, watch.endsAt) ? next : watch.endsAt;
        return { ...watch, readAt, priceMinor: prices?.[at] ?? null, nextReadAt };
      });
    }),
  );
  return ofProducts.flat();
}
