import type { Instant, LocalDateTime } from '@sojourn/domain/dates.ts';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { CANCEL_CHOICES, paidFor, quotePackageCancel, type SoldPackage } from './cancel-package.ts';

const BOOKED = '2027-02-08T17:00:00.000Z' as Instant;
const free = (until: string, totalMinor: number) => ({
  aloneMinor: totalMinor,
  terms: {
    type: 'FullyRefundable' as const,
    zone: 'Europe/Lisbon',
    steps: [{ until: until as Instant, localUntil: until.slice(0, 16) as LocalDateTime, penaltyMinor: 0 }],
  },
});
const PICTURED: SoldPackage = {
  flight: free('2027-02-09T17:00:00.000Z', 1_124_00),
  hotel: free('2027-04-13T14:00:00.000Z', 1_384_32),
  savingMinor: 142_00,
  isPackageRate: false,
};

test('the flight alone within a day gives back 982.00: its price without the saving', () =>
  expect(quotePackageCancel(PICTURED, 'flight', BOOKED)).toEqual({
    refundMinor: 982_00,
    keptMinor: 1_384_32,
    stays: 'hotel',
    endsSaving: true,
  }));

test('both give back all that was paid', () =>
  expect(quotePackageCancel(PICTURED, 'both', BOOKED)).toMatchObject({
    refundMinor: 2_366_32,
    keptMinor: 0,
    stays: null,
  }));

test('the hotel alone gives back what it cost within the package, also after the flight is final', () =>
  expect(quotePackageCancel(PICTURED, 'hotel', '2027-03-01T00:00:00.000Z' as Instant)).toMatchObject({
    refundMinor: 1_242_32,
    keptMinor: 1_124_00,
    stays: 'flight',
  }));

test('a room at a package’s rate can’t stay without its flight', () => {
  const sold = { ...PICTURED, isPackageRate: true };
  expect(quotePackageCancel(sold, 'flight', BOOKED)).toBeNull();
  expect(quotePackageCancel(sold, 'both', BOOKED)?.refundMinor).toBe(2_366_32);
});

test('what comes back and what’s kept are what was paid, and neither is negative', () => {
  const minor = fc.integer({ min: 0, max: 500_000 });
  const choice = fc.constantFrom(...CANCEL_CHOICES);
  fc.assert(
    fc.property(
      minor,
      minor,
      fc.double({ min: 0, max: 1, noNaN: true }),
      choice,
      (flight, hotel, share, chosen) => {
        const sold: SoldPackage = {
          flight: free('2027-02-09T17:00:00.000Z', flight),
          hotel: free('2027-04-13T14:00:00.000Z', hotel),
          savingMinor: Math.floor(hotel * share),
          isPackageRate: false,
        };
        const quote = quotePackageCancel(sold, chosen, BOOKED);
        expect((quote?.refundMinor ?? 0) + (quote?.keptMinor ?? 0)).toBe(paidFor(sold));
        expect(quote?.refundMinor).toBeGreaterThanOrEqual(0);
        expect(quote?.keptMinor).toBeGreaterThanOrEqual(0);
      },
    ),
  );
});
