import { carJudge } from '@sojourn/products/car/rules/car-policy.ts';
import { comparableCars } from '@sojourn/products/car/rules/comparable-cars.ts';
import { comparableStays } from '@sojourn/products/hotel/rules/comparable-stays.ts';
import { hotelJudge } from '@sojourn/products/hotel/rules/hotel-policy.ts';
import type { HotelPolicy } from '@sojourn/products/hotel/rules/policy-tier.ts';
import { expect, test } from 'vitest';
import { money } from '../money.ts';
import { marketLimit, marketPriceOf, medianOf } from './market-price.ts';
import { ANY_TRIP } from './testing/sample-trip.ts';
import { isUnrestricted, type PolicyTier, UNRESTRICTED } from './tier.ts';

const withPolicy = (more: Partial<HotelPolicy>): PolicyTier => ({
  ...UNRESTRICTED,
  hotels: { policies: [{ allowedStarRatings: [1, 2, 3, 4, 5], maxPricePerNight: null, ...more }] },
});
const usd = (dollars: number) => money(dollars * 100);
const market = { median: usd(310), count: 9 };
const judged = (more: Partial<HotelPolicy>, dollars: number, facts: object = { market }) =>
  hotelJudge(withPolicy(more))({ ...ANY_TRIP, stars: 4, perNight: usd(dollars), ...facts }).broken;

test.each([
  [[5, 1, 3], 3],
  [[4, 1, 3, 2], 2],
  [[7], 7],
  [[2, 3], 2],
])('the median of %j is %d', (amounts, median) => {
  expect(medianOf(amounts)).toBe(median);
});

test('there is a market price from five comparable offers on', () => {
  expect(marketPriceOf([1, 2, 3, 4], 'USD')).toBeNull();
  expect(marketPriceOf([1, 2, 3, 4, 5], 'USD')).toEqual({ median: money(3), count: 5 });
  expect(judged({ percentOverMarket: 0 }, 900, { market: { ...market, count: 4 } })).toEqual([]);
  expect(judged({ percentOverMarket: 0 }, 900, {})).toEqual([]);
});

test('what costs exactly as much is in, and what is over names the median and the limit', () => {
  expect(marketLimit(market, 20)).toEqual(usd(372));
  expect(judged({ percentOverMarket: 20 }, 372)).toEqual([]);
  expect(judged({ percentOverMarket: 20 }, 410)).toEqual([
    { rule: 'pricePerNight', limit: usd(372), actual: usd(410), market: { ...market, percentOver: 20 } },
  ]);
});

test('the fixed cap is the ceiling, whichever place it’s of', () => {
  const fixed = { percentOverMarket: 20, maxPricePerNight: usd(350) };
  expect(judged(fixed, 360)).toEqual([{ rule: 'pricePerNight', limit: usd(350), actual: usd(360) }]);
  const lisbon = { id: 'city:lisbon-pt', name: 'Lisbon' };
  const placed = { ...fixed, placeCaps: [{ place: lisbon, season: null, maxPricePerNight: usd(500) }] };
  const there = { market, places: ['city:lisbon-pt', 'country:PT'] };
  expect(judged(placed, 400, there)).toMatchObject([{ limit: usd(372), market: { percentOver: 20 } }]);
  expect(judged(placed, 372, there)).toEqual([]);
});

test('a tier with only a market cap restricts', () => {
  expect(isUnrestricted(withPolicy({ percentOverMarket: 300 }))).toBe(false);
});

const stay = (at: number, more: object = {}) => ({
  stayId: `sty_${at}`,
  stars: 4,
  position: { lat: 38.7, lon: -9.1 + at * 0.005 },
  isRefundable: true,
  perNight: usd(100 + at),
  ...more,
});

test('stays are compared within the radius, with as many stars and as refundable', () => {
  const near = [0, 1, 2, 3, 4].map((at) => stay(at));
  const others = [
    stay(0, { stars: 5, perNight: usd(900) }),
    stay(0, { isRefundable: false, perNight: usd(1) }),
    stay(0, { position: { lat: 38.73, lon: -9.1 }, perNight: usd(900) }),
  ];
  const marketOf = comparableStays([...near, ...others]);
  expect(marketOf(stay(0))).toEqual({ median: usd(102), count: 5 });
  expect(marketOf(stay(0, { stars: 5 }))).toBeNull();
  // The first is 3.9 km from it
  expect(marketOf(stay(9))).toBeNull();
});

test('cars are compared by class and place of pick-up', () => {
  const car = (place: string, dollars: number) =>
    ({ place, carClass: 'economy', perDay: usd(dollars) }) as const;
  const prices = [30, 40, 50, 60, 70].map((dollars) => car('LIS', dollars));
  const found = comparableCars([...prices, car('OPO', 900)]);
  expect(found.get('LIS economy')).toEqual({ median: usd(50), count: 5 });
  expect(found.get('OPO economy')).toBeNull();
  const tier = { ...UNRESTRICTED, cars: { policies: [{ maxPricePerDay: null, percentOverMarket: 10 }] } };
  const broken = (dollars: number) =>
    carJudge(tier)({ ...ANY_TRIP, market: found.get('LIS economy'), perDay: usd(dollars) }).broken;
  expect([broken(55), broken(56).length]).toEqual([[], 1]);
});
