import { FLIGHT_SORTS } from '@sojourn/products/flight/rules/flight-search.ts';
import { ONE_ADULT } from '@sojourn/products/flight/rules/travelers/travelers.ts';
import { describe, expect, it, test } from 'vitest';
import { airportNumber, makeFlightState, smallWorld, TODAY } from '../testing/small-world.ts';
import type { Hit } from './best-itineraries.ts';
import type { FlightFilters, FlightQuery } from './query.ts';
import { arrivalOf, createFlightEngine, searchFlights } from './search.ts';

const world = smallWorld();
const engine = createFlightEngine(world.network);
const state = makeFlightState(world);

const ask = (from: string, to: string, over: Partial<FlightQuery> = {}): FlightQuery => ({
  origins: from.split(',').map((code) => airportNumber(world, code)),
  destinations: to.split(',').map((code) => airportNumber(world, code)),
  day: TODAY + 50,
  party: ONE_ADULT,
  filters: {},
  sort: 'price',
  top: 100_000,
  ...over,
});
const { ticketing, count } = world.network.airlines;
const airlineAt = (row: number) => world.network.airline[row]!;
const isSelfTransfer = ({ legs }: Hit): boolean => {
  const rows = [legs.row0, legs.row1, legs.row2].slice(0, legs.stops + 1).map(airlineAt);
  return rows.some((airline, at) => at > 0 && ticketing[rows[at - 1]! * count + airline] === 0);
};
const minutesOf = ({ legs }: Hit) => arrivalOf(legs) - legs.depart0;
const keyOf = ({ legs }: Hit) => [legs.row0, legs.row1, legs.row2, legs.day0, legs.day1, legs.day2].join(' ');

/** In its own words: no later, no longer, not more expensive, and better in one of them or in its stops. */
const beats = (a: Hit, b: Hit): boolean => {
  const [arrivesA, arrivesB] = [arrivalOf(a.legs), arrivalOf(b.legs)];
  if (arrivesA > arrivesB || minutesOf(a) > minutesOf(b) || a.price > b.price) return false;
  if (isSelfTransfer(a) && !isSelfTransfer(b)) return false;
  const isBetter = arrivesA < arrivesB || minutesOf(a) < minutesOf(b) || a.price < b.price;
  return isBetter || a.legs.stops < b.legs.stops;
};
const competing = (all: readonly Hit[]): string[] =>
  all.filter((hit) => hit.legs.stops < 2 || !all.some((other) => beats(other, hit))).map(keyOf);

const FILTERS: readonly FlightFilters[] = [
  {},
  { withBag: true },
  { maxMinutes: 1200 },
  { maxPrice: 90_000 },
  { withoutSelfTransfer: true },
];
const ROUTES = [
  ['BOS', 'SEA'],
  ['LIS', 'MIA'],
  ['JFK,LGA', 'LHR,LGW'],
  ['BOM', 'JFK'],
] as const;

describe('two stops that compete', () => {
  it.each(ROUTES)('from %s to %s are those that no other flight beats', (from, to) => {
    for (const filters of FILTERS) {
      const all = searchFlights(engine, state, ask(from, to, { filters }));
      const found = searchFlights(engine, state, ask(from, to, { filters, twoStopsCompete: true }));
      expect(found.hits.map(keyOf).toSorted()).toEqual(competing(all.hits).toSorted());
      expect(found.total).toBe(found.hits.length);
      expect(found.total + found.lesser).toBe(all.total);
      expect(found.available).toBe(all.available);
      // What filters would leave is counted as before, and nothing cheaper or quicker went
      expect(found.facets).toEqual(all.facets);
      expect([found.lowest, found.shortest]).toEqual([all.lowest, all.shortest]);
    }
  });

  it('are few where many ways have fewer stops', () => {
    const all = searchFlights(engine, state, ask('JFK,LGA', 'LHR,LGW'));
    const found = searchFlights(engine, state, ask('JFK,LGA', 'LHR,LGW', { twoStopsCompete: true }));
    const twoStops = (hits: readonly Hit[]) => hits.filter(({ legs }) => legs.stops === 2).length;
    expect(twoStops(all.hits)).toBeGreaterThan(100);
    expect(twoStops(found.hits)).toBeLessThan(twoStops(all.hits) / 10);
  });
});

test.each(FLIGHT_SORTS)('a few of them sorted by %s are the first of all of them', (sort) => {
  const query = ask('LIS', 'MIA', { sort, twoStopsCompete: true });
  const all = searchFlights(engine, state, query).hits.map(keyOf);
  const few = searchFlights(engine, state, { ...query, top: 9 }).hits.map(keyOf);
  expect(few).toEqual(all.slice(0, 9));
});
