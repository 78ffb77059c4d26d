/** Plan B by the embedded market: what qualifies, its seats held, given back, and held once. */
import type { BookingId } from '@sojourn/domain/ids.ts';
import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { IN_ORDER } from '#modules/selling/booking/testing/booking-world.ts';
import { createMarketStage } from '#modules/selling/booking/testing/market-stage.ts';
import { resetFaults, type Stage } from '#modules/selling/booking/testing/stage.ts';
import { TEST_NOW } from '#testing/clock.ts';
import { CONNECTION, disrupted, planned } from '../testing/disrupted-trip.ts';
import { getDisruption } from '../view-disruption.ts';
import { releaseUnwanted } from './release-options.ts';

const LONG_MS = 120_000;
let { world, server, maya } = {} as Stage;
beforeAll(async () => {
  ({ world, server, maya } = await createMarketStage());
}, LONG_MS);
afterEach(async () => {
  resetFaults(world);
  expect(await world.problems()).toEqual(IN_ORDER);
  world.clock.set(TEST_NOW);
});
afterAll(() => world?.close());

const soldInAll = async (): Promise<number> => {
  const { rows } = await sql<{ sold: number }>`select coalesce(sum(sold), 0)::int as sold
    from market.flight_sales`.execute(server.db);
  return rows[0]?.sold ?? 0;
};
const unreleased = async (): Promise<number> => {
  const { rows } = await sql<{ count: number }>`select count(*)::int as count from disruption_options
    where released_at is null`.execute(server.db);
  return rows[0]?.count ?? 0;
};

test('up to three flights for both, the best first, each held; looking again shows the same', async () => {
  const bookingId = await disrupted({ world, server }, maya);
  const before = await soldInAll();
  const plan = await planned(server, bookingId, maya);
  expect(plan.options.length).toBe(3);
  expect(plan.options.map(({ rank }) => rank)).toEqual([1, 2, 3]);
  expect(plan.heldUntil).not.toBeNull();
  expect(plan.fareLimit.amountMinor).toBe(150_000);
  for (const option of plan.options) {
    expect(option).toMatchObject({ seatsHeld: 2, stops: option.parts.length - 1 });
    expect(option.parts[0]?.from.code).toBe('BOS');
    expect(option.parts.at(-1)?.to.code).toBe('LIS');
    expect(option.sellsFor.amountMinor).toBeLessThanOrEqual(150_000);
    expect(option.leavesInMinutes).toBeGreaterThanOrEqual(45);
    expect(['2027-04-14', '2027-04-15']).toContain(option.parts[0]?.startsLocal.slice(0, 10));
  }
  const seats = plan.options.reduce((sum, { parts }) => sum + 2 * parts.length, 0);
  expect(await soldInAll()).toBe(before + seats);
  expect(await planned(server, bookingId, maya)).toEqual(plan);
  expect(await soldInAll()).toBe(before + seats);
});

test('two tabs at once hold once', async () => {
  const bookingId = await disrupted({ world, server }, maya);
  const other = world.startProcess('other');
  const before = await soldInAll();
  const [mine, others] = await Promise.all([
    planned(server, bookingId, maya),
    planned(other, bookingId, maya),
  ]);
  expect(others).toEqual(mine);
  const seats = mine.options.reduce((sum, { parts }) => sum + 2 * parts.length, 0);
  expect(await soldInAll()).toBe(before + seats);
});

test('what nobody chose is given back when its time is over, and can be looked for again', async () => {
  const bookingId = await disrupted({ world, server }, maya);
  const plan = await planned(server, bookingId, maya);
  world.clock.move(16 * 60);
  while ((await releaseUnwanted(server)) > 0);
  expect(await unreleased()).toBe(0);
  const before = await soldInAll();
  world.clock.move(3_600);
  expect(await releaseUnwanted(server)).toBe(0);
  expect(await soldInAll()).toBe(before);
  const again = await planned(server, bookingId, maya);
  expect(again.options.length).toBe(3);
  const ids = new Set(plan.options.map(({ optionId }) => optionId));
  expect(again.options.some(({ optionId }) => ids.has(optionId))).toBe(false);
});

test('names why flights don’t qualify', async () => {
  const bookingId = await disrupted({ world, server }, maya);
  const dear = await planned(server, bookingId, maya, 'price-above-limit');
  expect(dear.options).toEqual([]);
  expect(dear.heldUntil).toBeNull();
  expect(dear.rejected.length).toBeGreaterThan(0);
  expect(new Set(dear.rejected.map(({ why }) => why))).toContain('AboveFareLimit');
  expect((await planned(server, bookingId, maya, 'plan-empty')).rejected).toEqual([]);
});

test('a hold that isn’t answered is given back by the job', async () => {
  const bookingId = await disrupted({ world, server }, maya);
  const before = await soldInAll();
  const plan = await planned(server, bookingId, maya, 'flight-reserve-timeout-after-effect');
  expect(plan.options).toEqual([]);
  expect(await soldInAll()).toBeGreaterThan(before);
  world.clock.move(121);
  while ((await releaseUnwanted(server)) > 0);
  expect(await soldInAll()).toBe(before);
});

test('a flight for a missed connection begins where it was missed, once they have landed', async () => {
  const ways = ['BOS LIS 2027-04-14'];
  const protections = [CONNECTION];
  const story = { ways, protections, scenario: 'connection-missed', isConnecting: true };
  const bookingId = await disrupted({ world, server }, maya, story);
  const plan = await planned(server, bookingId, maya);
  expect(plan.fareLimit.amountMinor).toBe(500_000);
  const { disruption } = await getDisruption(server, bookingId, maya.actor);
  const lands = Date.parse(disruption?.flights[0]?.estimatedArrival ?? '');
  for (const { parts } of plan.options) {
    expect(parts[0]?.from.code).not.toBe('BOS');
    expect(Date.parse(parts[0]?.starts ?? '')).toBeGreaterThan(lands);
  }
});

test.each([
  ['nothing was bought', { protections: [] }, 'DisruptionNotCovered'],
  ['everything is on time', { scenario: null }, 'DisruptionOver'],
] as const)('refuses where %s', async (_, story, code) => {
  const bookingId = await disrupted({ world, server }, maya, story);
  await expect(planned(server, bookingId, maya)).rejects.toMatchObject({ code });
});

test('is the purchaser’s alone', async () => {
  const bookingId = await disrupted({ world, server }, maya);
  const stranger = await world.newTraveler();
  await expect(planned(server, bookingId, stranger)).rejects.toMatchObject({ code: 'NotFound' });
  await expect(planned(server, 'bkg_none' as BookingId, maya)).rejects.toMatchObject({ code: 'NotFound' });
});
