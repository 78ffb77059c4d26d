/**
 * What the search offers can be flown: every time is right by the clock of its airport (worked out by another
 * implementation), no change of planes is too short, and the slices of a trip follow one another.
 */
import { dateIn, type Instant, localAt } from '@sojourn/domain/dates.ts';
import { LAYOVER_MAX_MINUTES } from '@sojourn/products/flight/rules/findings/connections.ts';
import {
  flightQuestion,
  type OpenFlightMarket,
  openFlightMarket,
  searched,
  slicesFrom,
} from '@sojourn/products/flight/testing/flight-market.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

let { market, close } = {} as OpenFlightMarket;
beforeAll(async () => {
  ({ market, close } = await openFlightMarket());
});
afterAll(() => close());

const SPRING_NORTH = '2027-03-13';
const NEW_YEAR = '2027-12-31';
/** Clock changes of both hemispheres, the date line both ways, year's end, and the leap day. */
const CASES: readonly (readonly [string, string, Instant])[] = [
  ...['BOS LIS', 'JFK LHR', 'LAX BOS', 'MIA GRU', 'MEX BOS'].map(
    (pair) => [pair, SPRING_NORTH, '2027-02-08T17:00:00.000Z' as Instant] as const,
  ),
  ['LHR JFK', '2027-03-27', '2027-02-08T17:00:00.000Z' as Instant],
  ['CAI LHR', '2027-03-28', '2027-02-08T17:00:00.000Z' as Instant],
  ['SYD LAX', '2027-04-03', '2027-02-08T17:00:00.000Z' as Instant],
  ['LAX SYD', '2027-04-02', '2027-02-08T17:00:00.000Z' as Instant],
  ['AKL SYD', '2027-04-04', '2027-02-08T17:00:00.000Z' as Instant],
  ['SYD AKL', '2027-10-02', '2027-02-08T17:00:00.000Z' as Instant],
  ['LHR BOS', '2027-10-31', '2027-02-08T17:00:00.000Z' as Instant],
  ['BOS LHR', '2027-11-06', '2027-02-08T17:00:00.000Z' as Instant],
  ['AKL HNL', '2027-06-10', '2027-02-08T17:00:00.000Z' as Instant],
  ['HND LAX', '2027-06-10', '2027-02-08T17:00:00.000Z' as Instant],
  ['LAX AKL', NEW_YEAR, '2027-02-08T17:00:00.000Z' as Instant],
  ['SIN LHR', NEW_YEAR, '2027-02-08T17:00:00.000Z' as Instant],
  ['BOS LIS', '2028-02-28', '2027-12-01T12:00:00.000Z' as Instant],
  ['LAX SYD', '2028-02-28', '2027-12-01T12:00:00.000Z' as Instant],
  ['JFK CDG', '2028-02-29', '2027-12-01T12:00:00.000Z' as Instant],
];

const minutesBetween = (from: string, to: string): number => (Date.parse(to) - Date.parse(from)) / 60_000;
let flown = 0;

describe('itineraries', () => {
  it.each(CASES)('%s on %s', async (pair, day, now) => {
    for (const desk of market.suppliers) {
      const { options } = await searched(
        desk,
        flightQuestion(slicesFrom(`${pair} ${day}`), { now, top: 60 }),
      );
      for (const { option } of options) {
        const { segments, layovers, durationMinutes, plusDays } = option.slice;
        for (const segment of segments) {
          const { scheduledDepartureTime, scheduledArrivalTime, origin, destination } = segment;
          expect(localAt(scheduledDepartureTime, origin.zone)).toBe(segment.zonedDepartureTime);
          expect(localAt(scheduledArrivalTime, destination.zone)).toBe(segment.zonedArrivalTime);
          expect(minutesBetween(scheduledDepartureTime, scheduledArrivalTime)).toBe(segment.durationMinutes);
          const days =
            minutesBetween(segment.zonedDepartureTime.slice(0, 10), segment.zonedArrivalTime.slice(0, 10)) /
            1440;
          expect(segment.plusDays).toBe(days);
        }
        expect(dateIn(segments[0]!.scheduledDepartureTime, segments[0]!.origin.zone)).toBe(day);
        expect(
          minutesBetween(segments[0]!.scheduledDepartureTime, segments.at(-1)!.scheduledArrivalTime),
        ).toBe(durationMinutes);
        expect(plusDays).toBe(
          minutesBetween(
            segments[0]!.zonedDepartureTime.slice(0, 10),
            segments.at(-1)!.zonedArrivalTime.slice(0, 10),
          ) / 1440,
        );
        for (const [index, layover] of layovers.entries()) {
          const [before, after] = [segments[index]!, segments[index + 1]!];
          expect(after.origin.locationCode).toBe(before.destination.locationCode);
          expect(layover.stopoverDurationMinutes).toBe(
            minutesBetween(before.scheduledArrivalTime, after.scheduledDepartureTime),
          );
          expect(layover.stopoverDurationMinutes).toBeGreaterThanOrEqual(layover.minimumMinutes);
          expect(layover.stopoverDurationMinutes).toBeLessThanOrEqual(LAYOVER_MAX_MINUTES);
          if (layover.isSelfTransferLayover) expect(layover.minimumMinutes).toBeGreaterThanOrEqual(120);
        }
        expect(option.slice.multiTicketType).toBe(
          layovers.some(({ isSelfTransferLayover }) => isSelfTransferLayover) ? 'virtualInterline' : 'single',
        );
        const { points, parts } = option.score;
        expect(parts.reduce((sum, part) => sum + part.points, 0)).toBeCloseTo(points, 9);
        flown++;
      }
    }
  });

  it('were enough to say so', () => expect(flown).toBeGreaterThan(300));

  it('sorts are kept, and the score of the list is the one it is sorted by', async () => {
    const question = flightQuestion(slicesFrom('BOS LHR 2027-05-03'), { sort: 'fareScore', top: 100 });
    for (const desk of market.suppliers) {
      const { options } = await searched(desk, question);
      for (const { option, rank } of options) expect(option.score.points).toBeCloseTo(rank, 3);
      const points = options.map(({ option }) => option.score.points);
      expect(points).toEqual(points.toSorted((a, b) => a - b));
    }
  });

  it('a later slice leaves after the one before has landed', async () => {
    const slices = slicesFrom('BOS LHR 2027-05-03', 'LHR DUB 2027-05-04');
    const [desk] = market.suppliers;
    const first = (await searched(desk!, flightQuestion(slices, { sort: 'arrivalTime' }))).options.at(
      -1,
    )!.option;
    const chosen = [{ sliceId: first.slice.sliceId, fareClass: first.shown }];
    for (const each of market.suppliers) {
      const { options } = await searched(each, flightQuestion(slices, { chosen, top: 200 }));
      for (const { option } of options)
        expect(
          minutesBetween(
            first.slice.segments.at(-1)!.scheduledArrivalTime,
            option.slice.segments[0]!.scheduledDepartureTime,
          ),
        ).toBeGreaterThanOrEqual(60);
    }
  });
});
