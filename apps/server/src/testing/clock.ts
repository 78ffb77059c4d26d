/** A clock that a test moves by hand. */
import { type Instant, plusSeconds } from '@sojourn/domain/dates.ts';
import type { Clock } from '@sojourn/domain/effects.ts';

/** The day of the pictures and of the seeds. */
export const TEST_NOW = '2027-02-08T15:00:00.000Z' as Instant;

export type TestClock = Clock & {
  readonly move: (seconds: number) => void;
  readonly set: (to: Instant) => void;
};

export function testClock(start: Instant = TEST_NOW): TestClock {
  let now = start;
  return {
    now: () => now,
    move: (seconds) => {
      now = plusSeconds(now, seconds);
    },
    set: (to) => {
      now = to;
    },
  };
}
