import type { Besides, ShownCheckout } from '@sojourn/server/modules/selling/checkouts/product.ts';
import type { HomeCheckout } from '#home/wire/home-checkout.ts';
import type { HomeCard } from '#home/wire/home-search.ts';
import { readSentRequest } from '../requests/store.ts';
import type { HomeCheckoutRow, HomeDeps } from '../sale.ts';

/** The checkout of a home in the shape of the contract. */
export async function viewHomeCheckout(
  { db }: Pick<HomeDeps, 'db'>,
  row: HomeCheckoutRow,
  { terms, change, ...shown }: ShownCheckout,
  besides: Besides,
): Promise<HomeCheckout> {
  const { quote, draft, priceChange } = row;
  const { offer, request } = quote;
  const booking = offer.stays.some((stay) => stay.booking === 'request') ? 'request' : 'instant';
  const alternatives = (priceChange?.alternatives ?? []) as readonly HomeCard[];
  return {
    ...shown,
    kind: 'Home',
    stays: [...offer.stays],
    party: { ...offer.party },
    draft,
    quote: { ...terms, ...(offer.market && { market: offer.market }) },
    optionalFees: offer.optionalFees.map((fee) => ({
      ...fee,
      isChosen: request.chosenFees.includes(fee.kind),
    })),
    priceChange: change && { ...change, alternatives: [...alternatives] },
    duplicateBookingId: await besides.duplicate(),
    booking,
    request: row.requestId ? await readSentRequest(db, besides.owner, row.checkoutId) : null,
  };
}
