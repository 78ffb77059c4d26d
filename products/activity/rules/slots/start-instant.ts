/**
 * When a slot's local start is. Local times are the truth: a start in the hour that a clock change skips
 * isn't offered, and in the hour that it repeats there's one at the earlier of both.
 */
import { type Instant, instantAt, type LocalDateTime, localAt, type Zone } from '@sojourn/domain/dates.ts';

/** Null where the zone's clock never shows that time. */
export function startInstant(local: LocalDateTime, zone: Zone): Instant | null {
  const at = instantAt(local, zone);
  return localAt(at, zone) === local ? at : null;
}

const HOUR_MS = 3_600_000;

/** The zone's clock shows it twice that night, so its offset has to be shown with it. */
export function isShownTwice(local: LocalDateTime, zone: Zone): boolean {
  const first = Date.parse(instantAt(local, zone));
  return localAt(new Date(first + HOUR_MS).toISOString() as Instant, zone) === local;
}
