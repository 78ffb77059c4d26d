/**
 * Trips as the server has them; one that is not confirmed, or not finished, is looked at again every few
 * seconds.
 */
import type { TripDetail } from '@sojourn/contract/trips.ts';
import type { BookingId } from '@sojourn/domain/ids.ts';
import { api } from '@sojourn/web/api/api.ts';
import { useQuery } from '@tanstack/react-query';

export type TripsView = 'upcoming' | 'past';

export const tripKey = (bookingId: string) => ['trip', bookingId] as const;
export const TRIPS_KEY = ['trips'] as const;

const WHILE_PENDING_MS = 3_000;
const WHILE_UNFINISHED_MS = 8_000;

function pauseOf(trip: TripDetail | undefined, isUnfinished: IsUnfinished): number | false {
  if (trip?.status === 'Pending') return WHILE_PENDING_MS;
  return trip && isUnfinished(trip) ? WHILE_UNFINISHED_MS : false;
}

export const useTrips = (view: TripsView) =>
  useQuery({
    queryKey: [...TRIPS_KEY, view],
    queryFn: ({ signal }) => api.listTrips({ query: { view } }, { signal }),
    refetchOnMount: 'always',
  });

/** Something is still to come after the confirmation. */
type IsUnfinished = (trip: TripDetail) => boolean;

export const useTrip = (bookingId: BookingId, isUnfinished: IsUnfinished) =>
  useQuery({
    queryKey: tripKey(bookingId),
    queryFn: ({ signal }): Promise<TripDetail> => api.getTrip({ params: { bookingId } }, { signal }),
    refetchOnMount: 'always',
    refetchOnWindowFocus: 'always',
    refetchInterval: ({ state }) => (state.status === 'success' ? pauseOf(state.data, isUnfinished) : false),
  });
