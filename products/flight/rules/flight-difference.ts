/** `departsAt`: milliseconds since the epoch. */
type ComparedFlight = {
  readonly stops: number;
  readonly durationMinutes: number;
  readonly departsAt: number;
  readonly isSelfTransfer: boolean;
};

const POINTS = { moreStops: 6, selfTransfer: 4 } as const;
const LONGER_STEP_MINUTES = 60;
const DEPARTURE_STEP_MS = 2 * 60 * 60 * 1000;

/** Points by which one direction of a trip differs from the chosen one; fewer stops and less time cost 0. */
export function flightDifference(chosen: ComparedFlight, other: ComparedFlight): number {
  const longer = Math.floor((other.durationMinutes - chosen.durationMinutes) / LONGER_STEP_MINUTES);
  return (
    Math.max(0, other.stops - chosen.stops) * POINTS.moreStops +
    Math.max(0, longer) +
    Math.floor(Math.abs(other.departsAt - chosen.departsAt) / DEPARTURE_STEP_MS) +
    (other.isSelfTransfer && !chosen.isSelfTransfer ? POINTS.selfTransfer : 0)
  );
}
