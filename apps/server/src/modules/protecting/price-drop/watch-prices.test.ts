/** Many bookings and two servers: each is watched once and read once, in few statements. */
import { plusSeconds } from '@sojourn/domain/dates.ts';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Process } from '#modules/selling/booking/testing/booking-world.ts';
import { readyCheckout } from '#modules/selling/booking/testing/booking-world.ts';
import { createStage, mustBook, type Stage } from '#modules/selling/booking/testing/stage.ts';
import { copyBookings } from '#modules/trips/trips/testing/copy-bookings.ts';
import { testTurn } from '#testing/turn.ts';
import { pricesByParty } from './prices-by-party.ts';
import { priceDropJobs } from './watch-prices.ts';

const COPIES = 449;
const DAY = 86_400;
let { world, server, maya } = {} as Stage;
beforeAll(async () => {
  ({ world, server, maya } = await createStage());
});
afterAll(() => world?.close());

const run = (process: Process, name: string) => {
  const job = priceDropJobs(process).find((each) => each.name === name);
  return job?.run(testTurn(process.db));
};
const counted = async () => {
  const { rows } = await sql<{ watches: number; readings: number; read: number }>`select
      (select count(*)::int from price_watches) as watches,
      (select count(*)::int from price_readings) as readings,
      (select count(distinct booking_id)::int from price_readings where price_minor > 0) as read`.execute(
    server.db,
  );
  return rows[0];
};

test('each of many bookings is watched once and read once by two servers', async () => {
  const bookingId = await mustBook(server, await readyCheckout(server, maya), maya);
  await world.resume(server);
  await copyBookings(server.db, { ...maya.actor, bookingId }, { count: COPIES, stepDays: 0 });
  // What nobody watches stands before all others
  await sql`update bookings set currency = 'EUR', booked_at = booked_at - interval '1 hour'
    where booking_id like '%9'`.execute(server.db);
  const { rows } = await sql<{ count: number }>`select count(*)::int as count from bookings
    where currency = 'USD'`.execute(server.db);
  const watches = rows[0]?.count ?? 0;
  expect(watches).toBeGreaterThan(350);
  const other = world.startProcess('another server');
  const both = (name: string) => Promise.all([run(server, name), run(other, name)]);
  await both('begin-price-watches');
  await both('begin-price-watches');
  expect(await counted()).toEqual({ watches, readings: 0, read: 0 });
  world.clock.set(plusSeconds(world.clock.now(), DAY));
  await both('read-watched-prices');
  expect(await counted()).toEqual({ watches, readings: watches, read: watches });
  expect(world.stayFaults.calls.get('pricesNow')).toBeLessThan(10);
  await both('read-watched-prices');
  expect(await counted()).toEqual({ watches, readings: watches, read: watches });
});

test('what a process that died had claimed is read an hour later', async () => {
  world.clock.set(plusSeconds(world.clock.now(), DAY));
  const before = (await counted())?.readings ?? 0;
  const dead = { ...server, products: { ...server.products } };
  const { hotel } = dead.products;
  const followPrice = { ...hotel.can.followPrice!, now: () => Promise.reject(new Error('died')) };
  dead.products.hotel = { ...hotel, can: { ...hotel.can, followPrice } };
  await expect(run(dead, 'read-watched-prices')).rejects.toThrow('died');
  await run(server, 'read-watched-prices');
  const missing = before * 2 - ((await counted())?.readings ?? 0);
  expect(missing).toBeGreaterThan(0);
  world.clock.set(plusSeconds(world.clock.now(), 3_600));
  await run(server, 'read-watched-prices');
  expect((await counted())?.readings).toBe(before * 2);
});

test('each supplier is asked once, and its silence is nobody else’s', async () => {
  const requested: [string, readonly number[]][] = [];
  const prices = await pricesByParty(
    [10, 11, 20, 12, 30],
    (booking) => (booking < 30 ? { id: booking < 20 ? 'a' : 'b' } : undefined),
    async ({ id }, bookings) => {
      requested.push([id, bookings]);
      if (id === 'b') return { outcome: 'unavailable' };
      return { outcome: 'ok', value: [...bookings] };
    },
  );
  expect(prices).toEqual([10, 11, null, 12, null]);
  expect(requested).toEqual([
    ['a', [10, 11, 12]],
    ['b', [20]],
  ]);
});
