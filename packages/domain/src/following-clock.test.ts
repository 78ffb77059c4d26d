import { AsyncLocalStorage } from 'node:async_hooks';
import { expect, test } from 'vitest';
import type { Instant } from './dates.ts';
import { followingClock, labHeader } from './following-clock.ts';

const NOW = '2027-02-08T15:00:00.000Z' as Instant;
const LATER = '2027-05-01T15:00:00.000Z';
const BEFORE = '2025-05-01T15:00:00.000Z';
const clockAt = () => followingClock({ now: () => NOW }, new AsyncLocalStorage<number>());

const now = (at: unknown) => ({ 'x-lab-now': at });
const then = (at: unknown) => ({ 'x-lab-then': at });

test('the portal’s time is followed until another one is given, and back to the true one', () => {
  const clock = clockAt();
  expect(clock.within(now(LATER), () => clock.now())).toBe(LATER);
  expect(clock.now()).toBe(LATER);
  clock.within(now('2027-02-08T15:00:01.000Z'), () => undefined);
  expect(clock.now()).toBe(NOW);
});

test.each([BEFORE, '2027-03-01T15:00:00.000Z'])(
  'while it’s followed, another moment such as %s is its request’s alone, through all that it waits for',
  async (moment) => {
    const clock = clockAt();
    clock.within(now(LATER), () => undefined);
    const seen = await clock.within(then(moment), async () => {
      await new Promise((resolve) => setTimeout(resolve, 5));
      return [clock.now(), clock.within(now(LATER), () => clock.now())];
    });
    expect(seen).toEqual([moment, LATER]);
    expect(clock.now()).toBe(LATER);
  },
);

test('a request gives its time in one header or the other', () => {
  const clock = { now: () => NOW };
  expect([labHeader(clock), labHeader({ ...clock, isThen: true })]).toEqual([now(NOW), then(NOW)]);
});

test.each([undefined, '', 'yesterday', '2027-05-01', 7])('%s is no time', (given) => {
  const clock = clockAt();
  for (const headers of [now(given), then(given)]) expect(clock.within(headers, () => clock.now())).toBe(NOW);
  expect(clock.now()).toBe(NOW);
});
