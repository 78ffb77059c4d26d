import { hotelJudge } from '@sojourn/products/hotel/rules/hotel-policy.ts';
import type { StarRating } from '@sojourn/products/hotel/rules/policy-tier.ts';
import { expect, test } from 'vitest';
import { money } from '../money.ts';
import { jointTier } from './joint-tier.ts';
import { ANY_TRIP } from './testing/sample-trip.ts';
import { type PolicyTier, UNRESTRICTED } from './tier.ts';

const tier = (allowedStarRatings: readonly StarRating[], cap: number): PolicyTier => ({
  ...UNRESTRICTED,
  hotels: { policies: [{ allowedStarRatings, maxPricePerNight: money(cap) }] },
});
const FIELD = tier([3, 4], 26_000);
const CONTRACTORS = tier([2, 3], 18_000);

test.each([
  [3, 18_000, true],
  [3, 18_001, false],
  [4, 10_000, false],
  [2, 10_000, false],
] as const)('%i stars for %i: in policy for both is %s', (stars, price, isInPolicy) => {
  const offer = { ...ANY_TRIP, stars, perNight: money(price) };
  expect(hotelJudge(jointTier([FIELD, CONTRACTORS]))(offer).isInPolicy).toBe(isInPolicy);
  const each = [FIELD, CONTRACTORS].every((own) => hotelJudge(own)(offer).isInPolicy);
  expect(each).toBe(isInPolicy);
});

test('a booking is reviewed when one of them is reviewed', () => {
  const reviewed = { ...FIELD, settings: { ...FIELD.settings, isApprovalRequired: true } };
  expect(jointTier([CONTRACTORS, reviewed]).settings.isApprovalRequired).toBe(true);
  expect(jointTier([CONTRACTORS, FIELD]).settings.isApprovalRequired).toBe(false);
});
