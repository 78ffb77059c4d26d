/** A booked activity as a moment of an itinerary; a ticket without a day stands at its last. */
import type { ItineraryPart } from '@sojourn/server/modules/trips/itineraries/product.ts';
import type { ActivityTripDetail } from '../wire/activity-trip.ts';
import { ACTIVITY_MAIL } from './emails/texts.ts';
import { dayText, partyText } from './when-text.ts';

const CODES = { en: 'Confirmation code', fr: 'Code de confirmation' };

export function activityItinerary(trip: ActivityTripDetail, locale: 'en' | 'fr'): ItineraryPart {
  const { activity, lead, confirmationCode, supplierLocator, codes } = trip;
  const { labels } = ACTIVITY_MAIL[locale];
  const { name, city } = activity.activity;
  const { slot, validUntil, meetingPoint, operator } = activity;
  const starts = slot?.startsAt ?? validUntil?.at;
  const at = slot?.startsAtLocal ?? validUntil?.local;
  if (!starts || !at) throw new Error(`${trip.bookingId} has neither a start nor an end`);
  return {
    moments: [
      {
        at,
        starts,
        place: city,
        symbol: 'ticket',
        title: slot ? name : `${name}, ${dayText(activity, locale)}`,
        lines: [meetingPoint.words],
        facts: [
          ...(confirmationCode ? [[CODES[locale], confirmationCode] as const] : []),
          ...(supplierLocator ? [[labels.locator, supplierLocator] as const] : []),
          [labels.party, partyText(activity, locale)],
          ...codes.filter(({ isDead }) => !isDead).map(({ code }) => [labels.code, code] as const),
        ],
      },
    ],
    people: [lead],
    contacts: [[operator.name, operator.phone]],
    art: activity.activity.art,
  };
}
