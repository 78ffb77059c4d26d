import { typesOf } from '@sojourn/domain/products/flight/travelers/travelers.ts';
import type { CoveredSale } from '#modules/protections/product.ts';
import type { FlightSale } from './sale.ts';
import { summaryOfFlight } from './summary-of-flight.ts';

/** What protections cover of flights: the fares and taxes of everybody, not seats and bags. */
export const coveredFlight = (sale: Pick<FlightSale, 'request' | 'offer'>): CoveredSale => {
  const { price, cancellation } = sale.offer;
  const { startsAt, endsAt } = summaryOfFlight(sale);
  return {
    product: 'flight',
    currency: price.currency,
    baseMinor: price.fares.base,
    taxesMinor: price.fares.tax,
    totalMinor: price.total.amountMinor,
    travelers: typesOf(sale.request.passengers).length,
    per: 'perTraveler',
    startsAt,
    endsAt,
    hasOneAirline: new Set(sale.offer.flight.tickets.map(({ airline }) => airline.code)).size === 1,
    cancellation,
  };
};
