/** When tickets have to be there, and when a flight is checked in for. */
import { type Instant, isBefore, plusSeconds } from '@sojourn/domain/dates.ts';

const HOUR = 3600;
/** Time for a person to act while tickets can still be given back for nothing. */
const SPARE_SECONDS = 2 * HOUR;
/** Where nothing can be given back for nothing. */
const UNVOIDABLE_SECONDS = 12 * HOUR;
/** Airlines are left at least this long. */
const LEAST_SECONDS = HOUR / 2;

const earlier = (a: Instant, b: Instant): Instant => (isBefore(b, a) ? b : a);
const later = (a: Instant, b: Instant): Instant => (isBefore(a, b) ? b : a);

/** Tickets that are not issued by then go to a person: before the void window or the first flight ends it. */
export function ticketingDueAt(bookedAt: Instant, voidUntil: Instant | null, departs: Instant): Instant {
  const last = earlier(voidUntil ?? plusSeconds(bookedAt, UNVOIDABLE_SECONDS), departs);
  return later(plusSeconds(last, -SPARE_SECONDS), plusSeconds(bookedAt, LEAST_SECONDS));
}

/** The window ends with the first flight at the latest. */
export const voidUntil = (bookedAt: Instant, voidHours: number, departs: Instant): Instant | null =>
  voidHours === 0 ? null : earlier(plusSeconds(bookedAt, voidHours * HOUR), departs);

/** From a day until an hour before a slice leaves. */
export const checkInTimes = (
  departs: Instant,
): { readonly opensAt: Instant; readonly closesAt: Instant } => ({
  opensAt: plusSeconds(departs, -24 * HOUR),
  closesAt: plusSeconds(departs, -HOUR),
});
