/**
 * The wire's words for how something was paid (B §3): each tender's method, and what kinds of amount it took.
 */
import type { TenderKind } from './tender-plan.ts';

export const PAYMENT_METHOD_NAMES = [
  'CarrotCashCredit',
  'CreditCard',
  'InterpolatedUserCard',
  'Other',
] as const;
type PaymentMethodName = (typeof PAYMENT_METHOD_NAMES)[number];
export const AMOUNT_TYPES = ['fiat', 'rewards', 'split'] as const;
export type AmountType = (typeof AMOUNT_TYPES)[number];

/** Miles are redeemed on the cardholder's own account, so they travel as the card interpolated from it. */
const METHODS: Readonly<Record<TenderKind, PaymentMethodName>> = {
  UserCard: 'CreditCard',
  Rewards: 'InterpolatedUserCard',
  TravelWallet: 'CarrotCashCredit',
  AncillaryCredit: 'Other',
};

export const paymentMethodOf = (kind: TenderKind): PaymentMethodName => METHODS[kind];

/** `rewards`: miles or cash back alone; `split`: these and money; a booking without tenders is `fiat`. */
export function amountTypeOf(kinds: readonly TenderKind[]): AmountType {
  const rewards = kinds.filter((kind) => kind === 'Rewards').length;
  if (rewards === 0) return 'fiat';
  return rewards === kinds.length ? 'rewards' : 'split';
}
