/** The nights between the flights of a trip, each with where a hotel is searched. Pure. */
import type { FlightTripCard } from '@sojourn/contract/trips.ts';
import { gapsOf } from '@sojourn/domain/flights/plan-findings.ts';
import { formatDateRange, type Locale } from '@sojourn/ui/formats.ts';
import { staysNear } from '@sojourn/web/flight-trip/stays-near.ts';

type Trip = Pick<FlightTripCard, 'status' | 'time' | 'flight'>;
export type TripNights = {
  readonly key: string;
  readonly city: string;
  readonly dates: string;
  readonly link: ReturnType<typeof staysNear>;
};

/** Of a trip that is still ahead, in cities that have hotels of ours. */
export function nightsOfTrip({ status, time, flight }: Trip, locale: Locale): TripNights[] {
  if (status === 'Canceled' || time !== 'Future') return [];
  return gapsOf(flight).flatMap(({ slice, place, from, until }) => {
    const placeId = flight.cityPlaces?.[place.code];
    if (!placeId) return [];
    const dates = formatDateRange(from, until, locale);
    return [{ key: String(slice), city: place.city, dates, link: staysNear({ placeId, from, until }) }];
  });
}
