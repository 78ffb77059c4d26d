import { first, last } from '@sojourn/domain/present.ts';
import { tripTitle } from '@sojourn/domain/products/flight/trip-title.ts';
import type { Summary } from '#modules/booking/booking.ts';
import { carbonOfFlight } from './carbon-of-flight.ts';
import type { FlightSale } from './sale.ts';

const SUBTITLES = {
  en: { 'Round-trip': 'Round-trip', 'One-way': 'One-way', 'Multi-city': 'Multi-city' },
  fr: { 'Round-trip': 'Aller-retour', 'One-way': 'Aller simple', 'Multi-city': 'Plusieurs villes' },
} as const;

/** What lists and ledgers say of flights, in the language of the booking. */
export function summaryOfFlight({ request, offer }: Pick<FlightSale, 'request' | 'offer'>): Summary {
  const { flight } = offer;
  const segments = flight.slices.flatMap((slice) => slice.segments);
  const { title, subtitle } = tripTitle(flight, request.locale);
  return {
    title,
    subtitle: SUBTITLES[request.locale][subtitle],
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
