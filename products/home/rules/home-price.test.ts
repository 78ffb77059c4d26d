import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type HomePricing, priceHome } from './home-price.ts';
import { prominentPrice, showsTaxes } from './law/price-display.ts';

const PLAIN: HomePricing = {
  baseMinor: 100_00,
  includedGuests: 4,
  extraGuestMinor: 15_00,
  lengthDiscounts: [
    { fromNights: 7, bps: 1_000 },
    { fromNights: 28, bps: 2_500 },
  ],
  fees: [{ kind: 'cleaning', amountMinor: 80_00, per: 'stay', isMandatory: true }],
  serviceBps: 0,
  taxes: [{ kind: 'share', bps: 1_000, of: 'nightsAndFees' }],
};
const stayFor = (nights: number, more: Partial<Parameters<typeof priceHome>[1]> = {}) => ({
  nights: Array<null>(nights).fill(null),
  guests: 2,
  pets: 0,
  chosen: [],
  ...more,
});

test('a week has its discount on the nights alone, and the tax on what is left and the fees', () =>
  expect(priceHome(PLAIN, stayFor(7))).toMatchObject({
    nightsMinor: 700_00,
    discountMinor: -70_00,
    discountBps: 1_000,
    fees: [{ kind: 'cleaning', amountMinor: 80_00 }],
    taxMinor: 71_00,
    totalMinor: 781_00,
  }));

test('a night less can cost more, since the discount is gone', () => {
  const cheaper = { ...PLAIN, lengthDiscounts: [{ fromNights: 7, bps: 2_000 }] };
  expect(priceHome(cheaper, stayFor(6)).totalMinor).toBeGreaterThan(
    priceHome(cheaper, stayFor(7)).totalMinor,
  );
});

test('the longest discount that fits counts', () => {
  expect(priceHome(PLAIN, stayFor(27)).discountBps).toBe(1_000);
  expect(priceHome(PLAIN, stayFor(28)).discountBps).toBe(2_500);
});

test('guests above the included number pay for each night, pets once', () => {
  const fees = [...PLAIN.fees, { kind: 'pets', amountMinor: 20_00, per: 'pet', isMandatory: true } as const];
  const price = priceHome({ ...PLAIN, fees }, stayFor(3, { guests: 6, pets: 2 }));
  expect(price.extraGuestsMinor).toBe(2 * 3 * 15_00);
  expect(price.fees.map(({ kind, amountMinor }) => [kind, amountMinor])).toEqual([
    ['cleaning', 80_00],
    ['pets', 40_00],
  ]);
});

test('a night’s own price replaces the base', () =>
  expect(priceHome(PLAIN, stayFor(2, { nights: [null, 140_00] })).nightsMinor).toBe(240_00));

test('a city’s tax is of guests and nights, to its cap', () => {
  const taxed = { ...PLAIN, taxes: [{ kind: 'guestNight', amountMinor: 2_00, nightsMax: 7 } as const] };
  expect(priceHome(taxed, stayFor(10)).taxMinor).toBe(2 * 7 * 2_00);
});

describe('a fee that nobody has to pay', () => {
  const heated: HomePricing = {
    ...PLAIN,
    fees: [...PLAIN.fees, { kind: 'poolHeating', amountMinor: 50_00, per: 'stay', isMandatory: false }],
  };
  test('is in the price only when it’s chosen', () => {
    expect(priceHome(heated, stayFor(2))).toEqual(priceHome(PLAIN, stayFor(2)));
    const chosen = priceHome(heated, stayFor(2, { chosen: ['poolHeating'] }));
    expect(chosen.totalMinor).toBe(priceHome(PLAIN, stayFor(2)).totalMinor + 55_00);
  });
  test('is never in the price that stands out', () => {
    const without = priceHome(PLAIN, stayFor(2)).totalMinor;
    const chosen = priceHome(heated, stayFor(2, { chosen: ['poolHeating'] }));
    expect(prominentPrice(chosen, true)).toEqual({ shownMinor: without, apartMinor: 0 });
  });
});

test('in the US taxes stand apart, in the EEA and the UK they don’t', () => {
  const price = priceHome(PLAIN, stayFor(7));
  expect(prominentPrice(price, showsTaxes('US', 'US'))).toEqual({ shownMinor: 710_00, apartMinor: 71_00 });
  expect(prominentPrice(price, showsTaxes('US', 'PT'))).toEqual({ shownMinor: 781_00, apartMinor: 0 });
  expect(showsTaxes('GB', 'US')).toBe(true);
});

test('the lines sum to the total, and each fee’s tax and the nights’ to the taxes', () => {
  const amount = fc.integer({ min: 0, max: 500_000 });
  const fee = fc.record({
    kind: fc.constantFrom('cleaning', 'linen', 'pets', 'heating'),
    amountMinor: amount,
    per: fc.constantFrom('stay', 'night', 'guestNight', 'pet'),
    isMandatory: fc.boolean(),
  });
  const tax = fc.oneof(
    fc.record({
      kind: fc.constant('share' as const),
      bps: fc.integer({ min: 0, max: 3_000 }),
      of: fc.constantFrom('nights', 'nightsAndFees'),
    }),
    fc.record({
      kind: fc.constant('guestNight' as const),
      amountMinor: fc.integer({ min: 0, max: 900 }),
      nightsMax: fc.integer({ min: 0, max: 10 }),
    }),
  );
  const anyPricing = fc.record({
    baseMinor: fc.integer({ min: 1, max: 500_000 }),
    includedGuests: fc.integer({ min: 1, max: 6 }),
    extraGuestMinor: amount,
    lengthDiscounts: fc.constant(PLAIN.lengthDiscounts),
    fees: fc.array(fee, { maxLength: 4 }),
    serviceBps: fc.integer({ min: 0, max: 2_000 }),
    taxes: fc.array(tax, { maxLength: 3 }),
  });
  const anyStay = fc.record({
    nights: fc.array(fc.option(fc.integer({ min: 0, max: 90_000 })), { minLength: 1, maxLength: 40 }),
    guests: fc.integer({ min: 1, max: 12 }),
    pets: fc.integer({ min: 0, max: 3 }),
    chosen: fc.subarray(['linen', 'heating'] as const),
  });
  fc.assert(
    fc.property(anyPricing, anyStay, (pricing, stay) => {
      const price = priceHome(pricing as HomePricing, stay);
      const fees = price.fees.reduce((total, { amountMinor }) => total + amountMinor, 0);
      const feeTaxes = price.fees.reduce((total, { taxMinor }) => total + taxMinor, 0);
      expect(price.nightsTaxMinor + feeTaxes).toBe(price.taxMinor);
      expect(price.totalMinor).toBe(
        price.nightsMinor +
          price.extraGuestsMinor +
          price.discountMinor +
          fees +
          price.serviceMinor +
          price.taxMinor,
      );
      expect(
        Object.values(price)
          .flat()
          .every((part) => typeof part !== 'number' || Number.isInteger(part)),
      ).toBe(true);
    }),
    { numRuns: 2_000 },
  );
});
