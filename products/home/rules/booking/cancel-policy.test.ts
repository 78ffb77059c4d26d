import type { CalendarDate, Instant } from '@sojourn/domain/dates.ts';
import { expect, test } from 'vitest';
import { priceHome } from '../home-price.ts';
import { type HomePolicy, type HomeStayTimes, refundAt, refundSteps } from './cancel-policy.ts';

const at = (text: string) => text as Instant;
const timesOf = (more: Partial<HomeStayTimes> = {}): HomeStayTimes => ({
  checkIn: '2027-04-14' as CalendarDate,
  checkOut: '2027-04-19' as CalendarDate,
  checkInFrom: '15:00',
  zone: 'Europe/Lisbon',
  confirmedAt: at('2027-02-01T10:00:00Z'),
  ...more,
});
/** Five nights in Lisbon: 840.00 and cleaning 75.00, 10 % for the service, 6 % tax. */
const PRICE = priceHome(
  {
    baseMinor: 168_00,
    includedGuests: 2,
    extraGuestMinor: 0,
    lengthDiscounts: [],
    fees: [{ kind: 'cleaning', amountMinor: 75_00, per: 'stay', isMandatory: true }],
    serviceBps: 1_000,
    taxes: [{ kind: 'share', bps: 600, of: 'nightsAndFees' }],
  },
  { nights: Array<null>(5).fill(null), guests: 2, pets: 0, chosen: [] },
);
const FULL = { nightsBps: 10_000, cleaningBps: 10_000, feesBps: 10_000 };
const HALF = { nightsBps: 5_000, cleaningBps: 5_000, feesBps: 5_000 };
const CLEANING = { nightsBps: 0, cleaningBps: 10_000, feesBps: 0 };
const POLICY: HomePolicy = {
  tiers: [
    { until: { days: 14, at: 'endOfDay' }, ...FULL },
    { until: { days: 5, at: 'endOfDay' }, ...HALF },
    { until: null, ...CLEANING },
  ],
  grace: null,
};

test('a stay is given back whole, by half, and then its cleaning with the tax on it', () => {
  expect(PRICE.totalMinor).toBe(1_061_40);
  expect(refundSteps(POLICY, timesOf(), PRICE)).toEqual([
    { endsAt: '2027-03-31T23:00:00Z', refundMinor: 1_061_40 },
    { endsAt: '2027-04-09T23:00:00Z', refundMinor: 530_70 },
    { endsAt: '2027-04-14T14:00:00Z', refundMinor: 79_50 },
  ]);
  expect(refundAt(POLICY, timesOf(), PRICE, at('2027-04-14T14:00:00Z'))).toBe(0);
});

test('the last minute of a day is still the tier’s, the next one isn’t', () => {
  const refund = (moment: string) => refundAt(POLICY, timesOf(), PRICE, at(moment));
  // 23:59 and midnight in Lisbon
  expect(refund('2027-03-31T22:59:59Z')).toBe(1_061_40);
  expect(refund('2027-03-31T23:00:00Z')).toBe(530_70);
});

test('hours are real, days are the clock’s, when the clocks change the night before', () => {
  const times = timesOf({ checkIn: '2027-03-28' as CalendarDate, checkOut: '2027-03-30' as CalendarDate });
  const firstEnd = (until: HomePolicy['tiers'][number]['until']) =>
    refundSteps({ tiers: [{ until, ...FULL }], grace: null }, times, PRICE)[0]?.endsAt;
  // 14:00 on the clock, which was an hour behind
  expect(firstEnd({ hours: 48 })).toBe('2027-03-26T14:00:00.000Z');
  expect(firstEnd({ days: 2, at: 'checkIn' })).toBe('2027-03-26T15:00:00Z');
});

test('grace gives everything back for a day, unless check-in is near or the stay is long', () => {
  const graced: HomePolicy = { tiers: [{ until: null, ...CLEANING }], grace: { hours: 24, daysBefore: 7 } };
  const confirmedAt = at('2027-04-01T10:00:00Z');
  const refund = (more: Partial<HomeStayTimes>, moment: string) =>
    refundAt(graced, timesOf({ confirmedAt, ...more }), PRICE, at(moment));
  expect(refund({}, '2027-04-02T09:59:59Z')).toBe(1_061_40);
  expect(refund({}, '2027-04-02T10:00:00Z')).toBe(79_50);
  const late = at('2027-04-08T10:00:00Z');
  expect(refund({ confirmedAt: late }, '2027-04-08T10:01:00Z')).toBe(79_50);
  const long = '2027-05-12' as CalendarDate;
  expect(refund({ checkOut: long }, '2027-04-01T10:01:00Z')).toBe(79_50);
});

test('a tier that ends within the grace isn’t shown', () => {
  const graced = { ...POLICY, grace: { hours: 24, daysBefore: 7 } };
  const steps = refundSteps(graced, timesOf({ confirmedAt: at('2027-03-31T12:00:00Z') }), PRICE);
  expect(steps.map(({ endsAt }) => endsAt)).toEqual([
    '2027-04-01T12:00:00.000Z',
    '2027-04-09T23:00:00Z',
    '2027-04-14T14:00:00Z',
  ]);
});
