/**
 * A stay as an iCalendar file, for the browser and for mail, in instants.
 */

import { type CalendarDate, type Instant, instantAt, type LocalDateTime } from '../../dates.ts';
import { type CalendarEntry, type CalendarStatus, calendarFile, utcStamp } from './calendar-text.ts';

type CalendarStay = {
  readonly name: string;
  readonly address: string;
  readonly zone: string;
  readonly checkIn: CalendarDate;
  readonly checkOut: CalendarDate;
  /** By the place's clock, `15:00`. */
  readonly checkInFrom: string;
  readonly checkOutUntil: string;
};
type CalendarTexts = {
  readonly summary: string;
  /** Lines of the description, such as the confirmation code and the phone. */
  readonly description: readonly string[];
  readonly status: CalendarStatus;
  /** How often the booking has changed. */
  readonly revision: number;
};

type Booked = { readonly bookingId: string; readonly stay: CalendarStay };

/** From check-in to check-out by the place's clock. */
export function stayEntry({ bookingId, stay }: Booked, texts: CalendarTexts): CalendarEntry {
  const at = (date: CalendarDate, time: string): string =>
    `:${utcStamp(instantAt(`${date}T${time}` as LocalDateTime, stay.zone))}`;
  const entry = {
    uid: bookingId,
    starts: at(stay.checkIn, stay.checkInFrom),
    ends: at(stay.checkOut, stay.checkOutUntil),
    location: `${stay.name}, ${stay.address}`,
    isBusy: false,
  };
  return { ...entry, ...texts };
}

/** `now` stamps the file. */
export const stayCalendar = (booked: Booked, texts: CalendarTexts, now: Instant): string =>
  calendarFile([stayEntry(booked, texts)], now);
