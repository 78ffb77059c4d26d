import { money } from '@sojourn/domain/money.ts';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { CarExtra } from './car.ts';
import { type CarPriceParts, deskMarkupOf, extraLines, priceRental } from './car-price.ts';
import { rateLines } from './rental-days.ts';

const extras: readonly CarExtra[] = [
  { kind: 'additionalDriver', perDay: money(800), cap: money(8000), most: 3 },
  { kind: 'tollTag', perDay: money(225), cap: null, most: 1 },
];
const rates = { dailyMinor: 5200, weeklyMinor: 31_200, weekendMinor: null };
const parts = (changes: Partial<CarPriceParts> = {}): CarPriceParts => ({
  payWay: 'now',
  days: 4,
  lines: rateLines(4, rates, false),
  deskMarkupMinor: 0,
  perDayBeforeMinor: 5800,
  airportFeeBps: 0,
  oneWayMinor: 0,
  taxBps: 2300,
  deskFees: [],
  extras: [],
  ...changes,
});

test('the compact SUV of the pictures, paid now', () => {
  const price = priceRental(parts({ extras: extraLines(extras, { additionalDriver: 1, tollTag: 1 }, 4)! }));
  expect(price.rate).toEqual(money(20_800));
  expect(price.taxes).toEqual(money(4784));
  expect(price.dueToday).toEqual(money(25_584));
  expect(price.atDesk).toEqual(money(4100));
  expect(price.total).toEqual(money(29_684));
});

test('the same car, paid at the desk', () => {
  const price = priceRental(parts({ payWay: 'desk', deskMarkupMinor: deskMarkupOf(20_800, 6410) }));
  expect(price.dueToday).toEqual(money(0));
  expect(price.atDesk).toEqual(money(27_224));
});

test('fees are taxed with the rate; desk fees are not', () => {
  const young = { kind: 'youngDriver', perDay: money(2000), amount: money(8000) } as const;
  const price = priceRental(parts({ airportFeeBps: 1000, oneWayMinor: 5000, deskFees: [young] }));
  expect(price.rateFees).toEqual([
    { kind: 'airport', amount: money(2080) },
    { kind: 'oneWay', amount: money(5000) },
  ]);
  expect(price.taxes).toEqual(money(6412));
  expect(price.dueToday).toEqual(money(20_800 + 2080 + 5000 + 6412));
  expect(price.atDesk).toEqual(money(8000));
});

describe('extras', () => {
  test('an extra costs its cap at most, each', () =>
    expect(extraLines(extras, { additionalDriver: 2 }, 14)).toEqual([
      { kind: 'additionalDriver', count: 2, perDay: money(800), amount: money(16_000) },
    ]));
  test.each([{ navigation: 1 }, { tollTag: 2 }, { additionalDriver: -1 }, { additionalDriver: 1.5 }])(
    '%j is refused',
    (chosen) => expect(extraLines(extras, chosen, 4)).toBeUndefined(),
  );
  test('none of something is nothing', () => expect(extraLines(extras, { tollTag: 0 }, 4)).toEqual([]));
});

test('the parts always sum to the totals', () => {
  const any = fc.record({
    payWay: fc.constantFrom('now' as const, 'desk' as const),
    days: fc.integer({ min: 1, max: 60 }),
    daily: fc.integer({ min: 900, max: 40_000 }),
    deskMarkupMinor: fc.integer({ min: 0, max: 9000 }),
    airportFeeBps: fc.integer({ min: 0, max: 2000 }),
    oneWayMinor: fc.integer({ min: 0, max: 90_000 }),
    taxBps: fc.integer({ min: 0, max: 2700 }),
    drivers: fc.integer({ min: 0, max: 3 }),
  });
  fc.assert(
    fc.property(any, ({ daily, drivers, ...rest }) => {
      const lines = rateLines(rest.days, { ...rates, dailyMinor: daily, weeklyMinor: daily * 6 }, false);
      const chosen = extraLines(extras, { additionalDriver: drivers }, rest.days)!;
      const price = priceRental({ ...rest, lines, perDayBeforeMinor: null, deskFees: [], extras: chosen });
      const fees = price.rateFees.reduce((sum, { amount }) => sum + amount.amountMinor, 0);
      const extrasTotal = price.extras.reduce((sum, { amount }) => sum + amount.amountMinor, 0);
      expect(price.rate.amountMinor + fees + price.taxes.amountMinor).toBe(price.rental.amountMinor);
      expect(price.rental.amountMinor + extrasTotal).toBe(price.total.amountMinor);
      expect(price.dueToday.amountMinor + price.atDesk.amountMinor).toBe(price.total.amountMinor);
    }),
  );
});
