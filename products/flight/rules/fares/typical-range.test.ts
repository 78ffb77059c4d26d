import { expect, test } from 'vitest';
import { priceVerdict, typicalRange, VERDICT_PERCENT } from './typical-range.ts';

test('the middle half of the prices is typical', () => {
  const range = typicalRange([900, 100, 200, 300, 400, 500, 600, 700, 800])!;
  expect(range).toEqual({ low: 300, median: 500, high: 700 });
  expect([299, 300, 700, 701].map((price) => priceVerdict(price, range))).toEqual([
    'low',
    'typical',
    'typical',
    'high',
  ]);
});

test('between two prices the quartile lies between', () =>
  expect(typicalRange([10, 20, 30, 40, 50, 60, 70, 80])).toEqual({ low: 28, median: 45, high: 63 }));

test('seven prices say nothing', () => expect(typicalRange([1, 2, 3, 4, 5, 6, 7])).toBeUndefined());

test('noise is neither low nor high', () => {
  const narrow = { low: 27_000, median: 27_100, high: 27_300 };
  expect(VERDICT_PERCENT).toBe(10);
  // $276 against a median of $271 was called high at +1.8 %
  expect(priceVerdict(27_600, narrow)).toBe('typical');
  expect([24_391, 24_390, 29_809, 29_810].map((price) => priceVerdict(price, narrow))).toEqual([
    'typical',
    'low',
    'typical',
    'high',
  ]);
});
