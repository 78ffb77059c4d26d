import { expect, test } from 'vitest';
import type { Instant } from './credits/credit-days.ts';
import type { OfferState } from './credits/credit-state.ts';
import { bonusPostsAt, creditBackOf, isOfferTerms, type OfferSubject, offerAvailability } from './offers.ts';

const NOW = '2027-02-08T15:00:00.000Z' as Instant;
const LATER = '2027-03-31T15:00:00.000Z' as Instant;
const discount = { kind: 'discount', amountMinor: 7_500, minimumNights: 2, collection: 'Lifestyle' };
const stay = { product: 'hotel', totalMinor: 50_000, nights: 2, collection: 'Lifestyle' } as const;
const available = (more: object = {}, about: object = {}, now = NOW) =>
  offerAvailability(
    { state: 'Authorized', endsAt: LATER, terms: discount, ...more },
    { ...stay, ...about },
    now,
  );

test('a discount serves the stay that it is for, to its last moment', () => {
  expect(available()).toBe('Available');
  expect(available({}, { nights: 1 })).toBe('NotAvailable');
  expect(available({}, { collection: 'Premier' })).toBe('NotAvailable');
  expect(available({}, { totalMinor: 7_500 })).toBe('Available');
  expect(available({}, { totalMinor: 7_499 })).toBe('NotAvailable');
  expect(available({}, {}, LATER)).toBe('NotAvailable');
  expect(available({ terms: { ...discount, minimumMinor: 50_001 } })).toBe('NotAvailable');
});

test('an offer for rental cars serves rentals of enough days that are paid to us, and no hotel', () => {
  const terms = { kind: 'discount', product: 'car', amountMinor: 2_500, minimumDays: 3 };
  const rental = { product: 'car', totalMinor: 25_584, days: 4 } as const;
  const serves = (about: OfferSubject) =>
    offerAvailability({ state: 'Authorized', endsAt: LATER, terms }, about, NOW);
  expect(serves(rental)).toBe('Available');
  expect(serves({ ...rental, days: 2 })).toBe('NotAvailable');
  // Paid at the desk, nothing is due to us that could be lowered
  expect(serves({ ...rental, totalMinor: 0 })).toBe('NotAvailable');
  expect(serves(stay)).toBe('NotAvailable');
  expect(available({}, rental)).toBe('NotAvailable');
});

test.each(['Pending', 'ConfirmState', 'Used', 'Cancelled', 'Expired'] as OfferState[])(
  'one that is %s serves nothing',
  (state) => expect(available({ state })).toBe('NotAvailable'),
);

test.each([
  null,
  'x',
  {},
  { kind: 'discount' },
  { kind: 'discount', amountMinor: -1 },
  { kind: 'discount', amountMinor: 1.5 },
  { ...discount, collection: 'Other' },
  { ...discount, minimumNights: 0 },
  { ...discount, product: 'boat' },
  { ...discount, minimumDays: 0 },
  { kind: 'bonusMiles', units: 10 },
  { kind: 'creditBack', capMinor: 10 },
])('terms that do not hold are InvalidOfferData: %j', (terms) => {
  expect(isOfferTerms(terms)).toBe(false);
  expect(available({ terms })).toBe('InvalidOfferData');
});

test('credit back is a share, rounded down, up to the cap', () => {
  const terms = { shareBasisPoints: 1_500, capMinor: 6_000 };
  expect([0, 6, 10_000, 40_000, 99_999_999].map((total) => creditBackOf(terms, total))).toEqual([
    0, 0, 1_500, 6_000, 6_000,
  ]);
});

test('bonus miles post when the travel that reaches the goal is over', () => {
  const of = (countedMinor: number, ...bookings: readonly (readonly [number, Instant])[]) =>
    bonusPostsAt(
      { spendMinor: 100_000 },
      { minor: countedMinor, at: NOW },
      bookings.map(([totalMinor, endsAt]) => ({ totalMinor, endsAt })),
    );
  const [may, june] = ['2027-05-01T15:00:00.000Z', '2027-06-01T15:00:00.000Z'] as Instant[] as [
    Instant,
    Instant,
  ];
  expect(of(0, [99_999, LATER])).toBeNull();
  expect(of(100_000)).toBe(NOW);
  expect(of(0, [60_000, june], [40_000, LATER], [60_000, may])).toBe(may);
  expect(of(41_200, [58_800, june])).toBe(june);
});
