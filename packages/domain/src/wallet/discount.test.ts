import { expect, test } from 'vitest';
import { discountOf } from './discount.ts';

const line = (sourceId: string, amountMinor: number) => ({ sourceId, amountMinor });

test('an offer lowers the price, other tenders only pay it', () => {
  const tenders = [line('off_1', 7_500), line('crd_1', 30_000), line('pay_1', 62_500)];
  expect(discountOf(100_000, tenders)).toEqual({
    grandTotalMinor: 92_500,
    discountMinor: 7_500,
    type: 'Offer',
  });
  expect(discountOf(100_000, tenders.slice(1))).toBeNull();
  expect(discountOf(100_000, [line('off_1', 0)])).toBeNull();
});
