import type { TripDetail } from '@sojourn/contract/trips.ts';
import { money } from '@sojourn/domain/money.ts';
import { expect, test } from 'vitest';
import { paidLines } from './paid-lines.ts';

type Tender = TripDetail['tenders'][number];
type Refund = TripDetail['refunds'][number];
const tender = (tenderNo: number, amountMinor: number): Tender =>
  ({ tenderNo, amount: money(amountMinor), kind: 'UserCard', label: 'Card', state: 'captured' }) as Tender;
const refund = (tenderNo: number, amountMinor: number, outcome: Refund['outcome'] = null): Refund =>
  ({ tenderNo, amount: money(amountMinor), outcome }) as Refund;

test('refunds of a tender are summed, and what was forfeited is none', () => {
  const lines = paidLines({
    tenders: [tender(1, 10_000), tender(2, 5_000), tender(3, 2_500)],
    refunds: [
      refund(1, 3_000),
      refund(1, 2_000),
      refund(2, 5_000, 'reissued'),
      refund(3, 2_500, 'forfeited'),
    ],
    total: money(17_500),
  });
  expect(lines.map(({ back }) => back.amountMinor)).toEqual([5_000, 5_000, 0]);
});
