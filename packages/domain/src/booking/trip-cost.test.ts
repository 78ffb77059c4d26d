import { expect, test } from 'vitest';
import type { CalendarDate } from '../dates.ts';
import { money } from '../money.ts';
import { type CostPart, costLine, costSums } from './trip-cost.ts';

const part = (bookedMinor: number, more: Partial<CostPart> = {}): CostPart => ({
  currency: 'USD',
  bookedMinor,
  refundedMinor: 0,
  isPending: false,
  isCanceled: false,
  due: [],
  ...more,
});
const usd = (amountMinor: number) => money(amountMinor, 'USD');
const on = '2027-04-15' as CalendarDate;
const desk = (amountMinor: number, currency: 'USD' | 'EUR' = 'USD') => ({
  where: 'desk' as const,
  to: 'Atlantic Drive',
  on,
  amount: money(amountMinor, currency),
});

test('the trip of the picture', () => {
  expect(costSums([part(129_800), part(138_432), part(25_584, { due: [desk(4_100)] }), part(9_600)])).toEqual(
    [{ paid: usd(303_416), pending: usd(0), refunded: usd(0), due: usd(4_100), total: usd(307_516) }],
  );
});

test.each<[says: string, part: CostPart, paid: number, cost: number]>([
  ['as booked', part(10_000), 10_000, 10_000],
  [
    'cheaper by a change: the difference was paid and came back',
    part(8_000, { refundedMinor: 2_000 }),
    10_000,
    8_000,
  ],
  ['canceled free of charge', part(10_000, { isCanceled: true, refundedMinor: 10_000 }), 10_000, 0],
  ['canceled with a fee', part(10_000, { isCanceled: true, refundedMinor: 8_000 }), 10_000, 2_000],
])('%s', (_, each, paid, cost) => {
  const line = costLine(each);
  expect(line.paid.amountMinor).toBe(paid);
  expect(line.paid.amountMinor - line.refunded.amountMinor).toBe(cost);
  expect(costSums([each])[0]?.total.amountMinor).toBe(cost);
});

test('what is set aside isn’t paid, and nothing is due for what was canceled', () => {
  expect(
    costSums([part(5_000, { isPending: true }), part(0, { isCanceled: true, due: [desk(900)] })]),
  ).toEqual([{ paid: usd(0), pending: usd(5_000), refunded: usd(0), due: usd(0), total: usd(5_000) }]);
});

test('each currency has its sum', () => {
  const sums = costSums([part(10_000, { due: [desk(800, 'EUR')] })]);
  expect(sums.map(({ total }) => total)).toEqual([usd(10_000), money(800, 'EUR')]);
});
