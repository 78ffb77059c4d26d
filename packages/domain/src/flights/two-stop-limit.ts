/**
 * How long a trip of two stops may take before it is no offer: against the quickest way of the pair of
 * airports on that day, and shorter where there are plenty of ways that change planes once or not at all.
 * Trips of one stop and nonstops have no such limit. Decision 0018.
 */
export type OtherWays = {
  /** Trips of the day with at most one stop, whoever sells them and whether or not they have seats. */
  readonly count: number;
  /** Minutes of the quickest of them; where there is none, of the quickest with two stops. */
  readonly fastest: number;
};

/** One every quarter of an hour of a waking day: nobody needs a second stop to get there at a decent hour. */
export const PLENTY_OF_WAYS = 60;
/** Minutes that two stops may then take longer than the quickest way. */
const LONGER_BESIDE_PLENTY = 300;
/** Else: so many times the quickest, and minutes on top, for nights spent waiting where little flies. */
const TIMES_FASTEST = 1.5;
const LONGER = 360;

/** Minutes; never less than `fastest`, so that what is the only way is always offered. */
export const twoStopLimit = ({ count, fastest }: OtherWays): number =>
  count >= PLENTY_OF_WAYS ? fastest + LONGER_BESIDE_PLENTY : Math.floor(fastest * TIMES_FASTEST) + LONGER;
