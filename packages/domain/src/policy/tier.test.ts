import { expect, test } from 'vitest';
import { money } from '../money.ts';
import { approvalProcess, isUnrestricted, type PolicyTier, UNRESTRICTED } from './tier.ts';

const { settings, hotels, flights } = UNRESTRICTED;
const changed = (change: Partial<PolicyTier>): PolicyTier => ({ ...UNRESTRICTED, ...change });

test('a tier without rules is unrestricted, also when it asks for approval', () => {
  expect(isUnrestricted(UNRESTRICTED)).toBe(true);
  expect(isUnrestricted(changed({ settings: { ...settings, isApprovalRequired: true } }))).toBe(true);
});

test.each<[string, Partial<PolicyTier>]>([
  [
    'a star rating left out',
    { hotels: { policies: [{ allowedStarRatings: [1, 2, 3, 4], maxPricePerNight: null }] } },
  ],
  [
    'a nightly cap',
    { hotels: { policies: [{ allowedStarRatings: [1, 2, 3, 4, 5], maxPricePerNight: money(1) }] } },
  ],
  [
    'one of two hotel policies',
    { hotels: { policies: [...hotels.policies, { allowedStarRatings: [3], maxPricePerNight: null }] } },
  ],
  ['a daily cap', { cars: { policies: [{ maxPricePerDay: money(1) }] } }],
  ['no long flights', { settings: { ...settings, enableLongFlights: false } }],
  [
    'a one-way cap',
    { flights: { policies: flights.policies.map((each) => ({ ...each, maxPriceForOneWay: money(1) })) } },
  ],
  [
    'a round-trip cap',
    { flights: { policies: flights.policies.map((each) => ({ ...each, maxPriceForRoundTrip: money(1) })) } },
  ],
  [
    'a fare class left out',
    {
      flights: {
        policies: flights.policies.map((each) => ({ ...each, allowedFareClasses: ['basic'] as const })),
      },
    },
  ],
])('%s makes the policy active', (_, change) => {
  expect(isUnrestricted(changed(change))).toBe(false);
});

test('approval is automatic unless the tier requires it', () => {
  expect(approvalProcess(UNRESTRICTED)).toBe('automatic');
  expect(approvalProcess(changed({ settings: { ...settings, isApprovalRequired: true } }))).toBe(
    '24hr_review',
  );
});
