/** From what a zone's clock shows to the instant, through gaps and overlaps. */
import { Temporal } from 'temporal-polyfill';
import type { Instant, Zone } from './time-types.ts';

/**
 * The instant at which a zone's clock shows a local date-time. In a gap (clocks jump forward) the first
 * instant after it; in an overlap the earlier one, so that a deadline is never later than a reader expects.
 */
export const instantAt = (local: string, zone: Zone): Instant =>
  Temporal.PlainDateTime.from(local)
    .toZonedDateTime(zone, { disambiguation: 'compatible' })
    .toInstant()
    .toString() as Instant;
