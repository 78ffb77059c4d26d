/** What booked flights cost and cost now without seats and bags, for price drop protection. */
import { type FlightPrice, NO_EXTRAS } from '@sojourn/contract/products/flight/flights.ts';
import type { PriceDropProduct } from '#modules/price-drop/product.ts';
import { priceFlight } from './checkout/price-flight.ts';
import type { BookedFlight, FlightDeps } from './sale.ts';

type Watched = Pick<PriceDropProduct<BookedFlight>, 'bookedPrice' | 'currentPrice'>;

const faresMinor = ({ total, seatsMinor, bagsMinor }: FlightPrice): number =>
  total.amountMinor - seatsMinor - bagsMinor;

export const watchedFlight = (deps: FlightDeps): Watched => ({
  bookedPrice: ({ offer }) => faresMinor(offer.price),
  currentPrice: async ({ request }, context) => {
    const { slices, passengers, locale } = request;
    // The booking's own seats are taken
    const priced = await priceFlight(deps, { slices, passengers, extras: NO_EXTRAS, locale }, null, context);
    return priced.outcome === 'ok' ? faresMinor(priced.value.offer.price) : null;
  },
});
