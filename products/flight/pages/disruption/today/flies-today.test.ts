import type { Instant } from '@sojourn/domain/dates.ts';
import { expect, it } from 'vitest';
import { FLIGHT_TRIP } from '#flight/pages/trips/testing/sample-flight-trip.ts';
import { fliesToday } from './flies-today.ts';

const [out] = FLIGHT_TRIP.flight.slices;
const leaves = Date.parse(out!.segments[0]!.scheduledDepartureTime);
const lands = Date.parse(out!.segments.at(-1)!.scheduledArrivalTime);
const at = (ms: number) => new Date(ms).toISOString() as Instant;
const DAY = 86_400_000;

it.each([
  [leaves - DAY - 1, false],
  [leaves - DAY, true],
  [lands, true],
  [lands + DAY - 1, true],
  [lands + DAY, false],
])('%i', (ms, flies) => {
  expect(fliesToday(FLIGHT_TRIP, at(ms))).toBe(flies);
});

it('shows nothing of a trip that isn’t flown', () => {
  expect(fliesToday({ ...FLIGHT_TRIP, status: 'Canceled' }, at(leaves))).toBe(false);
});
