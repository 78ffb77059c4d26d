/** The nights between a trip's flights, or after its only one, with where a hotel is searched. Pure. */
import { addDays } from '@sojourn/domain/dates.ts';
import { first } from '@sojourn/domain/present.ts';
import { formatDateRange, type Locale } from '@sojourn/ui/formats.ts';
import { gapsOf } from '#flight/rules/findings/plan-findings.ts';
import { dayOf, lastOf } from '#flight/rules/findings/trip-finding.ts';
import type { FlightTripCard } from '#flight/wire/flight-trip.ts';
import { staysNear } from '../itinerary/stays-near.ts';

type Trip = Pick<FlightTripCard, 'status' | 'time' | 'flight'>;
type TripNights = {
  readonly key: string;
  readonly city: string;
  readonly dates: string;
  readonly link: ReturnType<typeof staysNear>;
};

/** A one-way trip has no end date: a default that the search form can change. */
const ONE_WAY_NIGHTS = 3;

type Stop = Omit<ReturnType<typeof gapsOf>[number], 'slice'>;

function stopsOf({ slices }: Trip['flight']): Stop[] {
  if (slices.length !== 1) return gapsOf({ slices });
  const { destination, zonedArrivalTime } = lastOf(first(slices));
  const from = dayOf(zonedArrivalTime);
  return [{ place: destination, from, until: addDays(from, ONE_WAY_NIGHTS) }];
}

/** Of a trip that is still ahead, in cities that have hotels of ours. */
export function nightsOfTrip({ status, time, flight }: Trip, locale: Locale): TripNights[] {
  if (status === 'Canceled' || time !== 'Future') return [];
  return stopsOf(flight).flatMap(({ place, from, until }) => {
    const placeId = flight.cityPlaces?.[place.locationCode];
    if (!placeId) return [];
    const dates = formatDateRange(from, until, locale);
    return [{ key: from, city: place.city, dates, link: staysNear({ placeId, from, until }) }];
  });
}
