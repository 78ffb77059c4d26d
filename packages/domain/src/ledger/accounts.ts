/**
 * Double entry: an entry's amount is positive for a debit and negative for a credit, in minor units; a
 * transaction's entries sum to zero per currency. `floor` says which sign an account's balance on one
 * subject keeps; null: either.
 */
import type { Currency } from '../money.ts';

export const ACCOUNTS = {
  /** What the card processor owes us. */
  cardClearing: { floor: 'debit' },
  /** Money a customer's card has set aside for us and that is not ours yet; only ever pending. */
  customerHolds: { floor: 'credit' },
  /** What we owe the hotel. */
  supplierPayable: { floor: 'credit' },
  /** What we owe hosts of the deposits that they claimed. */
  depositsPayable: { floor: 'credit' },
  taxesPayable: { floor: 'credit' },
  /** What we owe customers and have not sent. */
  refundsPayable: { floor: 'credit' },
  /** What the issuer's bank owes us for miles that were redeemed, in money. */
  rewardsClearing: { floor: 'debit' },
  /** Miles that a booking took from the customer's account at the bank (`instance`), in miles. */
  milesRedeemed: { floor: 'debit' },
  milesOfCustomer: { floor: 'credit' },
  /** What the issuer owes us for offers that lowered a price. */
  offersClearing: { floor: 'debit' },
  /**
   * Travel credits that customers hold (`instance` is the credit): a booking that redeems one debits it, a
   * grant credits it.
   */
  travelCredits: { floor: null },
  /** Credits that airlines owe travelers for unused tickets (`instance` is the credit). */
  airlineCredits: { floor: null },
  /** What the issuer owes us for the credits it grants. */
  creditFunding: { floor: null },
  /** What customers paid for protections. */
  protectionPremiums: { floor: 'credit' },
  /** What protections pay beyond what suppliers give back. */
  protectionClaims: { floor: 'debit' },
  /** What protections give back of changes and haven't paid yet. */
  reimbursementsPayable: { floor: 'credit' },
  /**
   * What protections take in and pay out. Of a price freeze, `frz_…` is its fee until it's used or given
   * back, and `frc_…` what was paid for its customer above the frozen price; `dsc_…` is what the flight
   * instead of a disrupted one cost, less what airlines gave back for both.
   */
  protectionPool: { floor: null },
  /** What we give back above the hotel's terms. */
  goodwillExpense: { floor: 'debit' },
} as const satisfies Record<string, { floor: 'debit' | 'credit' | null }>;
export type Account = keyof typeof ACCOUNTS;

/** Miles are counted beside the currencies: one unit is one mile. */
export type LedgerUnit = Currency | 'MILES';
export type Entry = {
  readonly account: Account;
  readonly amountMinor: number;
  readonly currency: LedgerUnit;
  /** Which credit or rewards account, where the account has several. */
  readonly instance?: string;
};
export type Phase = 'pending' | 'post' | 'void' | 'direct';
