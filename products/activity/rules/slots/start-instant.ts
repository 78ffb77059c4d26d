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

/** By how much clocks are set back: an hour, half of one on Lord Howe Island, two in Antarctica. */
const SET_BACK_MS = [60, 30, 120].map((minutes) => minutes * 60_000);

/** The zone's clock shows it twice that night, so its offset has to be shown with it. */
export function isShownTwice(local: LocalDateTime, zone: Zone): boolean {
  const first = Date.parse(instantAt(local, zone));
  return SET_BACK_MS.some(
    (later) => localAt(new Date(first + later).toISOString() as Instant, zone) === local,
  );
}
