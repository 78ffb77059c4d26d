import { cancelAt } from '@sojourn/domain/booking/cancellation/cancel-terms.ts';
import { type CalendarDate, type Instant, plusSeconds } from '@sojourn/domain/dates.ts';
import { expect, test } from 'vitest';
import { type HomePricing, priceHome } from '../home-price.ts';
import { type HomePolicy, refundAt } from './cancel-policy.ts';
import { homeCancelTerms, refundsAhead } from './cancel-terms.ts';

const FULL = { nightsBps: 10_000, cleaningBps: 10_000, feesBps: 10_000 };
const NONE = { nightsBps: 0, cleaningBps: 0, feesBps: 0 };
const policy = (days: number): HomePolicy => ({
  tiers: [
    { until: { days, at: 'checkIn' }, ...FULL },
    { until: null, ...NONE, cleaningBps: 10_000 },
  ],
  grace: { hours: 24, daysBefore: 7 },
});
const PRICING: HomePricing = {
  baseMinor: 100_00,
  includedGuests: 4,
  extraGuestMinor: 0,
  lengthDiscounts: [],
  fees: [{ kind: 'cleaning', amountMinor: 80_00, per: 'stay', isMandatory: true }],
  serviceBps: 0,
  taxes: [],
};
const NOW = '2027-02-08T10:00:00.000Z' as Instant;
const stay = (from: string, to: string, nights: number, days: number) => ({
  policy: policy(days),
  times: {
    checkIn: from as CalendarDate,
    checkOut: to as CalendarDate,
    checkInFrom: '15:00',
    zone: 'Europe/Lisbon',
    confirmedAt: NOW,
  },
  price: priceHome(PRICING, { nights: Array<null>(nights).fill(null), guests: 2, pets: 0, chosen: [] }),
});
const FIRST = stay('2027-04-15', '2027-04-17', 2, 5);
const SECOND = stay('2027-04-17', '2027-04-20', 3, 10);

test('at each moment two homes give back what both policies do, until the first check-in', () => {
  const terms = homeCancelTerms([FIRST, SECOND], NOW);
  const paid = FIRST.price.totalMinor + SECOND.price.totalMinor;
  const begins = Date.parse('2027-04-15T14:00:00.000Z');
  for (let hours = 0; hours < 68 * 24; hours += 3) {
    const at = plusSeconds(NOW, hours * 3_600);
    const both = refundAt(FIRST.policy, FIRST.times, FIRST.price, at);
    const refund = both + refundAt(SECOND.policy, SECOND.times, SECOND.price, at);
    expect(cancelAt(terms, paid, at).refundMinor, at).toBe(Date.parse(at) < begins ? refund : 0);
  }
  expect(terms.steps.map(({ localUntil, penaltyMinor }) => [localUntil, penaltyMinor])).toEqual([
    ['2027-04-07T15:00', 0],
    ['2027-04-10T15:00', 300_00],
    ['2027-04-15T15:00', 500_00],
  ]);
});

test('what’s past isn’t listed, and neighbors that give the same are one step', () => {
  const late = '2027-04-12T10:00:00.000Z' as Instant;
  const confirmedLate = { ...FIRST, times: { ...FIRST.times, confirmedAt: late } };
  expect(refundsAhead(FIRST, NOW).map(({ refundMinor }) => refundMinor)).toEqual([280_00, 80_00]);
  expect(refundsAhead(confirmedLate, late).map(({ refundMinor }) => refundMinor)).toEqual([80_00]);
  expect(homeCancelTerms([confirmedLate], late).type).toBe('PartiallyRefundable');
});
