/** A booked ride as a moment of an itinerary. */
import type { ItineraryPart } from '@sojourn/server/modules/trips/itineraries/product.ts';
import type { GroundTripDetail } from '../wire/ground-trip.ts';
import { GROUND_MAIL } from './emails/texts.ts';
import { GROUND_WORDS, rideName } from './words.ts';

const CODES = { en: 'Confirmation code', fr: 'Code de confirmation' };

export function rideItinerary(trip: GroundTripDetail, locale: 'en' | 'fr'): ItineraryPart {
  const { ride, lead, confirmationCode, supplierLocator } = trip;
  const { labels } = GROUND_MAIL[locale];
  return {
    moments: [
      {
        at: ride.pickUp.local,
        starts: ride.pickUp.at,
        place: ride.from.city,
        symbol: 'wheel',
        title: rideName(ride, locale),
        lines: [ride.meeting.words],
        facts: [
          ...(confirmationCode ? [[CODES[locale], confirmationCode] as const] : []),
          ...(supplierLocator ? [[labels.locator, supplierLocator] as const] : []),
          [labels.party, GROUND_WORDS[locale].people(ride.party.ages.length)],
        ],
      },
    ],
    people: [lead],
    contacts: [[ride.operator.name, ride.operator.phone]],
    art: ride.art,
  };
}
