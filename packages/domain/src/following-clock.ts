/**
 * Outside production the portal's clock can be moved; the programs beside it go with it, so that what they
 * set aside ends, and what they send arrives, when the portal expects it.
 */
import { type Instant, plusSeconds } from './dates.ts';
import type { Clock } from './effects.ts';

/**
 * `within` does the work of a request that says its time; anything else that it says is ignored. A time ahead
 * of the true one is followed from then on. One in the past is the demo's own, and is that request's alone.
 */
export type FollowingClock = Clock & { readonly within: <T>(given: unknown, work: () => T) => T };
/** What follows a request through all that it waits for: by how many seconds its time differs. */
type RequestTimes = {
  readonly getStore: () => number | undefined;
  readonly run: <T>(ahead: number, work: () => T) => T;
};

/** The header of the portal's requests. */
export const LAB_NOW_HEADER = 'x-lab-now';
const INSTANT = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}\.\d{3}Z$/;
/** The way of a request takes that long; less is no move of the clock. */
const SAME_SECONDS = 3;

export function followingClock(base: Clock, times: RequestTimes): FollowingClock {
  let followedSeconds = 0;
  return {
    now: () => {
      const aheadSeconds = times.getStore() ?? followedSeconds;
      return aheadSeconds === 0 ? base.now() : plusSeconds(base.now(), aheadSeconds);
    },
    within: (given, work) => {
      if (typeof given !== 'string' || !INSTANT.test(given)) return work();
      const differs = Math.round((Date.parse(given as Instant) - Date.parse(base.now())) / 1000);
      const ahead = Math.abs(differs) < SAME_SECONDS ? 0 : differs;
      if (ahead >= 0) followedSeconds = ahead;
      return times.run(ahead, work);
    },
  };
}
