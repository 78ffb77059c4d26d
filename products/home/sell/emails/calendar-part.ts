/** A booked home in a calendar, one entry for each stay: in its mail, and in the customer's feed. */
import type { CalendarStatus } from '@sojourn/domain/booking/calendar/calendar-text.ts';
import type { CalendarPart } from '@sojourn/domain/booking/calendar/calendar-zones.ts';
import type { Language } from '@sojourn/server/modules/platform/notify/letter.ts';
import { homeEntries } from '#home/rules/trip/calendar-entry.ts';
import type { HomeTripDetail } from '#home/wire/home-trip.ts';
import { whereText } from './home-facts.ts';
import { HOME_TEXTS } from './texts.ts';

export function homePart(
  { bookingId, stays, arrivals, confirmationCode, supplierLocator, history }: HomeTripDetail,
  status: CalendarStatus,
  { locale, texts }: Language,
): CalendarPart {
  const { entry, locator } = HOME_TEXTS[locale];
  const codes = [
    ...(confirmationCode ? [texts.calendar.code(confirmationCode)] : []),
    ...(supplierLocator ? [locator(supplierLocator)] : []),
  ];
  const homes = stays.map((stay, at) => {
    const arrival = arrivals[at];
    const description = [...codes, ...(arrival ? [arrival.phone, ...arrival.steps] : [])];
    const where = whereText(stay, arrival?.address);
    return { ...stay, summary: entry(stay.name, stay.city), description, where };
  });
  return {
    entries: homeEntries({ bookingId, homes, status, revision: history.length }),
    times: new Map(),
  };
}
