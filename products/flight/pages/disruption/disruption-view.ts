/**
 * What the page of a disrupted flight says at a moment: its stage, headline, planned and expected times.
 * Pure, so tested as tables.
 */
import type { WireFlightStatus as FlightStatus } from '@sojourn/contract/disruption-parts.ts';
import type { DisruptionView as Disruption } from '@sojourn/contract/disruptions.ts';
import { type Instant, isBefore, type LocalDateTime } from '@sojourn/domain/dates.ts';
import { isLate } from '@sojourn/domain/disruptions/flight-status.ts';
import { last } from '@sojourn/domain/present.ts';
import { formatDate, formatDuration, formatTime, type Locale } from '@sojourn/ui/formats.ts';
import { type TextRef, textRef } from '@sojourn/web/text-ref.ts';
import type { TripFlight } from '#flight/wire/flight-trip.ts';

/** The clause by which the airline's own new flight is good enough (B §5). */
const REASONABLE_FLIGHT = 'no-reasonable-flight';

export type DisruptionStage =
  /** The purchaser can fly another way, and perhaps take money back. */
  | 'choose'
  /** Somebody else paid, and decides. */
  | 'notYours'
  /** The airline's own new flight leaves soon enough, so there's nothing to claim. */
  | 'airlineRebooks'
  /** It was never covered, or its terms say no. */
  | 'notCovered'
  | 'rebooking'
  | 'rebooked'
  | 'refunding'
  | 'refunded'
  /** The one use was for another flight. */
  | 'used'
  /** Nobody decided in time. */
  | 'expired'
  /** The flight is no longer late. */
  | 'backOnTime'
  /** The trip was changed or canceled. */
  | 'closed';

const WORKING = ['rebooking', 'rebooked', 'refunding', 'refunded'] as const;

export function stageOf(disruption: Disruption, now: Instant): DisruptionStage {
  const { state, action, decideBy, isPurchaser, why, flights } = disruption;
  const working = WORKING.find((each) => each === state);
  if (working) return working;
  if (state === 'over') return flights.some(isTroubled) ? 'closed' : 'backOnTime';
  if (state === 'lapsed') return 'expired';
  if (!isPurchaser) return isBefore(now, decideBy) ? 'notYours' : 'expired';
  if (action === 'AlreadyExercised') return 'used';
  if (why === REASONABLE_FLIGHT) return 'airlineRebooks';
  const canAct = action === 'Rebook' || action === 'Refund' || action === 'RebookOnlyEligible';
  if (!canAct) return 'notCovered';
  if (!isBefore(now, decideBy)) return 'expired';
  return 'choose';
}

const isTroubled = (flight: FlightStatus): boolean => flight.state === 'Canceled' || isLate(flight);

/** The flight that it's about: one that's canceled before one that's late. */
const troubledFlight = ({ flights }: Pick<Disruption, 'flights'>): FlightStatus | undefined =>
  flights.find(({ state }) => state === 'Canceled') ?? flights.find(isTroubled) ?? flights[0];

/** "TP 216", in one line. */
export const flightName = (flight: string): string => flight.replaceAll(' ', '\u00a0');

/** The airport where a connection is missed: where there's least time to change planes. */
export function connectionOf({ flights }: Pick<Disruption, 'flights'>): FlightStatus['to'] | undefined {
  const gaps = flights.slice(1).map(({ estimatedDeparture, from }, place) => ({
    from,
    ms: Date.parse(estimatedDeparture) - Date.parse(flights[place]?.estimatedArrival ?? estimatedDeparture),
  }));
  return gaps.toSorted((a, b) => a.ms - b.ms)[0]?.from;
}

/** "TP 216 is 4h 20m late" */
export function headlineOf(disruption: Disruption, locale: Locale): TextRef {
  const { type, delayMinutes } = disruption;
  const flight = flightName(troubledFlight(disruption)?.flight ?? '');
  if (type === 'MissedConnection')
    return textRef('disruption.title.MissedConnection', { place: connectionOf(disruption)?.name ?? '' });
  if (type === 'AirlineCancellation') return textRef('disruption.title.AirlineCancellation', { flight });
  return textRef('disruption.title.Delayed', { flight, by: formatDuration(delayMinutes, locale) });
}

/** The sentence below the headline, where there's something to choose. */
export function leadOf(disruption: Disruption): TextRef {
  if (disruption.protection === 'missedConnection')
    return textRef('disruption.lead.connection', { place: connectionOf(disruption)?.name ?? '' });
  if (!disruption.refund) return textRef('disruption.lead.rebookOnly');
  return textRef(canWait(disruption) ? 'disruption.lead.choose' : 'disruption.lead.canceled');
}

/** A flight that's late still leaves; one that's canceled or missed doesn't. */
export const canWait = ({ type }: Pick<Disruption, 'type'>): boolean => type === 'Delayed';

type ShownTimes = { readonly planned: string; readonly now: string | null };

type Ends = readonly [departs: LocalDateTime, arrives: LocalDateTime];

function line({ from, to }: FlightStatus, [departs, arrives]: Ends, locale: Locale): string {
  const start = `${formatTime(departs, locale)} ${from.name}`;
  const end = `${formatTime(arrives, locale)} ${to.name}`;
  return `${start} – ${end}, ${formatDate(arrives, locale)}`;
}

/** A flight as planned and as expected now, by the clocks at both ends; null for one that's canceled. */
export function timesOf(flight: FlightStatus, locale: Locale): ShownTimes {
  const { scheduledDepartureLocal, scheduledArrivalLocal } = flight;
  const { estimatedDepartureLocal, estimatedArrivalLocal, state } = flight;
  return {
    planned: line(flight, [scheduledDepartureLocal, scheduledArrivalLocal], locale),
    now: state === 'Canceled' ? null : line(flight, [estimatedDepartureLocal, estimatedArrivalLocal], locale),
  };
}

/** Who flies it, by the trip; its code where that isn't known. */
export function airlineName({ slices }: Pick<TripFlight, 'slices'>, { flight }: FlightStatus): string {
  const [code = flight] = flight.split(' ');
  const airlines = slices.flatMap(({ segments }) => segments.map(({ marketingAirline }) => marketingAirline));
  return airlines.find((each) => each.code === code)?.name ?? code;
}

/** The clock at the end of a slice, on which its deadline is printed. */
export const zoneOfSlice = ({ slices }: Pick<TripFlight, 'slices'>, slice: number): string => {
  const segments = slices[slice]?.segments ?? slices[0]?.segments ?? [];
  return last(segments).destination.zone;
};

/** Whole minutes until then, never below zero. */
export const minutesUntil = (at: Instant, now: Instant): number =>
  Math.max(0, Math.ceil((Date.parse(at) - Date.parse(now)) / 60_000));
