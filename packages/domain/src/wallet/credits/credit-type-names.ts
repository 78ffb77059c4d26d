/** The kinds of travel credit; credit-types.ts says what each is. Apart, as browsers need only the names. */
export const CREDIT_TYPE_NAMES = [
  'AnnualCredit',
  'OneTimeCredit',
  'PriceMatchCredit',
  'PriceDropCredit',
  'OfferCredit',
  'GoodwillCredit',
  'ReferralCredit',
  'RefundCredit',
  'PriceFreezeCredit',
  'ChfarCredit',
] as const;
export type CreditType = (typeof CREDIT_TYPE_NAMES)[number];
