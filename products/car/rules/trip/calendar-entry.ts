/** A rental as an iCalendar file: an entry for pick-up and one for drop-off, each at its own place. */
import {
  type CalendarEntry,
  type CalendarStatus,
  calendarFile,
  utcStamp,
} from '@sojourn/domain/booking/calendar/calendar-text.ts';
import {
  type Instant,
  instantAt,
  type LocalDateTime,
  plusSeconds,
  type Zone,
} from '@sojourn/domain/dates.ts';

export type CalendarEnd = { readonly at: LocalDateTime; readonly zone: Zone; readonly place: string };
type CalendarRental = { readonly pickUp: CalendarEnd; readonly dropOff: CalendarEnd };
type RentalTexts = {
  readonly pickUp: string;
  readonly dropOff: string;
  /** Lines of both descriptions, such as the confirmation code and the phone. */
  readonly description: readonly string[];
  readonly status: CalendarStatus;
  /** How often the booking has changed. */
  readonly revision: number;
};

const ENTRY_SECONDS = 1800;

function entry(
  uid: string,
  end: CalendarEnd,
  summary: string,
  { description, status, revision }: RentalTexts,
): CalendarEntry {
  const starts = instantAt(end.at, end.zone);
  return {
    uid,
    starts: `:${utcStamp(starts)}`,
    ends: `:${utcStamp(plusSeconds(starts, ENTRY_SECONDS))}`,
    summary,
    location: end.place,
    description,
    status,
    revision,
    isBusy: false,
  };
}

type Rented = { readonly bookingId: string; readonly rental: CalendarRental };

/** Half an hour each. */
export const carEntries = ({ bookingId, rental }: Rented, texts: RentalTexts): CalendarEntry[] => [
  entry(`${bookingId}-pick-up`, rental.pickUp, texts.pickUp, texts),
  entry(`${bookingId}-drop-off`, rental.dropOff, texts.dropOff, texts),
];

/** `now` stamps the file. */
export const carCalendar = (rented: Rented, texts: RentalTexts, now: Instant): string =>
  calendarFile(carEntries(rented, texts), now);
