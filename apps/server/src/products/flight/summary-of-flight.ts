import { first, last } from '@sojourn/domain/present.ts';
import { tripTitle } from '@sojourn/domain/products/flight/trip-title.ts';
import type { Summary } from '#modules/booking/booking.ts';
import { carbonOfFlight } from './carbon-of-flight.ts';
import type { FlightSale } from './sale.ts';

/** What lists and ledgers say of flights, in the language of the booking. */
export function summaryOfFlight({ request, offer }: Pick<FlightSale, 'request' | 'offer'>): Summary {
  const { flight } = offer;
  const segments = flight.slices.flatMap((slice) => slice.segments);
  return {
    ...tripTitle(flight, request.locale),
    place: flight.destination.city,
    country: flight.destination.countryCode,
    leavesFrom: flight.origin.city,
    co2Kg: carbonOfFlight({ offer }),
    startsOn: flight.departureDate,
    endsOn: flight.lastDate,
    startsAt: first(segments).scheduledDepartureTime,
    endsAt: last(segments).scheduledArrivalTime,
  };
}
