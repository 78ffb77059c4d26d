/**
 * Double entry: an entry's amount is positive for a debit and negative for a credit, in minor units; a
 * transaction's entries sum to zero per currency. `floor` says which sign an account's balance on one
 * booking keeps.
 */
import type { Currency } from '../money.ts';

export const ACCOUNTS = {
  /** What the card processor owes us. */
  cardClearing: { floor: 'debit' },
  /** Money a customer's card has set aside for us and that is not ours yet; only ever pending. */
  customerHolds: { floor: 'credit' },
  /** What we owe the hotel. */
  supplierPayable: { floor: 'credit' },
  taxesPayable: { floor: 'credit' },
  /** What we owe customers and have not sent. */
  refundsPayable: { floor: 'credit' },
  /** What we give back above the hotel's terms. */
  goodwillExpense: { floor: 'debit' },
} as const satisfies Record<string, { floor: 'debit' | 'credit' }>;
export type Account = keyof typeof ACCOUNTS;

export type Entry = { readonly account: Account; readonly amountMinor: number; readonly currency: Currency };
export type Phase = 'pending' | 'post' | 'void' | 'direct';
