/** What booked flights cost and cost now without seats and bags, for price drop protection. */
import type { FlightPrice } from '@sojourn/contract/products/flight/flights.ts';
import { pricesByParty } from '#modules/price-drop/prices-by-party.ts';
import type { PriceDropProduct } from '#modules/price-drop/product.ts';
import { supplierOfFlight } from './checkout/price-flight.ts';
import type { BookedFlight, FlightDeps } from './sale.ts';

type Watched = Pick<PriceDropProduct<BookedFlight>, 'bookedPrice' | 'currentPrices'>;

const faresMinor = ({ total, seatsMinor, bagsMinor }: FlightPrice): number =>
  total.amountMinor - seatsMinor - bagsMinor;

export const watchedFlight = (deps: FlightDeps): Watched => ({
  bookedPrice: ({ offer }) => faresMinor(offer.price),
  currentPrices: (bookings, context) =>
    pricesByParty(
      bookings,
      ({ request }) => supplierOfFlight(deps, request),
      (supplier, requested) => {
        const trips = requested.map(({ request: { slices, passengers } }) => ({ slices, passengers }));
        return supplier.pricesNow({ trips, now: deps.clock.now() }, context);
      },
    ),
});
