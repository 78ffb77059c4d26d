import { AsyncLocalStorage } from 'node:async_hooks';
import { expect, test } from 'vitest';
import type { Instant } from './dates.ts';
import { followingClock } from './following-clock.ts';

const NOW = '2027-02-08T15:00:00.000Z' as Instant;
const LATER = '2027-05-01T15:00:00.000Z';
const BEFORE = '2025-05-01T15:00:00.000Z';
const clockAt = () => followingClock({ now: () => NOW }, new AsyncLocalStorage<number>());

test('a time ahead is followed until another one is given, and back to the true one', () => {
  const clock = clockAt();
  expect(clock.within(LATER, () => clock.now())).toBe(LATER);
  expect(clock.now()).toBe(LATER);
  clock.within('2027-02-08T15:00:01.000Z', () => undefined);
  expect(clock.now()).toBe(NOW);
});

test('a past time is its request’s alone, through all that it waits for', async () => {
  const clock = clockAt();
  const seen = await clock.within(BEFORE, async () => {
    await new Promise((resolve) => setTimeout(resolve, 5));
    return [clock.now(), clock.within(LATER, () => clock.now())];
  });
  expect(seen).toEqual([BEFORE, LATER]);
  expect(clock.now()).toBe(LATER);
  clock.within(BEFORE, () => undefined);
  expect(clock.now()).toBe(LATER);
});

test.each([undefined, '', 'yesterday', '2027-05-01', 7])('%s is no time', (given) => {
  const clock = clockAt();
  expect(clock.within(given, () => clock.now())).toBe(NOW);
  expect(clock.now()).toBe(NOW);
});
