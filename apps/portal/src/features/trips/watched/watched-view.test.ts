import type { WatchedTrip } from '@sojourn/contract/watches.ts';
import { money } from '@sojourn/domain/money.ts';
import { expect, test } from 'vitest';
import { chartOf, movedSince } from './watched-view.ts';

const at = (day: number) => `2027-02-0${day}T12:00:00.000Z` as WatchedTrip['readAt'];
const watched = (...minors: readonly (number | null)[]): WatchedTrip => {
  const prices = minors.map((minor) => (minor === null ? null : money(minor)));
  return {
    started: prices[0] ?? null,
    now: prices.at(-1) ?? null,
    startedAt: at(1),
    readAt: at(minors.length),
    readings: prices.map((price, day) => ({ readAt: at(day + 1), price })),
  } as WatchedTrip;
};

test.each([
  [watched(50_000, 45_000), 'down', 5_000],
  [watched(50_000, 51_000), 'up', 1_000],
  [watched(50_000, 50_000), 'same', 0],
  [watched(50_000, null), 'soldOut', 0],
  [watched(null, 50_000), 'again', 0],
])('case %#: %s', (watch, note, byMinor) => {
  expect(movedSince(watch)).toEqual({ note, byMinor });
});

test('the line leaves out days without a price, and needs two prices', () => {
  expect(chartOf(watched(50_000))).toBeNull();
  expect(chartOf(watched(null, 50_000))).toBeNull();
  const line = chartOf(watched(50_000, null, 40_000));
  expect(line?.points.map(({ x }) => x)).toEqual([0, 300]);
  expect(line?.markY).toBe(line?.points[0]?.y);
});
