/** A stay in a calendar: in its mail, and in the customer's feed. */
import type { CalendarStatus } from '@sojourn/domain/booking/calendar/calendar-text.ts';
import type { CalendarPart } from '@sojourn/domain/booking/calendar/calendar-zones.ts';
import { stayEntry } from '@sojourn/domain/booking/calendar/stay-entry.ts';
import type { Language } from '@sojourn/server/modules/platform/notify/letter.ts';
import type { HotelTripDetail } from '#hotel/wire/hotel-trip.ts';
import { HOTEL_TEXTS } from './texts.ts';

export function stayPart(
  trip: HotelTripDetail,
  status: CalendarStatus,
  { locale, texts }: Language,
): CalendarPart {
  const { stay, confirmationCode } = trip;
  const description = confirmationCode ? [texts.calendar.code(confirmationCode), stay.phone] : [stay.phone];
  const summary = HOTEL_TEXTS[locale].entry(stay.name, stay.city);
  return {
    entries: [stayEntry(trip, { summary, description, status, revision: trip.history.length })],
    times: new Map(),
  };
}
