/** What the flights of a slice come to: whether the trip is disrupted, and until when it counts. */
import { addDays, type CalendarDate, type Instant, instantAt, plusSeconds } from '../dates.ts';
import type { Disruption } from '../protections/clause.ts';
import { minutesBetween } from '../schedule-changes/schedule.ts';
import { type FlightStatus, minutesLate } from './flight-status.ts';

/** A delay that's shorter is shown, and is no disruption. */
export const NOTICED_FROM_MINUTES = 60;
const HOUR = 3_600;
/** B §4, §9: known within so many hours before departure; to be acted on until so many after landing. */
export const EVENT_HOURS = 24;

/** `missed`: the index of the flight that isn't reached; null unless a connection is missed. */
type FoundDisruption = {
  readonly type: Disruption;
  readonly delayMinutes: number;
  readonly missed: number | null;
};

/** Null where everything is flown as planned, or nearly. */
export function findDisruption(flights: readonly FlightStatus[]): FoundDisruption | null {
  const [first, last] = [flights[0], flights.at(-1)];
  if (!first || !last) return null;
  if (flights.some(({ state }) => state === 'Canceled'))
    return { type: 'AirlineCancellation', delayMinutes: 0, missed: null };
  const missed = missedFlight(flights);
  if (missed !== null) {
    const late = flights[missed - 1];
    return { type: 'MissedConnection', delayMinutes: late ? minutesLate(late) : 0, missed };
  }
  const delayMinutes = Math.max(
    minutesBetween(first.scheduledDeparture, first.estimatedDeparture),
    minutesBetween(last.scheduledArrival, last.estimatedArrival),
  );
  return delayMinutes >= NOTICED_FROM_MINUTES ? { type: 'Delayed', delayMinutes, missed: null } : null;
}

/** The first flight that leaves before its traveler can be there. */
function missedFlight(flights: readonly FlightStatus[]): number | null {
  const at = flights.findIndex(({ connectionMinutes, estimatedArrival }, index) => {
    const next = flights[index + 1];
    if (!next || connectionMinutes === null) return false;
    return minutesBetween(estimatedArrival, next.estimatedDeparture) < connectionMinutes;
  });
  return at < 0 ? null : at + 1;
}

/** Whether a slice is looked at: from a day before it leaves until it has landed, or nobody expects it. */
export function isFlownAround(
  { leaves, lands }: { readonly leaves: Instant; readonly lands: Instant },
  now: Instant,
): boolean {
  const at = Date.parse(now);
  return (
    at >= Date.parse(plusSeconds(leaves, -EVENT_HOURS * HOUR)) &&
    at < Date.parse(plusSeconds(lands, EVENT_HOURS * HOUR))
  );
}
export const looksFrom = (leaves: Instant): Instant => plusSeconds(leaves, -EVENT_HOURS * HOUR);

/** Whether it became known near enough to the departure to count. */
export const isNearDeparture = (flights: readonly FlightStatus[], noticedAt: Instant): boolean => {
  const [first, last] = [flights[0], flights.at(-1)];
  if (!first || !last) return false;
  const at = Date.parse(noticedAt);
  return at >= Date.parse(looksFrom(first.scheduledDeparture)) && at < Date.parse(last.scheduledArrival);
};

/** B §4: an event can be acted on until 24 hours after the scheduled arrival of the slice's last flight. */
export const eventEnds = (flights: readonly FlightStatus[]): Instant | null => {
  const last = flights.at(-1);
  return last ? plusSeconds(last.scheduledArrival, EVENT_HOURS * HOUR) : null;
};

/** Where the next flight would leave: the missed one's airport, or where the slice begins. */
export const leavesFrom = (
  flights: readonly FlightStatus[],
  { missed }: Pick<FoundDisruption, 'missed'>,
): FlightStatus | undefined => flights[missed ?? 0];

/** B §5 same or next day: from then on no flight is left that would qualify. By the airport's own days. */
export function rebookingEnds({ scheduledDepartureLocal, fromZone }: FlightStatus): Instant {
  const day = scheduledDepartureLocal.slice(0, 10) as CalendarDate;
  return instantAt(`${addDays(day, 2)}T00:00`, fromZone);
}
