/** What booked stays cost and cost now, for price drop protection. */
import { pricesByParty } from '@sojourn/server/modules/protecting/price-drop/prices-by-party.ts';
import type { FollowingPrice } from '@sojourn/server/modules/protecting/price-drop/product.ts';
import type { BookedStay, HotelDeps } from './sale.ts';

export const followingPrice = (deps: HotelDeps): FollowingPrice<BookedStay> => ({
  booked: ({ offer }) => offer.price.total.amountMinor,
  now: (bookings, context) =>
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
