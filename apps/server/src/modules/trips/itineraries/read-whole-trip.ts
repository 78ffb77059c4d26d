/** A trip with all its bookings, each with its moments: what itineraries and shared pages are made from. */
import type { TripDetail, TripGroup } from '@sojourn/contract/trips.ts';
import type { TripOffer } from '@sojourn/domain/booking/trip-state.ts';
import type { BookingId } from '@sojourn/domain/ids.ts';
import { productFromWire } from '@sojourn/products/product-list.ts';
import type { Owner } from '#workflow/saga.ts';
import { readTripGroups } from '../trips/groups/read-groups.ts';
import { findGroup } from '../trips/groups/show-group.ts';
import { readLocalized, viewOfGroup } from '../trips/list-trips.ts';
import { showTrip } from '../trips/use-case.ts';
import type { ItineraryPart, Moment, WholeTripDeps } from './product.ts';

export type WholeTrip = {
  readonly group: TripGroup;
  /** All of the group, also those without a part. */
  readonly trips: readonly TripDetail[];
  readonly parts: readonly ItineraryPart[];
  /** Of all bookings, in order of time. */
  readonly moments: readonly Moment[];
};

/**
 * Of the bookings that offer it (a canceled one doesn't); null when none does, or when there's no such trip.
 */
export async function readWholeTrip(
  deps: WholeTripDeps,
  owner: Owner,
  bookingId: BookingId,
  { offer, locale }: { readonly offer: TripOffer; readonly locale: 'en' | 'fr' },
): Promise<WholeTrip | null> {
  const group = findGroup(await readTripGroups(deps.db, owner), bookingId);
  if (!group) return null;
  const { tenantId, customerId } = owner;
  const trips = await Promise.all(
    group.bookings.map((each) => showTrip(deps, { tenantId, customerId, bookingId: each.bookingId, locale })),
  );
  const parts = trips
    .filter(({ offers }) => offers.includes(offer))
    .map((trip) => deps.products[productFromWire(trip.kind)].itineraryPart(trip, locale));
  if (parts.length === 0) return null;
  const moments = parts
    .flatMap((part) => part.moments)
    .toSorted((a, b) => Date.parse(a.starts) - Date.parse(b.starts) || isFlying(a) - isFlying(b));
  const localized = await readLocalized(deps, [group], { tenantId, customerId, locale });
  return { group: viewOfGroup(group, localized), trips, parts, moments };
}

/** At the same time, one checks out before one flies. */
const isFlying = ({ symbol }: Moment): number => Number(symbol === 'plane');

/** By the local date of each, in order; a day that the date line repeats stays one. */
export function daysOf(moments: readonly Moment[]): { date: string; moments: Moment[] }[] {
  const days: { date: string; moments: Moment[] }[] = [];
  for (const moment of moments) {
    const date = moment.at.slice(0, 10);
    const day = days.at(-1);
    if (day?.date === date) day.moments.push(moment);
    else days.push({ date, moments: [moment] });
  }
  return days;
}
