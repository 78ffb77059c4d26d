/** What booked flights cost and cost now without seats and bags, for price drop protection. */
import { pricesByParty } from '@sojourn/server/modules/protecting/price-drop/prices-by-party.ts';
import type { FollowingPrice } from '@sojourn/server/modules/protecting/price-drop/product.ts';
import type { FlightPrice } from '../wire/flights.ts';
import { supplierOfFlight } from './checkout/price-flight.ts';
import type { BookedFlight, FlightDeps } from './sale.ts';

const faresMinor = ({ total, seatsMinor, bagsMinor }: FlightPrice): number =>
  total.amountMinor - seatsMinor - bagsMinor;

export const followingPrice = (deps: FlightDeps): FollowingPrice<BookedFlight> => ({
  booked: ({ offer }) => faresMinor(offer.price),
  now: (bookings, context) =>
    pricesByParty(
      bookings,
      ({ request }) => supplierOfFlight(deps, request),
      (supplier, requested) => {
        const trips = requested.map(({ request: { slices, passengers } }) => ({ slices, passengers }));
        return supplier.pricesNow({ trips, now: deps.clock.now() }, context);
      },
    ),
});
