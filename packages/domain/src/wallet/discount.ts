/** What lowers the price of a booking before it's paid (B §3 pricing, `discount`). */
import { isId } from '../ids.ts';

/** `Offer`: an activated offer of the wallet. */
export const DISCOUNT_TYPES = ['Offer'] as const;

type Line = { readonly sourceId: string; readonly amountMinor: number };
type DiscountParts = {
  readonly grandTotalMinor: number;
  readonly discountMinor: number;
  readonly type: (typeof DISCOUNT_TYPES)[number];
};

/** `tenders`: of the plan that pays `totalMinor`. Null when no offer is among them. */
export function discountOf(totalMinor: number, tenders: readonly Line[]): DiscountParts | null {
  const offers = tenders.filter(({ sourceId }) => isId('off', sourceId));
  const discountMinor = offers.reduce((sum, { amountMinor }) => sum + amountMinor, 0);
  if (discountMinor <= 0) return null;
  return { grandTotalMinor: totalMinor - discountMinor, discountMinor, type: 'Offer' };
}
