/** What booked stays cost and cost now, for price drop protection. */
import { pricesByParty } from '#modules/price-drop/prices-by-party.ts';
import type { PriceDropProduct } from '#modules/price-drop/product.ts';
import type { BookedStay, HotelDeps } from './sale.ts';

type Watched = Pick<PriceDropProduct<BookedStay>, 'bookedPrice' | 'currentPrices'>;

export const watchedHotel = (deps: HotelDeps): Watched => ({
  bookedPrice: ({ offer }) => offer.price.total.amountMinor,
  currentPrices: (bookings, context) =>
    pricesByParty(
      bookings,
      ({ request }) => deps.supplierOf(request.stayId),
      (supplier, requested) => {
        const rates = requested.map(({ request: { stayId, rateId, checkIn, checkOut, rooms } }) => ({
          stayId,
          rateId,
          checkIn,
          checkOut,
          rooms,
        }));
        return supplier.pricesNow({ rates, now: deps.clock.now() }, context);
      },
    ),
});
