/** What a booked stay cost and costs now, for price drop protection. */
import type { PriceDropProduct } from '#modules/price-drop/product.ts';
import { priceHotel } from './checkout/price-hotel.ts';
import type { BookedStay, HotelDeps } from './sale.ts';

type Watched = Pick<PriceDropProduct<BookedStay>, 'bookedPrice' | 'currentPrice'>;

export const watchedHotel = (deps: HotelDeps): Watched => ({
  bookedPrice: ({ offer }) => offer.price.total.amountMinor,
  currentPrice: async ({ request }, context) => {
    const priced = await priceHotel(deps, request, context);
    return priced.outcome === 'ok' ? priced.value.offer.price.total.amountMinor : null;
  },
});
