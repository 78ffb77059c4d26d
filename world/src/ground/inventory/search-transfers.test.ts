import { type Instant, instantAt, localAt } from '@sojourn/domain/dates.ts';
import { assertPresent } from '@sojourn/domain/present.ts';
import { truePlaces } from '@sojourn/geography/testing/true-places.ts';
import type { Airport, GeoPoint } from '@sojourn/geography/types.ts';
import { usualBags } from '@sojourn/products/ground/rules/ride/fits-vehicle.ts';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { operatorsAt } from './operators.ts';
import { rideBetween } from './ride.ts';
import { searchTransfers, type TransferQuestion } from './search-transfers.ts';

const { geography } = truePlaces();
const LISBON = assertPresent(geography.airportByCode('LIS'), 'an airport');
const PRINCIPE_REAL = { lat: 38.7167, lon: -9.1486 };
const riders = (people: number) => ({ people, bags: usualBags(people), wheelchairs: 0 });

type Over = Partial<Pick<TransferQuestion, 'means' | 'at' | 'riders' | 'childAges'>> & {
  readonly airport?: Airport;
  readonly place?: GeoPoint;
};
const ask = ({ airport = LISBON, place = PRINCIPE_REAL, means = 'landing', ...over }: Over = {}) => {
  const [from, to] = means === 'departure' ? [place, airport] : [airport, place];
  const at = instantAt('2027-04-15T23:40', 'Europe/Lisbon');
  const question = { from, to, zone: airport.zone, means, at, riders: riders(2), childAges: [], ...over };
  return searchTransfers(operatorsAt(geography, airport), question);
};

test('after a landing at 23:40 the car leaves at 0:10 the next day; a shuttle costs by person', () => {
  const options = ask();
  const car = options.find(({ operator }) => operator.name === 'Lisboa Direta');
  expect(localAt(car!.pickUpAt, 'Europe/Lisbon')).toBe('2027-04-16T00:10');
  const shuttle = options.find(({ service }) => service.kind === 'shared');
  expect(shuttle!.price.totalMinor % 2).toBe(0);
  expect(shuttle!.price.totalMinor).toBeLessThan(car!.price.totalMinor);
  const arrivals = options.map(({ arrivesAt }) => arrivesAt);
  expect(arrivals).toEqual(arrivals.toSorted());
});

test('four people with five cases aren’t offered a car for three', () => {
  const four = ask({ riders: { people: 4, bags: { cases: 5, handBags: 4, oversize: 0 }, wheelchairs: 0 } });
  expect(four.length).toBeGreaterThan(0);
  expect(four.every(({ service }) => service.vehicle.seats > 3)).toBe(true);
});

test('a toddler isn’t offered a ride without a seat for one', () => {
  const options = ask({ riders: riders(3), childAges: [1] });
  expect(options.map(({ service }) => service.kind)).not.toContain('shared');
  expect(options[0]?.price.lines.map(({ line }) => line)).toContain('childSeats');
});

test('before a flight at 6:10 one is picked up in the night, in time on a slow day with all stops', () => {
  const departsAt = instantAt('2027-04-19T06:10', 'Europe/Lisbon');
  for (const { service, ride, pickUpAt } of ask({ means: 'departure', at: departsAt })) {
    const closes = Date.parse(departsAt) - 60 * 60_000;
    const there = Date.parse(pickUpAt) + (ride.slowMinutes + service.stops * 12 + 10) * 60_000;
    expect(there).toBeLessThanOrEqual(closes);
    expect(closes - there).toBeLessThan(65 * 60_000);
  }
});

test('nobody drives to another end of the country', () => {
  const porto = assertPresent(geography.cityById('porto-pt'), 'a city');
  expect(rideBetween(LISBON, porto)).toBeNull();
  expect(ask({ place: porto })).toEqual([]);
});

test('at any airport and hour no ride begins before the plane is there, or costs nothing', () => {
  const hour = fc.integer({ min: 0, max: 24 * 400 });
  fc.assert(
    fc.property(
      fc.nat(geography.airports.length - 1),
      hour,
      fc.integer({ min: 1, max: 7 }),
      (nth, at, people) => {
        const airport = geography.airports[nth]!;
        const flightAt = new Date(Date.UTC(2027, 0, 1) + at * 3_600_000).toISOString() as Instant;
        const place = { lat: airport.lat + 0.08, lon: airport.lon };
        for (const option of ask({ airport, place, at: flightAt, riders: riders(people) })) {
          expect(Date.parse(option.pickUpAt)).toBeGreaterThan(Date.parse(flightAt));
          expect(option.price.totalMinor).toBeGreaterThan(0);
        }
      },
    ),
    { numRuns: 300 },
  );
});

test('from a hotel to a port one is picked up at the very moment, by a shuttle at its next run', () => {
  const at = instantAt('2027-04-16T10:07', 'Europe/Lisbon');
  const options = ask({ means: 'pickUp', at });
  expect(options.length).toBeGreaterThan(2);
  for (const { service, pickUpAt } of options) {
    const waits = (Date.parse(pickUpAt) - Date.parse(at)) / 60_000;
    if (service.everyMinutes === null) expect(waits).toBe(0);
    else expect(waits).toBeLessThan(service.everyMinutes);
    expect(waits).toBeGreaterThanOrEqual(0);
  }
});
