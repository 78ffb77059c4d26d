import { expect, test } from 'vitest';
import type { Instant } from '../dates.ts';
import { canBeReached, minutesSooner, rankPlan } from './rank-plan.ts';

const at = (text: string) => `2027-04-${text}:00.000Z` as Instant;
const option = (id: string, stops: number, leaves: string, lands: string, totalMinor = 80_000) => ({
  id,
  stops,
  leaves: at(leaves),
  lands: at(lands),
  totalMinor,
});

test('nonstop first, then who lands first; of those the one that leaves later, then the cheaper', () => {
  const ranked = rankPlan([
    option('two changes', 2, '14T20:00', '15T06:00'),
    option('nonstop, late', 0, '15T01:45', '15T08:15'),
    option('one change', 1, '14T21:10', '15T07:25'),
    option('nonstop, dearer', 0, '15T00:10', '15T07:00', 90_000),
    option('nonstop, cheaper', 0, '15T00:10', '15T07:00', 70_000),
    option('nonstop, leaves sooner', 0, '15T00:05', '15T07:00', 10_000),
  ]);
  expect(ranked.map(({ id }) => id)).toEqual([
    'nonstop, cheaper',
    'nonstop, dearer',
    'nonstop, leaves sooner',
    'nonstop, late',
    'two changes',
    'one change',
  ]);
});

test('a flight that leaves within three quarters of an hour is left out', () => {
  expect(canBeReached(at('14T20:45'), at('14T20:00'))).toBe(true);
  expect(canBeReached(at('14T20:44'), at('14T20:00'))).toBe(false);
  expect(canBeReached(at('14T19:00'), at('14T20:00'))).toBe(false);
});

test('lands sooner or later than waiting would', () => {
  expect(minutesSooner(at('15T10:00'), at('15T08:15'))).toBe(105);
  expect(minutesSooner(at('15T10:00'), at('15T12:00'))).toBe(-120);
});
