/**
 * How long a driver waits. It begins at the landing, or at the scheduled time when the plane is early, and
 * what the operator does about a long delay differs: both numbers are shown before anybody pays.
 */
import { type Instant, isBefore, plusSeconds } from '@sojourn/domain/dates.ts';

export type WaitingRule = {
  /** Minutes that are included. */
  readonly minutes: number;
  /** The longest delay that the operator follows; null: any. Past it, it has to be agreed anew. */
  readonly followsDelayMinutes: number | null;
  /** Cents an hour, by the started quarter, after what's included; null: the driver leaves. */
  readonly extraHourMinor: number | null;
};

const minutesAfter = (at: Instant, minutes: number): Instant => plusSeconds(at, minutes * 60);
const minutesBetween = (from: Instant, to: Instant): number => (Date.parse(to) - Date.parse(from)) / 60_000;

/** `landsAt`: as last known; the scheduled time while nothing is. */
export function waitingWindow(
  { minutes }: Pick<WaitingRule, 'minutes'>,
  scheduledAt: Instant,
  landsAt: Instant,
): { readonly from: Instant; readonly until: Instant } {
  const from = isBefore(landsAt, scheduledAt) ? scheduledAt : landsAt;
  return { from, until: minutesAfter(from, minutes) };
}

/** A ride after a flight never begins before the plane is there. */
export const earliestPickUp = (scheduledAt: Instant, landsAt: Instant): Instant =>
  isBefore(landsAt, scheduledAt) ? scheduledAt : landsAt;

/**
 * What a delay means for the ride. `warn`: the operator still waits, but the traveler is offered the
 * new time before it would not; `notCovered`: it has to be agreed anew.
 */
type LateOutcome = 'waits' | 'warn' | 'notCovered';
/** Notified this much before the operator would stop waiting. */
const WARN_MINUTES = 60;

export function lateOutcome(
  { followsDelayMinutes }: Pick<WaitingRule, 'followsDelayMinutes'>,
  scheduledAt: Instant,
  landsAt: Instant,
): LateOutcome {
  const late = minutesBetween(scheduledAt, landsAt);
  if (followsDelayMinutes === null) return 'waits';
  if (late > followsDelayMinutes) return 'notCovered';
  return late > followsDelayMinutes - WARN_MINUTES ? 'warn' : 'waits';
}
