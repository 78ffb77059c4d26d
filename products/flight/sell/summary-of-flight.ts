import { first, last } from '@sojourn/domain/present.ts';
import type { Summary } from '@sojourn/server/modules/selling/booking/booking.ts';
import { tripTitle } from '../rules/trip-title.ts';
import { estimateCarbon } from './carbon.ts';
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
    co2Kg: estimateCarbon({ offer }),
    startsOn: flight.departureDate,
    endsOn: flight.lastDate,
    startsAt: first(segments).scheduledDepartureTime,
    endsAt: last(segments).scheduledArrivalTime,
  };
}
