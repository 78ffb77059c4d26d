import type { Checkout } from '@sojourn/contract/checkouts.ts';

/** Those that are in the total. */
export const boughtLines = ({ protections }: Pick<Checkout, 'protections'>) =>
  protections.flatMap(({ protection, action, quote }) =>
    action === 'Purchase' && quote ? [{ protection, premium: quote.premiumPrices.total }] : [],
  );
