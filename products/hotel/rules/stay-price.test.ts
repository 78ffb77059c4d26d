import { addDays, date } from '@sojourn/domain/dates.ts';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { COLLECTIONS } from './stay.ts';
import { priceStay } from './stay-price.ts';

const nightsAt = (amounts: readonly number[]) =>
  amounts.map((amountMinor, i) => ({ date: addDays(date('2027-04-15'), i), amountMinor }));

test('four Premier nights at $412 with 12 % tax cost $1,384.32', () => {
  const price = priceStay({
    nights: nightsAt([41200, 41200, 41200, 41200]),
    roomCount: 1,
    collection: 'Premier',
    taxBps: 1200,
  });
  expect(price.nightsTotal.amountMinor).toBe(164800);
  expect(price.complimentaryNight.amountMinor).toBe(-41200);
  expect(price.taxesAndFees.amountMinor).toBe(14832);
  expect(price.total.amountMinor).toBe(138432);
  expect(price.nightlyBefore.amountMinor).toBe(41200);
  expect(price.nightlyAverage.amountMinor).toBe(30900);
});

test.each([
  ['Premier', 3, false],
  ['Premier', 4, true],
  ['Lifestyle', 7, true],
  ['NoCollection', 4, false],
] as const)('%s for %i nights: the fourth is complimentary: %s', (collection, nights, expected) => {
  const price = priceStay({
    nights: nightsAt(Array(nights).fill(10000)),
    roomCount: 2,
    collection,
    taxBps: 0,
  });
  expect(price.complimentaryNight.amountMinor).toBe(expected ? -20000 : 0);
});

test('it is the fourth night that is taken off, not the cheapest or the average', () => {
  const price = priceStay({
    nights: nightsAt([100, 200, 300, 999, 50]),
    roomCount: 1,
    collection: 'Premier',
    taxBps: 0,
  });
  expect(price.complimentaryNight.amountMinor).toBe(-999);
});

test('the parts sum to the total and a longer or dearer stay is never cheaper in a plain hotel', () => {
  const amounts = fc.array(fc.integer({ min: 100, max: 500_000 }), { minLength: 1, maxLength: 30 });
  fc.assert(
    fc.property(
      amounts,
      fc.integer({ min: 1, max: 8 }),
      fc.constantFrom(...COLLECTIONS),
      fc.integer({ min: 0, max: 3000 }),
      (nightly, roomCount, collection, taxBps) => {
        const price = priceStay({ nights: nightsAt(nightly), roomCount, collection, taxBps });
        const parts = [price.nightsTotal, price.complimentaryNight, price.taxesAndFees];
        expect(parts.reduce((sum, part) => sum + part.amountMinor, 0)).toBe(price.total.amountMinor);
        expect(price.total.amountMinor).toBeGreaterThan(0);
        expect(Object.is(price.complimentaryNight.amountMinor, -0)).toBe(false);
        const longer = priceStay({
          nights: nightsAt([...nightly, 100]),
          roomCount,
          collection: 'NoCollection',
          taxBps,
        });
        const plain = priceStay({ nights: nightsAt(nightly), roomCount, collection: 'NoCollection', taxBps });
        expect(longer.total.amountMinor).toBeGreaterThan(plain.total.amountMinor);
      },
    ),
  );
});

test('a stay without nights or rooms is a mistake', () => {
  expect(() => priceStay({ nights: [], roomCount: 1, collection: 'Premier', taxBps: 0 })).toThrow(RangeError);
  expect(() =>
    priceStay({ nights: nightsAt([100]), roomCount: 0, collection: 'Premier', taxBps: 0 }),
  ).toThrow(RangeError);
});
