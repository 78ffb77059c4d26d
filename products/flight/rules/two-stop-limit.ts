/**
 * How long a trip of two stops may take before it is no offer: against the quickest of the ways between two
 * airports on a day that change planes once or not at all, where there are many of those. They themselves
 * have no such limit. Decision 0018.
 */
type WaysOfFewerStops = {
  /** Of the day, from all sellers, with or without seats. */
  readonly count: number;
  /** Minutes. */
  readonly fastest: number;
};

/** Less than one an hour: two stops may be the only way at a decent hour, or at a fair price. */
export const MANY_WAYS = 24;
/** One every quarter of an hour of a waking day. */
export const PLENTY_OF_WAYS = 60;
/** Beside many: so many times the quickest, and minutes on top. */
const TIMES_FASTEST = 1.5;
const LONGER = 360;
/** Beside plenty: minutes longer than the quickest. */
const LONGER_BESIDE_PLENTY = 300;

/** Minutes; Infinity for no limit. */
export function twoStopLimit({ count, fastest }: WaysOfFewerStops): number {
  if (count < MANY_WAYS) return Number.POSITIVE_INFINITY;
  if (count < PLENTY_OF_WAYS) return Math.floor(fastest * TIMES_FASTEST) + LONGER;
  return fastest + LONGER_BESIDE_PLENTY;
}
