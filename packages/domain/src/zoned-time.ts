/** From one kind of time to another by a zone's clock. */
import { Temporal } from 'temporal-polyfill';
import type { CalendarDate, Instant, LocalDateTime, Zone } from './time-types.ts';

/** The calendar date that a zone's clock shows at an instant. */
export const dateIn = (now: Instant, zone: Zone): CalendarDate =>
  Temporal.Instant.from(now).toZonedDateTimeISO(zone).toPlainDate().toString() as CalendarDate;

/**
 * The instant at which a zone's clock shows a local date-time. In a gap (clocks jump forward) the first
 * instant after it; in an overlap the earlier one, so that a deadline is never later than a reader expects.
 */
export const instantAt = (local: string, zone: Zone): Instant =>
  Temporal.PlainDateTime.from(local)
    .toZonedDateTime(zone, { disambiguation: 'compatible' })
    .toInstant()
    .toString() as Instant;

/** What a zone's clock shows at an instant, to the minute. */
export const localAt = (at: Instant, zone: Zone): LocalDateTime =>
  Temporal.Instant.from(at)
    .toZonedDateTimeISO(zone)
    .toPlainDateTime()
    .toString({ smallestUnit: 'minute' }) as LocalDateTime;
