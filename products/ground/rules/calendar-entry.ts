/** A booked ride as an iCalendar entry, from its pickup until it's there. */
import {
  type CalendarEntry,
  type CalendarStatus,
  utcStamp,
} from '@sojourn/domain/booking/calendar/calendar-text.ts';
import type { Instant } from '@sojourn/domain/dates.ts';

type CalendarRide = {
  readonly bookingId: string;
  readonly pickUpAt: Instant;
  readonly arrivesAt: Instant;
  readonly summary: string;
  readonly location: string;
  /** Lines. */
  readonly description: readonly string[];
  readonly status: CalendarStatus;
  /** How often the booking has changed. */
  readonly revision: number;
};

export const rideEntry = ({ bookingId, pickUpAt, arrivesAt, ...entry }: CalendarRide): CalendarEntry => ({
  ...entry,
  uid: bookingId,
  starts: `:${utcStamp(pickUpAt)}`,
  ends: `:${utcStamp(arrivesAt)}`,
  isBusy: true,
});
