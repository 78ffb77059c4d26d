/** When a booking is compared with its supplier's record: 30, 7, 3 and 1 days before it begins. */
import { type Instant, isBefore, plusSeconds } from '../dates.ts';

export const LOOK_UP_DAYS = [30, 7, 3, 1] as const;
const DAY = 86_400;
/** Look-ups of one date are spread over the hours before it. */
export const SPREAD_SECONDS = 12 * 3_600;

/** The same for the same booking, so that it's looked up at the same hour however often this is computed. */
function spreadOf(bookingId: string): number {
  let hash = 2_166_136_261;
  for (let at = 0; at < bookingId.length; at++)
    hash = Math.imul(hash ^ bookingId.charCodeAt(at), 16_777_619) >>> 0;
  return hash % SPREAD_SECONDS;
}

/** The next after `after`; null once the last has passed. */
export function nextLookUp(bookingId: string, startsAt: Instant, after: Instant): Instant | null {
  const spread = spreadOf(bookingId);
  const times = LOOK_UP_DAYS.map((days) => plusSeconds(startsAt, -days * DAY - spread));
  return times.find((each) => isBefore(after, each)) ?? null;
}
