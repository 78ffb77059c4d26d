/** A slice whose flights leave and land at other times. */
import { type CalendarDate, dayNumber, localAt, plusSeconds } from '@sojourn/domain/dates.ts';
import { first, last } from '@sojourn/domain/present.ts';
import type { FlightSegment, FlightSlice } from '@sojourn/products/flight/wire/flights.ts';

const daysBetween = (from: string, to: string): number =>
  dayNumber(to.slice(0, 10) as CalendarDate) - dayNumber(from.slice(0, 10) as CalendarDate);

function shiftSegment(segment: FlightSegment, minutes: number): FlightSegment {
  if (minutes === 0) return segment;
  const scheduledDepartureTime = plusSeconds(segment.scheduledDepartureTime, minutes * 60);
  const scheduledArrivalTime = plusSeconds(segment.scheduledArrivalTime, minutes * 60);
  const zonedDepartureTime = localAt(scheduledDepartureTime, segment.origin.zone);
  const zonedArrivalTime = localAt(scheduledArrivalTime, segment.destination.zone);
  return {
    ...segment,
    scheduledDepartureTime,
    scheduledArrivalTime,
    zonedDepartureTime,
    zonedArrivalTime,
    plusDays: daysBetween(zonedDepartureTime, zonedArrivalTime),
  };
}

const minutesBetween = (from: string, to: string): number => (Date.parse(to) - Date.parse(from)) / 60_000;

/** With everything that follows from its segments' times. */
function timedSlice<S extends FlightSlice>(slice: S, segments: readonly FlightSegment[]): S {
  const [departure, arrival] = [first(segments), last(segments)];
  return {
    ...slice,
    segments: [...segments],
    layovers: slice.layovers.map((layover, at) => {
      const [before, after] = [segments[at] ?? departure, segments[at + 1] ?? arrival];
      return {
        ...layover,
        stopoverDurationMinutes: minutesBetween(before.scheduledArrivalTime, after.scheduledDepartureTime),
        isOvernight: daysBetween(before.zonedArrivalTime, after.zonedDepartureTime) !== 0,
      };
    }),
    durationMinutes: minutesBetween(departure.scheduledDepartureTime, arrival.scheduledArrivalTime),
    plusDays: daysBetween(departure.zonedDepartureTime, arrival.zonedArrivalTime),
  };
}

/** `minutes`: by segment; those beyond the list stay. */
export const shiftSlice = <S extends FlightSlice>(slice: S, minutes: readonly number[]): S =>
  timedSlice(
    slice,
    slice.segments.map((segment, at) => shiftSegment(segment, minutes[at] ?? 0)),
  );
