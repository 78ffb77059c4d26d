/** A booked activity as an iCalendar entry, by the clock there; an open-dated ticket's last day as a note. */
import {
  type CalendarEntry,
  type CalendarStatus,
  utcStamp,
} from '@sojourn/domain/booking/calendar/calendar-text.ts';
import { type CalendarDate, dateOfDay, dayNumber, type Instant } from '@sojourn/domain/dates.ts';

type CalendarActivity = {
  readonly bookingId: string;
  /** Null for an open-dated ticket. */
  readonly times: { readonly startsAt: Instant; readonly endsAt: Instant; readonly allDay: boolean } | null;
  /** The day of the activity, or the last of a ticket. */
  readonly day: CalendarDate;
  readonly summary: string;
  readonly location: string;
  /** Lines. */
  readonly description: readonly string[];
  readonly status: CalendarStatus;
  /** How often the booking has changed. */
  readonly revision: number;
};

const dayStamp = (date: CalendarDate): string => `;VALUE=DATE:${date.replaceAll('-', '')}`;

/** Who comes at any time of a day is free that day. */
export function activityEntry({ bookingId, times, day, ...entry }: CalendarActivity): CalendarEntry {
  const isTimed = times !== null && !times.allDay;
  return {
    ...entry,
    uid: bookingId,
    starts: isTimed ? `:${utcStamp(times.startsAt)}` : dayStamp(day),
    ends: isTimed ? `:${utcStamp(times.endsAt)}` : dayStamp(dateOfDay(dayNumber(day) + 1)),
    isBusy: isTimed,
  };
}
