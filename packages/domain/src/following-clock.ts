/**
 * Outside production the portal's clock can be moved; the programs beside it go with it, so that what they
 * set aside ends, and what they send arrives, when the portal expects it.
 */
import { type Instant, plusSeconds } from './dates.ts';
import type { Clock } from './effects.ts';

/**
 * `within` does the work of a request that gives its time in a header; anything else that's in it is ignored.
 * `LAB_NOW_HEADER` is followed from then on, `LAB_THEN_HEADER` is that request's alone.
 */
export type FollowingClock = Clock & {
  readonly within: <T>(headers: Readonly<Record<string, unknown>>, work: () => T) => T;
};
/** `isThen`: nobody else is to follow it, such as that of the demo's past. */
export type LabClock = Clock & { readonly isThen?: true };
/** What follows a request through all that it waits for: by how many seconds its time differs. */
type RequestTimes = {
  readonly getStore: () => number | undefined;
  readonly run: <T>(ahead: number, work: () => T) => T;
};

const LAB_NOW_HEADER = 'x-lab-now';
const LAB_THEN_HEADER = 'x-lab-then';
/** Of the portal's requests. */
export const labHeader = ({ now, isThen }: LabClock): Readonly<Record<string, string>> => ({
  [isThen ? LAB_THEN_HEADER : LAB_NOW_HEADER]: now(),
});
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
    within: (headers, work) => {
      const then = secondsAhead(headers[LAB_THEN_HEADER], base.now());
      if (then !== null) return times.run(then, work);
      const ahead = secondsAhead(headers[LAB_NOW_HEADER], base.now());
      if (ahead === null) return work();
      followedSeconds = ahead;
      return times.run(ahead, work);
    },
  };
}

/** Null: it gives no time. */
function secondsAhead(given: unknown, now: Instant): number | null {
  if (typeof given !== 'string' || !INSTANT.test(given)) return null;
  const differs = Math.round((Date.parse(given) - Date.parse(now)) / 1_000);
  return Math.abs(differs) < SAME_SECONDS ? 0 : differs;
}
