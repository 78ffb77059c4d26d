import { date } from '@sojourn/domain/dates.ts';
import { sumOfMarkets } from '@sojourn/domain/policy/market-price.ts';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  comparableFlights,
  comparedItems,
  comparedTripKey,
  itemsOfTrip,
  type PricesOfSlice,
} from './comparable-flights.ts';
import { CABINS, FARE_CLASSES } from './fares/fare-classes.ts';

const prices = fc.array(fc.integer({ min: 1, max: 500_000 }), { maxLength: 12 });
const slice: fc.Arbitrary<PricesOfSlice> = fc.record({ economy: prices, premium: prices, business: prices });
const COUNT = 3;
const answers = fc.array(fc.array(slice, { minLength: COUNT, maxLength: COUNT }), {
  minLength: 1,
  maxLength: 2,
});
const classes = fc.array(fc.constantFrom(...FARE_CLASSES), { minLength: COUNT, maxLength: COUNT });

const CABIN = {
  basic: 'economy',
  standard: 'economy',
  enhanced: 'economy',
  premium: 'premium',
  luxury: 'business',
} as const;
/** Written plainly: the median of the first slice, and of the others what theirs is over their cheapest. */
function naive(all: readonly (readonly PricesOfSlice[])[], chosen: readonly (keyof typeof CABIN)[]) {
  let [sum, fewest] = [0, Number.POSITIVE_INFINITY];
  for (const [at, fareClass] of chosen.entries()) {
    const cabin = CABIN[fareClass];
    const own = all.flatMap((slices) => slices[at]?.[cabin] ?? []).sort((a, b) => a - b);
    const every = all.flatMap((slices) => CABINS.flatMap((each) => slices[at]?.[each] ?? []));
    if (own.length < 5) return null;
    const [low = 0, high = 0] = [own[Math.ceil(own.length / 2) - 1], own[Math.floor(own.length / 2)]];
    sum += Math.floor((low + high) / 2) - (at === 0 ? 0 : Math.min(...every));
    fewest = Math.min(fewest, own.length);
  }
  return { median: { amountMinor: sum, currency: 'USD' }, count: fewest };
}

test('the median of a trip is the sum of its slices’, in whichever cabins, whoever sells them', () => {
  fc.assert(
    fc.property(answers, classes, (all, chosen) => {
      const parts = comparableFlights(all);
      expect([...parts.keys()]).toEqual(comparedItems(COUNT));
      expect(sumOfMarkets(itemsOfTrip(chosen).map((item) => parts.get(item)))).toEqual(naive(all, chosen));
    }),
    { numRuns: 2_000 },
  );
});

test('of no answers nothing is compared', () => {
  expect(comparableFlights([]).size).toBe(0);
  expect(sumOfMarkets([])).toBeNull();
  expect(sumOfMarkets([undefined])).toBeNull();
});

test('the key names cities, days and travelers', () => {
  const slices = [{ from: 'NYC', to: 'LIS', date: date('2027-04-14') }];
  const passengers = { adults: 2, children: 1, lapInfants: 0, seatedInfants: 0 };
  expect(comparedTripKey({ slices, passengers })).toBe('NYC LIS 2027-04-14, 2 1 0 0');
});
