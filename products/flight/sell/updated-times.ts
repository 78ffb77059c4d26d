/** Booked flights as the airline has them now, next to what was booked: times, and which aren't flown. */
import type { Instant } from '@sojourn/domain/dates.ts';
import { type FlightStatus, isLate } from '@sojourn/domain/disruptions/flight-status.ts';
import type { TripBesides } from '@sojourn/server/modules/trips/trips/besides.ts';
import type { TripFlight } from '../wire/flight-trip.ts';
import type { FlightSegment, FlightSummary } from '../wire/flights.ts';
import type { FlightBooking } from './sale.ts';
import type { SegmentTimes } from './supplier.ts';

const changed = (booked: Instant, now: Instant | undefined): Instant | null =>
  now === undefined || Date.parse(now) === Date.parse(booked) ? null : now;

/** Of a booked flight; undefined where it isn't flown now, or was booked at another time. */
const statusOf = (
  today: readonly FlightStatus[],
  { marketingAirline: { code, flightNumber }, scheduledDepartureTime }: FlightSegment,
): FlightStatus | undefined =>
  today.find(
    ({ flight, scheduledDeparture }) =>
      flight === `${code} ${flightNumber}` &&
      Date.parse(scheduledDeparture) === Date.parse(scheduledDepartureTime),
  );

/** What's late today is so by more than a timetable that was looked up before. */
const lateTimes = (status: FlightStatus | undefined): SegmentTimes | undefined =>
  status && status.state !== 'Canceled' && isLate(status)
    ? { departs: status.estimatedDeparture, arrives: status.estimatedArrival }
    : undefined;

/** `times`: by slice and segment, as they were last looked up; null before that. `today`: as they go now. */
export const withUpdatedTimes = (
  flight: FlightSummary,
  times: readonly (readonly SegmentTimes[])[] | null,
  today: readonly FlightStatus[] = [],
): TripFlight => ({
  ...flight,
  slices: flight.slices.map((slice, sliceNo) => ({
    ...slice,
    segments: slice.segments.map((segment, segmentNo) => {
      const found = lateTimes(statusOf(today, segment)) ?? times?.[sliceNo]?.[segmentNo];
      return {
        ...segment,
        updatedDepartureTime: changed(segment.scheduledDepartureTime, found?.departs),
        updatedArrivalTime: changed(segment.scheduledArrivalTime, found?.arrives),
      };
    }),
  })),
});

/** Slices that their airline doesn't fly, ahead of time or today, and that no other booking replaces. */
export function canceledByAirline(
  { state, canceledSlices, offer: { flight } }: FlightBooking,
  { disruption = null, flightsToday = [] }: TripBesides,
): number[] {
  if (state === 'Canceled') return [];
  const isDisrupted = (slice: number) =>
    disruption?.slice === slice && disruption.type === 'AirlineCancellation';
  const isReplaced = (slice: number) => disruption?.slice === slice && disruption.state === 'rebooked';
  return flight.slices.flatMap(({ segments }, slice) => {
    const isOff =
      canceledSlices.includes(slice) ||
      isDisrupted(slice) ||
      segments.some((segment) => statusOf(flightsToday, segment)?.state === 'Canceled');
    return isOff && !isReplaced(slice) ? [slice] : [];
  });
}
