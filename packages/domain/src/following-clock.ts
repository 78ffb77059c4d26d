/**
 * Outside production the portal's clock can be moved; the programs beside it go with it, so that what they
 * set aside ends, and what they send arrives, when the portal expects it.
 */
import { type Instant, plusSeconds } from './dates.ts';
import type { Clock } from './effects.ts';

/** `follow` takes what the portal's request says of its time; anything else is ignored. */
export type FollowingClock = Clock & { readonly follow: (told: unknown) => void };

/** The header of the portal's requests. */
export const LAB_NOW_HEADER = 'x-lab-now';
const INSTANT = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}\.\d{3}Z$/;
/** The way of a request takes that long; less is no move of the clock. */
const SAME_SECONDS = 3;

export function followingClock(base: Clock): FollowingClock {
  let aheadSeconds = 0;
  return {
    now: () => (aheadSeconds === 0 ? base.now() : plusSeconds(base.now(), aheadSeconds)),
    follow: (instant) => {
      if (typeof instant !== 'string' || !INSTANT.test(instant)) return;
      const ahead = Math.round((Date.parse(instant as Instant) - Date.parse(base.now())) / 1000);
      aheadSeconds = Math.abs(ahead) < SAME_SECONDS ? 0 : ahead;
    },
  };
}
