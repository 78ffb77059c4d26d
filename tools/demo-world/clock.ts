/** The clock of the demo's past: set to a moment of it, and running on from there. */
import { type Instant, plusSeconds } from '../../packages/domain/src/dates.ts';
import type { Clock } from '../../packages/domain/src/effects.ts';

export type PastClock = Clock & { readonly set: (at: Instant) => void };

/** `uptime`: milliseconds that only grow. */
export function pastClock(start: Instant, uptime: () => number): PastClock {
  let from = start;
  let since = uptime();
  return {
    now: () => plusSeconds(from, (uptime() - since) / 1_000),
    set: (at) => {
      from = at;
      since = uptime();
    },
  };
}
