/** A higher price that must be accepted before anything else, and where the page shows it. */
import type { Checkout } from '@sojourn/contract/checkouts.ts';

export type PriceRise = Pick<NonNullable<Checkout['priceChange']>, 'oldTotal' | 'newTotal' | 'addOn'>;
export const PRICE_RISE_ID = 'checkout-price-rise';

/** A fall passes through. */
export const riseOf = ({ priceChange }: Checkout): PriceRise | null =>
  priceChange && priceChange.newTotal.amountMinor > priceChange.oldTotal.amountMinor ? priceChange : null;
