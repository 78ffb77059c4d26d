/** How a flight of a day goes: the same for everybody on it. */
import { type Instant, type LocalDateTime, localAt } from '../dates.ts';
import { minutesBetween, type SchedulePart, type SchedulePlace } from '../schedule-changes/schedule.ts';

export const FLIGHT_STATES = ['OnTime', 'Delayed', 'Canceled', 'Departed', 'Landed'] as const;
type FlightState = (typeof FLIGHT_STATES)[number];

/** Why a flight is late or canceled, as its airline says. */
export const DISRUPTION_CAUSES = ['Weather', 'AirTraffic', 'Technical', 'Crew', 'LateAircraft'] as const;
export type DisruptionCause = (typeof DISRUPTION_CAUSES)[number];

/** What the airline says of one flight; a canceled one has the times at which it would have flown. */
export type FlightTimes = {
  readonly departs: Instant;
  readonly arrives: Instant;
  readonly isCanceled: boolean;
  readonly cause: DisruptionCause | null;
  /** When that was announced. */
  readonly updatedAt: Instant;
};

export type FlightStatus = {
  /** `TP 216`. */
  readonly flight: string;
  readonly from: SchedulePlace;
  readonly to: SchedulePlace;
  readonly scheduledDeparture: Instant;
  readonly scheduledArrival: Instant;
  readonly estimatedDeparture: Instant;
  readonly estimatedArrival: Instant;
  readonly scheduledDepartureLocal: LocalDateTime;
  readonly scheduledArrivalLocal: LocalDateTime;
  readonly estimatedDepartureLocal: LocalDateTime;
  readonly estimatedArrivalLocal: LocalDateTime;
  readonly state: FlightState;
  readonly cause: DisruptionCause | null;
  readonly updatedAt: Instant;
  /** Of where it leaves and where it lands. */
  readonly fromZone: string;
  readonly toZone: string;
  /** The least time to the next flight of the same slice; null after the last. */
  readonly connectionMinutes: number | null;
};
/** One way of a trip; `airlineOffer`: what its airline gives by itself instead of a flight that's missed. */
export type SliceStatus = {
  readonly slice: number;
  readonly flights: readonly FlightStatus[];
  readonly airlineOffer: SchedulePart | null;
};

/** A flight counts as on time until it's so many minutes late. */
const LATE_FROM_MINUTES = 15;

type Times = Pick<
  FlightStatus,
  'scheduledDeparture' | 'scheduledArrival' | 'estimatedDeparture' | 'estimatedArrival'
>;

/** Minutes after the timetable that it leaves or lands, whichever is more; 0 where it's early. */
export const minutesLate = (of: Times): number =>
  Math.max(
    0,
    minutesBetween(of.scheduledDeparture, of.estimatedDeparture),
    minutesBetween(of.scheduledArrival, of.estimatedArrival),
  );

/** Late enough to be shown, wherever it is by now. */
export const isLate = (of: Times): boolean => minutesLate(of) >= LATE_FROM_MINUTES;

export function flightState(of: Times, isCanceled: boolean, now: Instant): FlightState {
  if (isCanceled) return 'Canceled';
  const nowMs = Date.parse(now);
  if (nowMs >= Date.parse(of.estimatedArrival)) return 'Landed';
  if (nowMs >= Date.parse(of.estimatedDeparture)) return 'Departed';
  return isLate(of) ? 'Delayed' : 'OnTime';
}

/** A planned flight as its airline says that it goes. */
export function flightStatus(
  planned: SchedulePart,
  times: FlightTimes,
  zones: Pick<FlightStatus, 'fromZone' | 'toZone'>,
  now: Instant,
): FlightStatus {
  const of = {
    scheduledDeparture: planned.starts,
    scheduledArrival: planned.ends,
    estimatedDeparture: times.departs,
    estimatedArrival: times.arrives,
  };
  return {
    flight: planned.title,
    from: planned.from,
    to: planned.to,
    ...of,
    scheduledDepartureLocal: planned.startsLocal,
    scheduledArrivalLocal: planned.endsLocal,
    estimatedDepartureLocal: localAt(times.departs, zones.fromZone),
    estimatedArrivalLocal: localAt(times.arrives, zones.toZone),
    state: flightState(of, times.isCanceled, now),
    cause: times.cause,
    updatedAt: times.updatedAt,
    ...zones,
    connectionMinutes: planned.connectionMinutes,
  };
}
