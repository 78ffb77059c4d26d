/** A stay in a calendar: in its mail, and in the customer's feed. */
import type { HotelTripDetail } from '@sojourn/contract/products/hotel/hotel-trip.ts';
import type { CalendarStatus } from '@sojourn/domain/booking/calendar/calendar-text.ts';
import type { CalendarPart } from '@sojourn/domain/booking/calendar/calendar-zones.ts';
import { hotelEntry } from '@sojourn/domain/products/hotel/calendar-entry.ts';
import type { Language } from '#modules/notify/letter.ts';
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
    entries: [hotelEntry(trip, { summary, description, status, revision: trip.history.length })],
    times: new Map(),
  };
}
