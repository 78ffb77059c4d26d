import { money } from '@sojourn/domain/money.ts';
import { ANY_TRIP } from '@sojourn/domain/policy/testing/sample-trip.ts';
import { type PolicyTier, UNRESTRICTED } from '@sojourn/domain/policy/tier.ts';
import { expect, test } from 'vitest';
import { metresBetween, type RepairRate, type RepairStay, repairStay } from './hotel-repair.ts';
import type { StarRating } from './policy-tier.ts';

const tierOf = (allowedStarRatings: StarRating[], cap: number | null): PolicyTier => ({
  ...UNRESTRICTED,
  hotels: { policies: [{ allowedStarRatings, maxPricePerNight: cap === null ? null : money(cap) }] },
});
const TIER = tierOf([3, 4], 26_000);
const HERE = { lat: 38.71, lon: -9.14 };
/** North of the chosen hotel. */
const metresAway = (metres: number) => ({ ...HERE, lat: HERE.lat + metres / 111_195 });

const rateOf = (rateId: string, dollars: number, more: Partial<RepairRate> = {}): RepairRate => ({
  rateId,
  roomId: 'king',
  perNight: money(dollars * 100),
  total: money(dollars * 250),
  isRefundable: false,
  hasBreakfast: false,
  ...more,
});
const stayOf = (
  stayId: string,
  dollars: number,
  metres: number,
  more: Partial<RepairStay> = {},
): RepairStay => ({
  ...rateOf('', dollars),
  stayId,
  stars: 4,
  ratingTenths: 85,
  places: [],
  suppliers: [],
  position: metresAway(metres),
  ...more,
});
const chosen = (rate: RepairRate, stars = 4) => ({
  stay: { stayId: 'own', stars, ratingTenths: 85, position: HERE, places: [], suppliers: [] },
  rate,
  // With more than dates, as pages pass it: what else it has is the chosen hotel's alone
  dates: { ...ANY_TRIP, stars: 5, places: ['city:elsewhere-xx'] },
});

test.each<[string, RepairRate, RepairRate[], string | undefined, number | undefined]>([
  ['a cheaper rate of the same room', rateOf('a', 318), [rateOf('a', 318), rateOf('b', 250)], 'b', 17_000],
  ['exactly the cap', rateOf('a', 318), [rateOf('b', 260)], 'b', 14_500],
  ['nothing where all cost more', rateOf('a', 318), [rateOf('b', 261)], undefined, undefined],
  [
    'the same room before a cheaper other room',
    rateOf('a', 318),
    [rateOf('b', 200, { roomId: 'twin' }), rateOf('c', 259)],
    'c',
    14_750,
  ],
  [
    'another room before losing free cancellation',
    rateOf('a', 318, { isRefundable: true }),
    [rateOf('b', 200), rateOf('c', 259, { roomId: 'twin', isRefundable: true })],
    'c',
    14_750,
  ],
  ['the cheapest of equals', rateOf('a', 318), [rateOf('b', 255), rateOf('c', 240)], 'c', 19_500],
])('of the same hotel: %s', (_, rate, rates, rateId, saves) => {
  const found = repairStay(TIER, chosen(rate), rates, []);
  expect(found?.kind === 'rate' ? found.to.rateId : undefined).toBe(rateId);
  expect(found?.saves.amountMinor).toBe(saves);
});

test.each<[string, RepairStay[], string | undefined]>([
  ['the nearer by a walk', [stayOf('far', 150, 2_000), stayOf('near', 250, 300)], 'near'],
  ['the cheaper of two within a walk', [stayOf('a', 250, 100), stayOf('b', 200, 700)], 'b'],
  ['none beyond three kilometers', [stayOf('a', 200, 3_001)], undefined],
  [
    'none of other stars',
    [stayOf('a', 200, 300, { stars: 5 }), stayOf('b', 200, 300, { stars: 2 })],
    undefined,
  ],
  ['none above the cap', [stayOf('a', 261, 300)], undefined],
  ['as well rated before cheaper', [stayOf('a', 150, 300, { ratingTenths: 75 }), stayOf('b', 250, 300)], 'b'],
  ['not itself', [stayOf('own', 200, 0)], undefined],
])('of other hotels: %s', (_, stays, stayId) => {
  const found = repairStay(TIER, chosen(rateOf('a', 318), 5), [rateOf('a', 318)], stays);
  expect(found?.kind === 'stay' ? found.to.stayId : undefined).toBe(stayId);
});

test('says how far, and how much more where stars are what is wrong', () => {
  const found = repairStay(tierOf([4], null), chosen(rateOf('a', 200), 5), [], [stayOf('b', 210, 300)]);
  expect(found).toMatchObject({ kind: 'stay', metres: 300, saves: money(-2_500) });
});

test('distance on the ground', () => {
  expect(metresBetween(HERE, { lat: 38.71, lon: -9.13 })).toBe(868);
});
