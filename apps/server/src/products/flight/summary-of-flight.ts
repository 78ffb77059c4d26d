import { first, last } from '@sojourn/domain/present.ts';
import { tripTitle } from '@sojourn/domain/products/flight/trip-title.ts';
import type { Summary } from '#modules/booking/booking.ts';
import type { FlightSale } from './sale.ts';

/** What lists and ledgers say of flights, in the language of the booking. */
export function summaryOfFlight({
  request,
  offer: { flight },
}: Pick<FlightSale, 'request' | 'offer'>): Summary {
  const { adults, children, seatedInfants } = flight.passengers;
  const each = flight.slices.reduce((sum, { co2Kg }) => sum + co2Kg, 0);
  const segments = flight.slices.flatMap((slice) => slice.segments);
  return {
    ...tripTitle(flight, request.locale),
    place: flight.destination.city,
    country: flight.destination.countryCode,
    leavesFrom: flight.origin.city,
    // Infants on a lap take no seat; offers of earlier versions don't say
    co2Kg: Number.isFinite(each) ? each * (adults + children + seatedInfants) : null,
    startsAt: first(segments).scheduledDepartureTime,
    endsAt: last(segments).scheduledArrivalTime,
  };
}
