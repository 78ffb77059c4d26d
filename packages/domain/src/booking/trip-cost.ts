/** What a whole trip costs: paid, set aside, given back, and still due to others. Pure; minor units. */
import type { CalendarDate } from '../dates.ts';
import { type Currency, type Money, money } from '../money.ts';

/** Where one pays what we don't take. */
export const DUE_PLACES = ['desk', 'property'] as const;
export type DueLater = {
  readonly where: (typeof DUE_PLACES)[number];
  /** Whom: the company, the hotel. */
  readonly to: string;
  readonly on: CalendarDate;
  readonly amount: Money;
};
export type CostPart = {
  readonly currency: Currency;
  /** What the trip itself says it costs, with protections; of a canceled one what was taken for it. */
  readonly bookedMinor: number;
  /** Given back so far or on its way. */
  readonly refundedMinor: number;
  readonly isPending: boolean;
  readonly isCanceled: boolean;
  readonly due: readonly DueLater[];
};
/** `paid − refunded` is what a booking costs; a canceled one what was kept of it. */
type CostLine = { readonly paid: Money; readonly refunded: Money; readonly isPending: boolean };
type CostSum = {
  readonly paid: Money;
  readonly pending: Money;
  readonly refunded: Money;
  readonly due: Money;
  readonly total: Money;
};

/** What a change gave back isn't in the total of a booking any more, so it was paid besides. */
export function costLine({
  currency,
  bookedMinor,
  refundedMinor,
  isPending,
  isCanceled,
}: CostPart): CostLine {
  return {
    paid: money(isCanceled ? bookedMinor : bookedMinor + refundedMinor, currency),
    refunded: money(refundedMinor, currency),
    isPending,
  };
}

/** One sum for each currency, in the order in which they occur. */
export function costSums(parts: readonly CostPart[]): CostSum[] {
  const sums = new Map<Currency, Record<'paid' | 'pending' | 'refunded' | 'due', number>>();
  const sumOf = (currency: Currency) => {
    const found = sums.get(currency) ?? { paid: 0, pending: 0, refunded: 0, due: 0 };
    sums.set(currency, found);
    return found;
  };
  for (const part of parts) {
    const sum = sumOf(part.currency);
    sum[part.isPending ? 'pending' : 'paid'] += costLine(part).paid.amountMinor;
    sum.refunded += part.refundedMinor;
    if (!part.isCanceled) for (const { amount } of part.due) sumOf(amount.currency).due += amount.amountMinor;
  }
  return [...sums].map(([currency, { paid, pending, refunded, due }]) => ({
    paid: money(paid, currency),
    pending: money(pending, currency),
    refunded: money(refunded, currency),
    due: money(due, currency),
    total: money(paid + pending - refunded + due, currency),
  }));
}
