/** The market's delays and cancellations: the same for everybody, known only once announced, and few. */
import { CANCELED_FLIGHTS_PER_MILLE, LATE_FLIGHTS } from '@sojourn/domain/protections/data/premium-rates.ts';
import { latePerMille } from '@sojourn/domain/protections/disruption-risk.ts';
import { expect, test } from 'vitest';
import { announcementsOf, knownAt } from './day-of-flight.ts';

const DEPARTS = Date.parse('2027-04-14T13:00Z') / 60_000;
const FLIGHTS = 200_000;
const history = Array.from({ length: FLIGHTS }, (_, i) => ({
  flight: `TP${i % 900}.2027-${1 + (i % 12)}-${1 + (i % 28)}.BOS.L${i}`,
  departs: DEPARTS + i,
}));

test('a flight of a day goes the same way however often it’s read', () => {
  for (const { flight, departs } of history.slice(0, 2_000))
    expect(announcementsOf(flight, departs)).toEqual(announcementsOf(flight, departs));
});

test('nothing is known before it’s announced, within a day of departure; estimates only grow', () => {
  for (const { flight, departs } of history.slice(0, 20_000)) {
    const all = announcementsOf(flight, departs);
    expect(knownAt(all, departs - 24 * 60)).toBeUndefined();
    for (const [at, each] of all.entries()) {
      const before = all[at - 1];
      expect(each.at).toBeLessThan(departs);
      expect(each.at).toBeGreaterThanOrEqual(before?.at ?? departs - 24 * 60);
      expect(each.minutes).toBeGreaterThanOrEqual(before?.minutes ?? 0);
      expect(knownAt(all, each.at - 1)?.minutes ?? 0).toBeLessThanOrEqual(each.minutes);
    }
  }
});

test('premiums are computed with what the history shows', () => {
  const ends = history.map(({ flight, departs }) => announcementsOf(flight, departs).at(-1));
  const perMille = (is: (end: (typeof ends)[number]) => boolean) =>
    (ends.filter(is).length * 1_000) / FLIGHTS;
  expect(perMille((end) => end?.isCanceled ?? false)).toBeCloseTo(CANCELED_FLIGHTS_PER_MILLE, -0.3);
  for (const [minutes, expected] of LATE_FLIGHTS) {
    const seen = perMille((end) => (end?.minutes ?? 0) >= minutes && !end?.isCanceled);
    expect(Math.abs(seen - expected)).toBeLessThan(3);
  }
  for (const minutes of [20, 60, 90, 180, 300]) {
    const seen = perMille((end) => (end?.minutes ?? 0) >= minutes && !end?.isCanceled);
    expect(Math.abs(seen - latePerMille(minutes))).toBeLessThan(3);
  }
});
