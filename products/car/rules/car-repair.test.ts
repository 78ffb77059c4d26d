import { money } from '@sojourn/domain/money.ts';
import { ANY_TRIP } from '@sojourn/domain/policy/testing/sample-trip.ts';
import { type PolicyTier, UNRESTRICTED } from '@sojourn/domain/policy/tier.ts';
import { expect, test } from 'vitest';
import { type RepairCar, repairCar } from './car-repair.ts';

const TIER: PolicyTier = { ...UNRESTRICTED, cars: { policies: [{ maxPricePerDay: money(7_500) }] } };
const car = (carId: string, dollars: number, more: Partial<RepairCar> = {}): RepairCar => ({
  carId,
  perDay: money(dollars * 100),
  total: money(dollars * 330),
  seats: 5,
  isAutomatic: true,
  isRefundable: true,
  hasUnlimitedMileage: true,
  trip: ANY_TRIP,
  pickUpDesk: 'a',
  dropOffDesk: 'a',
  ...more,
});
const CHOSEN = car('own', 90);

test.each<[string, RepairCar[], string | undefined]>([
  ['the cheapest of equals', [car('a', 75), car('b', 70)], 'b'],
  ['exactly the cap', [car('a', 75)], 'a'],
  ['nothing above it', [car('a', 76)], undefined],
  ['not itself', [{ ...CHOSEN, perDay: money(100) }], undefined],
  ['as many seats before cheaper', [car('a', 40, { seats: 4 }), car('b', 75)], 'b'],
  ['more seats lose nothing', [car('a', 70, { seats: 7 }), car('b', 75)], 'a'],
  ['an automatic before cheaper', [car('a', 40, { isAutomatic: false }), car('b', 75)], 'b'],
  ['free cancellation before cheaper', [car('a', 40, { isRefundable: false }), car('b', 75)], 'b'],
  ['the same desk before cheaper', [car('a', 40, { pickUpDesk: 'b' }), car('b', 75)], 'b'],
  [
    'another desk before fewer seats',
    [car('a', 40, { seats: 4 }), car('b', 75, { pickUpDesk: 'b', dropOffDesk: 'b' })],
    'b',
  ],
  ['any at all before nothing', [car('a', 40, { seats: 4, isAutomatic: false })], 'a'],
])('%s', (_, cars, carId) => {
  expect(repairCar(TIER, CHOSEN, cars)?.to.carId).toBe(carId);
});

test('says what it saves', () => {
  expect(repairCar(TIER, CHOSEN, [car('a', 70)])?.saves).toEqual(money(6_600));
});
