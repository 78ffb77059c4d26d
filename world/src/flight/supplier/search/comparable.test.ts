/** What flights are compared with, against what searches of the same trips show (decision 0035). */
import {
  type ComparedSlice,
  comparableFlights,
  itemsOfTrip,
  type PricesOfSlice,
} from '@sojourn/products/flight/rules/comparable-flights.ts';
import {
  CABINS,
  type Cabin,
  cabinOfRank,
  fareRank,
} from '@sojourn/products/flight/rules/fares/fare-classes.ts';
import { ONE_ADULT, type PassengerCounts } from '@sojourn/products/flight/rules/travelers/travelers.ts';
import type { FlightQuestion } from '@sojourn/products/flight/sell/supplier.ts';
import {
  flightQuestion,
  type OpenFlightMarket,
  openFlightMarket,
  searched,
  slicesFrom,
} from '@sojourn/products/flight/testing/flight-market.ts';
import type { FlightOption } from '@sojourn/products/flight/wire/flight-search.ts';
import { answered, calm, NOW } from '@sojourn/products/hotel/testing/hotel-market.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';

let { market, close } = {} as OpenFlightMarket;
beforeAll(async () => {
  ({ market, close } = await openFlightMarket());
});
afterAll(() => close());

async function comparedOf(trip: readonly string[], passengers: PassengerCounts = ONE_ADULT) {
  const slices = slicesFrom(...trip).map(
    ({ origin, destination, date }): ComparedSlice => ({
      from: market.cityCodeOf(origin),
      to: market.cityCodeOf(destination),
      date,
    }),
  );
  const question = { slices, passengers, now: NOW };
  const answers = await Promise.all(market.suppliers.map((desk) => desk.comparable(question, calm)));
  return answers.map((answer): readonly PricesOfSlice[] => answered(answer));
}
const sorted = (prices: readonly number[]) => [...prices].sort((a, b) => a - b);
const pricesOf = (answers: readonly (readonly PricesOfSlice[])[], slice: number, cabin: Cabin): number[] =>
  sorted(answers.flatMap((slices) => slices[slice]?.[cabin] ?? []));

async function optionsOf(trip: readonly string[], over: Partial<FlightQuestion> = {}) {
  const question = flightQuestion(slicesFrom(...trip), { top: 10_000, ...over });
  const answers = await Promise.all(market.suppliers.map((desk) => searched(desk, question)));
  return answers.flatMap(({ options }) => options.map(({ option }) => option));
}
/** Cents of one adult in the cheapest fare of a cabin. */
const cheapest = ({ fares }: FlightOption, cabin: Cabin): number[] =>
  fares
    .filter(({ fareClass }) => cabinOfRank(fareRank(fareClass)) === cabin)
    .slice(0, 1)
    .map(({ perAdult }) => perAdult.amountMinor);

const FAMILY: PassengerCounts = { adults: 2, children: 1, lapInfants: 1, seatedInfants: 0 };
it.each([
  ['one way', ['BOS LIS 2027-04-14'], ONE_ADULT],
  ['from a city with three airports to one with two', ['NYC PAR 2027-05-06'], ONE_ADULT],
  ['a round trip', ['BOS LIS 2027-04-14', 'LIS BOS 2027-04-24'], ONE_ADULT],
  ['a round trip of a family', ['NYC LON 2027-05-06', 'LON NYC 2027-05-16'], FAMILY],
  ['an open jaw', ['BOS LIS 2027-04-14', 'MAD BOS 2027-04-24'], ONE_ADULT],
  ['three cities', ['BOS LIS 2027-04-14', 'LIS FCO 2027-04-20', 'FCO BOS 2027-04-28'], ONE_ADULT],
])('the first slice of %s costs what a search shows', async (_, trip, passengers) => {
  const [answers, options] = [await comparedOf(trip, passengers), await optionsOf(trip, { passengers })];
  expect(pricesOf(answers, 0, 'economy')).toEqual(
    sorted(options.flatMap((option) => cheapest(option, 'economy'))),
  );
  expect(pricesOf(answers, 0, 'economy').length).toBeGreaterThan(5);
});

it('in a dearer cabin the first slice is compared with the cheapest return, whatever its class', async () => {
  const trip = ['DUB LIS 2027-04-14', 'LIS DUB 2027-04-24'];
  const answers = await comparedOf(trip);
  const options = (await optionsOf(trip)).filter(({ fares }) => fares.at(-1)?.fareClass === 'luxury');
  const leasts: number[] = [];
  for (const { slice } of options) {
    const returns = await optionsOf(trip, { chosen: [{ sliceId: slice.sliceId, fareClass: 'luxury' }] });
    leasts.push(Math.min(...returns.flatMap((option) => cheapest(option, 'economy'))));
  }
  expect(pricesOf(answers, 0, 'business')).toEqual(sorted(leasts));
  expect(leasts.length).toBeGreaterThan(2);
});

it('a return costs the least of all trips with it, over every way out in every class', async () => {
  const trip = ['DUB LIS 2027-04-14', 'LIS DUB 2027-04-24'];
  const least = new Map<string, number>();
  for (const { slice, fares } of await optionsOf(trip))
    for (const { fareClass } of fares)
      for (const option of await optionsOf(trip, { chosen: [{ sliceId: slice.sliceId, fareClass }] }))
        for (const cabin of CABINS)
          for (const price of cheapest(option, cabin)) {
            const key = `${cabin} ${option.slice.sliceId}`;
            least.set(key, Math.min(price, least.get(key) ?? Number.POSITIVE_INFINITY));
          }
  const answers = await comparedOf(trip);
  for (const cabin of CABINS)
    expect(pricesOf(answers, 1, cabin)).toEqual(
      sorted([...least].flatMap(([key, price]) => (key.startsWith(`${cabin} `) ? [price] : []))),
    );
  expect(least.size).toBeGreaterThan(10);
}, 60_000);

it('a trip of the cheapest flights is never over the median of its parts', async () => {
  for (const trip of [
    ['BOS LIS 2027-04-14', 'LIS BOS 2027-04-24'],
    ['BOS LIS 2027-04-14', 'LIS FCO 2027-04-20', 'FCO BOS 2027-04-28'],
  ]) {
    const parts = comparableFlights(await comparedOf(trip));
    const items = itemsOfTrip(trip.map(() => 'basic' as const)).map(
      (item) => parts.get(item)?.median.amountMinor ?? Number.NaN,
    );
    const [first] = await optionsOf(trip);
    expect(items.every((minor) => minor >= 0)).toBe(true);
    expect(items.reduce((sum, minor) => sum + minor, 0)).toBeGreaterThanOrEqual(
      first!.fares[0]!.perAdult.amountMinor,
    );
  }
});

it('nowhere, and a place that nobody flies to, have no prices', async () => {
  const slices = [{ from: 'QQQ', to: 'LIS', date: slicesFrom('BOS LIS 2027-04-14')[0]!.date }];
  const question = { slices, passengers: ONE_ADULT, now: NOW };
  for (const desk of market.suppliers)
    expect(answered(await desk.comparable(question, calm))).toEqual([
      { economy: [], premium: [], business: [] },
    ]);
});
