/** A booked ride in a calendar: in its mail, and in the customer's feed. */
import type { CalendarStatus } from '@sojourn/domain/booking/calendar/calendar-text.ts';
import type { CalendarPart } from '@sojourn/domain/booking/calendar/calendar-zones.ts';
import type { Language } from '@sojourn/server/modules/platform/notify/letter.ts';
import { rideEntry } from '#ground/rules/calendar-entry.ts';
import type { GroundTripDetail } from '#ground/wire/ground-trip.ts';
import { rideName } from '../words.ts';
import { GROUND_MAIL } from './texts.ts';

export function ridePart(
  { bookingId, ride, confirmationCode, supplierLocator, history }: GroundTripDetail,
  status: CalendarStatus,
  { locale, texts }: Language,
): CalendarPart {
  const { operator, meeting, pickUp, arrives } = ride;
  const entry = rideEntry({
    bookingId,
    pickUpAt: pickUp.at,
    arrivesAt: arrives.at,
    summary: rideName(ride, locale),
    location: meeting.words,
    description: [
      ...(confirmationCode ? [texts.calendar.code(confirmationCode)] : []),
      ...(supplierLocator ? [`${GROUND_MAIL[locale].labels.locator} ${supplierLocator}`] : []),
      `${operator.name} ${operator.phone}`,
    ],
    status,
    revision: history.length,
  });
  return { entries: [entry], times: new Map() };
}
