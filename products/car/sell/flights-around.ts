/** Which of the traveler's own flights a rental goes with: one lands before it, one leaves after it. */
import type { TransportPlan, TripPlan } from '@sojourn/domain/booking/trip-plan.ts';
import { type Instant, localAt, type Zone } from '@sojourn/domain/dates.ts';
import { distanceKm } from '@sojourn/geography/distance.ts';
import type { LinkedFlight } from '../wire/cars.ts';

export type PlaceOfAirport = (
  code: string,
) => { readonly lat: number; readonly lon: number; readonly zone: Zone } | undefined;
export type RentalMoment = {
  readonly at: Instant;
  readonly lat: number;
  readonly lon: number;
  readonly airportCode: string | null;
};
export type FlightsAround = {
  readonly landing: (LinkedFlight & { readonly slice: number }) | null;
  readonly leaving: (LinkedFlight & { readonly slice: number }) | null;
};

/** Farther away, or longer before or after, it is another journey. */
const NEAR_KM = 120;
const NEAR_MS = 24 * 3_600_000;

type End = {
  readonly slice: number;
  readonly tripId: string;
  readonly flight: string;
  readonly at: Instant;
  readonly code: string;
};

const endsOf = (
  plans: readonly TripPlan[],
  of: (leg: TransportPlan['legs'][number]) => Omit<End, 'slice' | 'tripId'>,
) =>
  plans.flatMap((plan): End[] =>
    plan.kind === 'transport'
      ? plan.legs.map((leg, slice) => ({ ...of(leg), slice, tripId: plan.tripId }))
      : [],
  );

/** The nearest in time of those that are near; the airport's own before its neighbors. */
function nearest(ends: readonly End[], moment: RentalMoment, placeOf: PlaceOfAirport) {
  const away = (end: End): number => Math.abs(Date.parse(end.at) - Date.parse(moment.at));
  const isOwn = (end: End): number => Number(end.code !== moment.airportCode);
  const near = ends.filter((end) => {
    const place = placeOf(end.code);
    return place !== undefined && away(end) <= NEAR_MS && distanceKm(place, moment) <= NEAR_KM;
  });
  const [found] = near.toSorted((a, b) => isOwn(a) - isOwn(b) || away(a) - away(b));
  const zone = found && placeOf(found.code)?.zone;
  if (!found || !zone) return null;
  const { tripId: bookingId, flight, at, code: airportCode, slice } = found;
  return { bookingId, flight, at, airportCode, slice, atLocal: localAt(at, zone) };
}

export function flightsAround(
  plans: readonly TripPlan[],
  { pickUp, dropOff }: { readonly pickUp: RentalMoment; readonly dropOff: RentalMoment },
  placeOf: PlaceOfAirport,
): FlightsAround {
  const arrivals = endsOf(plans, ({ arrives: at, destination: code, arrivesWith: flight }) => ({
    at,
    code,
    flight,
  }));
  const departures = endsOf(plans, ({ departs: at, origin: code, departsWith: flight }) => ({
    at,
    code,
    flight,
  }));
  return {
    landing: nearest(arrivals, pickUp, placeOf),
    leaving: nearest(
      departures.filter(({ at }) => at > pickUp.at),
      dropOff,
      placeOf,
    ),
  };
}

/** Without the way of the trip that it is. */
export const linked = (flight: FlightsAround['landing']): LinkedFlight | null => {
  if (flight === null) return null;
  const { slice: _, ...rest } = flight;
  return rest;
};
