/**
 * Random lives of bookings of every product under faults: all records agree at the end. A night lives 2,000
 * of them; `LIVES` and `SEED` choose other numbers, and a run's seed is printed with what it came to.
 */
import {
  type BookingWorld,
  createBookingWorld,
  IN_ORDER,
} from '@sojourn/server/modules/selling/booking/testing/booking-world.ts';
import { resetFaults } from '@sojourn/server/modules/selling/booking/testing/stage.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { activityUnderTest } from '#activity/testing/activity-under-test.ts';
import { carUnderTest } from '#car/testing/car-under-test.ts';
import { flightUnderTest } from '#flight/testing/flight-under-test.ts';
import { hotelUnderTest } from '#hotel/testing/hotel-under-test.ts';
import { chanceOf } from './chance.ts';
import { breaches, lifeWorld } from './life-world.ts';
import { live } from './live.ts';

const LIVES = Number(process.env.LIVES ?? (process.env.NIGHTLY ? 2_000 : 20));
const SEED = Number(process.env.SEED ?? 14);
/** Records are compared after each of these, so that a breach is near its cause. */
const BATCH = 100;
const PRODUCTS = [hotelUnderTest, flightUnderTest, carUnderTest, activityUnderTest] as const;
const LONG_MS = 3_600_000;

let world: BookingWorld;
beforeAll(async () => {
  world = await createBookingWorld();
});
afterAll(() => world?.close());

test(`${LIVES} lives of bookings leave records that agree`, { timeout: LONG_MS }, async () => {
  const counts = new Map<string, number>();
  const chance = chanceOf(SEED);
  const life = lifeWorld(world, chance, counts);
  for (let lived = 1; lived <= LIVES; lived++) {
    await live(life, chance.pick(PRODUCTS));
    if (lived % BATCH !== 0 && lived !== LIVES) continue;
    resetFaults(world);
    await world.resume(life.servers[0], 40);
    expect(await breaches(world), `seed ${SEED}, after ${lived} lives`).toEqual([]);
    expect(await world.differences(), `seed ${SEED}, after ${lived} lives`).toEqual([]);
  }
  expect(await world.problems()).toEqual(IN_ORDER);
  const listed = [...counts].toSorted(([, a], [, b]) => b - a).map(([what, times]) => `${what} ${times}`);
  if (LIVES >= BATCH) console.log(`seed ${SEED}: ${listed.join(', ')}`);
  expect(counts.get('lives')).toBe(LIVES);
});
