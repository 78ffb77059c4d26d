import { money } from '@sojourn/domain/money.ts';
import { expect, it } from 'vitest';
import { bagMinors, bagPriceList, bagSum, nextBag } from './bag-prices-view.ts';

type Slice = Parameters<typeof bagMinors>[0];
const rules = (firstBag: number | null) =>
  ({
    detailBaggageInfo: { pieces: 0, charges: { firstPiece: firstBag === null ? null : money(firstBag) } },
  }) as Slice['restrictions'];
const ALL: Slice = {
  bagPrices: [7000, 9000, 21_000].map((minor) => money(minor)),
  restrictions: rules(7000),
};
const FIRST_ONLY: Slice = { restrictions: rules(7000) };
const NONE: Slice = { restrictions: rules(null) };

it('tells each bag by itself, as far as its price is known', () => {
  const values = (slice: Slice) => bagPriceList(slice, 'en').map((each) => each.values);
  expect(values(ALL)).toEqual([
    { number: 1, price: '$70.00' },
    { number: 2, price: '$90.00' },
    { number: 3, price: '$210.00' },
  ]);
  expect(values(FIRST_ONLY)).toEqual([{ number: 1, price: '$70.00' }]);
  expect(bagMinors(NONE)).toEqual([]);
});

it.each([
  [ALL, 0, '$70.00'],
  [ALL, 1, '$90.00'],
  [ALL, 2, '$210.00'],
  [ALL, 3, undefined],
  [FIRST_ONLY, 0, '$70.00'],
  [FIRST_ONLY, 1, undefined],
  [NONE, 0, undefined],
] as const)('names the next one, %#', (slice, pieces, price) => {
  expect(nextBag(slice, pieces, 'en')?.values?.price).toBe(price);
});

it('adds up everybody’s bags on all ways, unless one is not known', () => {
  const bag = (slice: number, traveler: number, pieces: number) => ({ slice, traveler, pieces });
  expect(bagSum([ALL, ALL], [bag(0, 0, 2), bag(0, 1, 1), bag(1, 0, 3)])).toEqual({
    count: 6,
    minor: 7000 + 9000 + 7000 + 37_000,
  });
  expect(bagSum([ALL, FIRST_ONLY], [bag(1, 0, 2)])).toBeUndefined();
  expect(bagSum([ALL], [])).toEqual({ count: 0, minor: 0 });
});
