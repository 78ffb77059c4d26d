import { expect, test } from 'vitest';
import { frozenPrices, printFreezeDays, readFreezeDays } from './freeze-address.ts';

test.each([
  ['14', 14],
  [undefined, undefined],
  ['0', undefined],
  ['61', undefined],
  ['-3', undefined],
  ['3.5', undefined],
])('days of an address: %j', (text, days) => {
  expect(readFreezeDays(text)).toBe(days);
  if (days) expect(printFreezeDays(days)).toBe(text);
});

test('a frozen price is used among the others, wherever the address was', () => {
  const search = { flightShopType: 'pf-exercise', priceFreezeEntry: 'frozenPrices', priceFreezeId: 'frz_1' };
  expect(frozenPrices(search)).toEqual({
    view: 'frozen',
    priceFreezeEntry: 'frozenPrices',
    priceFreezeId: 'frz_1',
  });
});
