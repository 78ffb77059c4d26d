/**
 * What the credits of a price freeze are called (B §3 credit types). A flight's fee is a `PriceFreezeCredit`,
 * which names no credit for what is covered; of a stay, `Exercise` is both together.
 */
export const FREEZE_CREDITS = [
  'PriceFreezeCredit',
  'PriceFreezeDiscount',
  'HotelPriceFreezeDepositCredit',
  'HotelPriceFreezeDiscountCredit',
  'HotelPriceFreezeExerciseCredit',
] as const;
export type FreezeCredit = (typeof FREEZE_CREDITS)[number];
