/** Plan B: in which order the flights that may replace a disrupted one are offered. */
import type { Instant } from '../dates.ts';

/** As many are offered and held. */
export const PLAN_MAX = 3;
/** What leaves sooner can hardly be caught. */
const LEAD_MINUTES = 45;

type Ranked = {
  /** Changes of planes. */
  readonly stops: number;
  readonly leaves: Instant;
  readonly lands: Instant;
  readonly totalMinor: number;
};

/**
 * Nonstop first, then by arrival; of two that land together the one that leaves later, then the cheaper.
 */
export function rankPlan<T extends Ranked>(options: readonly T[]): T[] {
  const keys = ({ stops, lands, leaves, totalMinor }: Ranked) =>
    [Math.min(stops, 1), Date.parse(lands), -Date.parse(leaves), totalMinor] as const;
  return options.toSorted((a, b) => {
    const [mine, others] = [keys(a), keys(b)];
    const at = mine.findIndex((key, i) => key !== others[i]);
    return at < 0 ? 0 : (mine[at] ?? 0) - (others[at] ?? 0);
  });
}

const minutesFrom = (from: Instant, to: Instant): number =>
  Math.round((Date.parse(to) - Date.parse(from)) / 60_000);

/** Whether somebody who reads this now still gets on it. */
export const canBeReached = (leaves: Instant, now: Instant): boolean =>
  minutesFrom(now, leaves) >= LEAD_MINUTES;

/** How much sooner than waiting it lands; negative: later. */
export const minutesSooner = (waitingLands: Instant, lands: Instant): number =>
  minutesFrom(lands, waitingLands);
