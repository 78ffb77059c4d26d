/** The clock of the demo's past: set to a moment of it, and running on from there. */
import { type Instant, plusSeconds } from '../../packages/domain/src/dates.ts';
import type { LabClock } from '../../packages/domain/src/following-clock.ts';

/** Bank and vault take it for the request alone. */
export type PastClock = LabClock & { readonly set: (at: Instant) => void };

/** `uptime`: milliseconds that only grow. */
export function pastClock(start: Instant, uptime: () => number): PastClock {
  let from = start;
  let since = uptime();
  return {
    isThen: true,
    now: () => plusSeconds(from, (uptime() - since) / 1_000),
    set: (at) => {
      from = at;
      since = uptime();
    },
  };
}
