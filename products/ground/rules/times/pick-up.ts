/**
 * When a ride to an airport begins: counted back from the closing of check-in along the slowest way, so that
 * a shuttle that stops often is still in time, and isn't sold when it can't be.
 */
import { type Instant, plusSeconds } from '@sojourn/domain/dates.ts';

export type RideToFlight = {
  readonly departsAt: Instant;
  /** Minutes before departure at which check-in and bag drop close. */
  readonly checkInClosesMinutes: number;
  /** The ride with all its stops on a slow day. */
  readonly slowestMinutes: number;
  /** Minutes from the curb to the counter. */
  readonly walkMinutes: number;
};

/** The last instant at which the ride may begin. */
export const latestPickUp = (ride: RideToFlight): Instant =>
  plusSeconds(ride.departsAt, -(ride.checkInClosesMinutes + ride.walkMinutes + ride.slowestMinutes) * 60);

const MINUTE_MS = 60_000;

/** A private ride begins at a full five minutes. */
const STEP_MS = 5 * MINUTE_MS;

/** Rounded down: rather early than late. */
export const privatePickUp = (ride: RideToFlight): Instant =>
  new Date(Math.floor(Date.parse(latestPickUp(ride)) / STEP_MS) * STEP_MS).toISOString() as Instant;

/** The last of a shuttle's runs that's in time; null when none is, and then it isn't offered. */
export function shuttlePickUp(ride: RideToFlight, runs: readonly Instant[]): Instant | null {
  const latest = Date.parse(latestPickUp(ride));
  const inTime = runs.filter((run) => Date.parse(run) <= latest);
  return inTime.toSorted((a, b) => Date.parse(a) - Date.parse(b)).at(-1) ?? null;
}
