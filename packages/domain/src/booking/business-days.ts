import type { Instant } from '../dates.ts';

const DAY_MS = 86_400_000;

/** So many business days (Monday to Friday) later, at the same time of day. */
export function plusBusinessDays(now: Instant, days: number): Instant {
  let at = Date.parse(now);
  for (let left = days; left > 0; ) {
    at += DAY_MS;
    const day = new Date(at).getUTCDay();
    if (day !== 0 && day !== 6) left--;
  }
  return new Date(at).toISOString() as Instant;
}
