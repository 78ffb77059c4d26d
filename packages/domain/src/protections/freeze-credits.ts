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

const FEES: readonly string[] = [
  'PriceFreezeCredit',
  'HotelPriceFreezeDepositCredit',
] satisfies FreezeCredit[];
const COVERS: readonly string[] = [
  'PriceFreezeDiscount',
  'HotelPriceFreezeDiscountCredit',
] satisfies FreezeCredit[];

/** What a tender of that name is of a price freeze; null for every other. */
export function freezePartOf(label: string): 'fee' | 'cover' | null {
  if (FEES.includes(label)) return 'fee';
  return COVERS.includes(label) ? 'cover' : null;
}
