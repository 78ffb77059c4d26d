import { first, last } from '@sojourn/domain/present.ts';
import { tripTitle } from '@sojourn/domain/products/flight/trip-title.ts';
import type { Summary } from '#modules/booking/booking.ts';
import type { FlightSale } from './sale.ts';

/** What lists and ledgers say of flights, in the language of the booking. */
export function summaryOfFlight({
  request,
  offer: { flight },
}: Pick<FlightSale, 'request' | 'offer'>): Summary {
  const segments = flight.slices.flatMap((slice) => slice.segments);
  return {
    ...tripTitle(flight, request.locale),
    place: flight.destination.city,
    country: flight.destination.countryCode,
    leavesFrom: flight.origin.city,
    startsAt: first(segments).scheduledDepartureTime,
    endsAt: last(segments).scheduledArrivalTime,
  };
}
