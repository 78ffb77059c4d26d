/** The entries of each thing that happens to money. Pure; amounts in minor units of one currency. */
import { type Currency, splitByWeights } from '../money.ts';
import type { Account, Entry } from './accounts.ts';

const entries = (currency: Currency, lines: readonly (readonly [Account, number])[]): Entry[] =>
  lines
    .filter(([, amount]) => amount !== 0)
    .map(([account, amountMinor]) => ({ account, amountMinor, currency }));

/** Pending: the card has set the amount aside. */
export const authorizeEntries = (amountMinor: number, currency: Currency): Entry[] =>
  entries(currency, [
    ['cardClearing', amountMinor],
    ['customerHolds', -amountMinor],
  ]);

/** Posted: `totalMinor` was taken, of which `taxesMinor` are taxes; the rest is owed to the hotel. */
export const captureEntries = (totalMinor: number, taxesMinor: number, currency: Currency): Entry[] =>
  entries(currency, [
    ['cardClearing', totalMinor],
    ['supplierPayable', -(totalMinor - taxesMinor)],
    ['taxesPayable', -taxesMinor],
  ]);

/**
 * Cancelled: `refundMinor` is owed to the customer. The hotel gives up `totalMinor - supplierPenaltyMinor`,
 * taken from its share and the taxes in their proportion; what the refund is above that is ours to bear.
 */
export function cancelEntries(
  paid: { readonly totalMinor: number; readonly taxesMinor: number },
  refundMinor: number,
  supplierPenaltyMinor: number,
  currency: Currency,
): Entry[] {
  const released = Math.min(paid.totalMinor - supplierPenaltyMinor, refundMinor);
  const [supplier = 0, taxes = 0] =
    released === 0 ? [] : splitByWeights(released, [paid.totalMinor - paid.taxesMinor, paid.taxesMinor]);
  return entries(currency, [
    ['supplierPayable', supplier],
    ['taxesPayable', taxes],
    ['goodwillExpense', refundMinor - released],
    ['refundsPayable', -refundMinor],
  ]);
}

/** Sent: the refund has left for the card. */
export const refundEntries = (amountMinor: number, currency: Currency): Entry[] =>
  entries(currency, [
    ['refundsPayable', amountMinor],
    ['cardClearing', -amountMinor],
  ]);
