/** The times of booked flights as the airline has them now, next to those that were booked (B §3). */
import type { TripFlight } from '@sojourn/contract/products/flight/flight-trip.ts';
import type { FlightSummary } from '@sojourn/contract/products/flight/flights.ts';
import type { Instant } from '@sojourn/domain/dates.ts';
import type { SegmentTimes } from './supplier.ts';

const changed = (booked: Instant, now: Instant | undefined): Instant | null =>
  now === undefined || Date.parse(now) === Date.parse(booked) ? null : now;

/** `times`: by slice and segment, as they were last looked up; null before that. */
export const withUpdatedTimes = (
  flight: FlightSummary,
  times: readonly (readonly SegmentTimes[])[] | null,
): TripFlight => ({
  ...flight,
  slices: flight.slices.map((slice, sliceNo) => ({
    ...slice,
    segments: slice.segments.map((segment, segmentNo) => {
      const found = times?.[sliceNo]?.[segmentNo];
      return {
        ...segment,
        updatedDepartureTime: changed(segment.scheduledDepartureTime, found?.departs),
        updatedArrivalTime: changed(segment.scheduledArrivalTime, found?.arrives),
      };
    }),
  })),
});
