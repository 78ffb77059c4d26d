/** Booked homes as an iCalendar file, an entry for each by its own clock, for the browser and for mail. */
import {
  type CalendarEntry,
  type CalendarStatus,
  calendarFile,
} from '@sojourn/domain/booking/calendar/calendar-text.ts';
import { stayEntry } from '@sojourn/domain/booking/calendar/stay-entry.ts';
import type { CalendarDate, Instant } from '@sojourn/domain/dates.ts';

type CalendarHome = {
  readonly name: string;
  readonly zone: string;
  readonly checkIn: CalendarDate;
  readonly checkOut: CalendarDate;
  /** By the home's clock, `15:00`. */
  readonly checkInFrom: string;
  readonly checkOutUntil: string;
  /** The address once it's confirmed, else the neighborhood. */
  readonly where: string;
  readonly summary: string;
  /** Lines of the description, such as the confirmation code and how to come in. */
  readonly description: readonly string[];
};
type BookedHomes = {
  readonly bookingId: string;
  /** In order of their nights. */
  readonly homes: readonly CalendarHome[];
  readonly status: CalendarStatus;
  /** How often the booking has changed. */
  readonly revision: number;
};

/** The first has the booking's own id, as a booking of one home does. */
const uidOf = (bookingId: string, place: number): string =>
  place === 0 ? bookingId : `${bookingId}-${place + 1}`;

export function homeEntries({ bookingId, homes, status, revision }: BookedHomes): CalendarEntry[] {
  return homes.map(({ where, summary, description, ...home }, place) =>
    stayEntry(
      { bookingId: uidOf(bookingId, place), stay: { ...home, address: where } },
      { summary, description, status, revision },
    ),
  );
}

/** `now` stamps the file. */
export const homeCalendar = (booked: BookedHomes, now: Instant): string =>
  calendarFile(homeEntries(booked), now);
