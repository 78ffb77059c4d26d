import type { Instant } from '@sojourn/domain/dates.ts';
import { first, last } from '@sojourn/domain/present.ts';
import type { FlightTripDetail } from '#flight/wire/flight-trip.ts';

const DAY_MS = 24 * 3_600_000;

/** From a day before a slice leaves until a day after it lands, which is as long as it can be acted on. */
export function fliesToday({ status, flight }: Pick<FlightTripDetail, 'status' | 'flight'>, now: Instant) {
  const at = Date.parse(now);
  return (
    status !== 'Canceled' &&
    status !== 'Pending' &&
    flight.slices.some(
      ({ segments }) =>
        at >= Date.parse(first(segments).scheduledDepartureTime) - DAY_MS &&
        at < Date.parse(last(segments).scheduledArrivalTime) + DAY_MS,
    )
  );
}
