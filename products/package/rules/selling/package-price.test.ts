import fc from 'fast-check';
import { expect, test } from 'vitest';
import { packagePrice, settleRise } from './package-price.ts';

const PICTURED = {
  flightMinor: 1_124_00,
  hotelMinor: 1_242_32,
  aloneMinor: { flight: 1_124_00, hotel: 1_384_32 },
};

test('1,124.00 and 1,384.32 cost 2,366.32 together and save 142.00', () =>
  expect(packagePrice(PICTURED)).toEqual({ totalMinor: 2_366_32, savingMinor: 142_00 }));

test('what costs as much alone saves nothing', () =>
  expect(packagePrice({ ...PICTURED, hotelMinor: 1_384_32 })).toEqual({
    totalMinor: 2_508_32,
    savingMinor: null,
  }));

test('a package never costs more than its parts', () => {
  const minor = fc.nat(500_000);
  fc.assert(
    fc.property(minor, minor, minor, minor, (flightMinor, hotelMinor, flight, hotel) => {
      const { totalMinor, savingMinor } = packagePrice({
        flightMinor,
        hotelMinor,
        aloneMinor: { flight, hotel },
      });
      expect(totalMinor).toBeLessThanOrEqual(flight + hotel);
      expect(totalMinor + (savingMinor ?? 0)).toBe(flight + hotel);
    }),
  );
});

test('a small rise is the tenant’s, a larger one is asked about, a fall is the traveler’s', () => {
  expect(settleRise(1_000_00, 1_015_00, 200)).toEqual({
    kind: 'sold',
    totalMinor: 1_000_00,
    absorbedMinor: 15_00,
  });
  expect(settleRise(1_000_00, 1_025_00, 200)).toEqual({ kind: 'ask', totalMinor: 1_025_00 });
  expect(settleRise(1_000_00, 990_00, 200)).toEqual({ kind: 'sold', totalMinor: 990_00, absorbedMinor: 0 });
});
