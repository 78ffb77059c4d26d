import { expect, test } from 'vitest';
import { tenderShares } from './tender-shares.ts';

const card = { tenderNo: 2, kind: 'UserCard' as const };
const miles = { tenderNo: 1, kind: 'Rewards' as const };

test.each([
  ['half of one card', [{ ...card, capturedMinor: 72_000 }], 36_000, [[2, 36_000]]],
  [
    'in proportion, to the cent',
    [
      { ...miles, capturedMinor: 10_001 },
      { ...card, capturedMinor: 20_001 },
    ],
    10_001,
    [
      [1, 3334],
      [2, 6667],
    ],
  ],
  [
    'nothing of what was given back',
    [
      { ...miles, capturedMinor: 10_000, refundedMinor: 10_000 },
      { ...card, capturedMinor: 20_000, refundedMinor: 5_000 },
    ],
    15_000,
    [[2, 15_000]],
  ],
  ['nothing at all', [{ ...card, capturedMinor: 72_000 }], 0, []],
])('%s', (_, tenders, shareMinor, shares) => {
  expect(
    tenderShares(tenders, shareMinor).map(({ tenderNo, amountMinor }) => [tenderNo, amountMinor]),
  ).toEqual(shares);
});

test('the first booking goes on being paid by each of its tenders', () => {
  expect(() => tenderShares([{ ...card, capturedMinor: 100 }], 100)).toThrow(RangeError);
  expect(tenderShares([{ ...card, capturedMinor: 100 }], 99)).toEqual([{ tenderNo: 2, amountMinor: 99 }]);
});
