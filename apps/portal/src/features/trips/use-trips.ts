/**
 * Trips as the server has them; one that is not confirmed, or not finished, is looked at again every few
 * seconds.
 */
import type { TripDetail, TripGroupDetail, TripsPage } from '@sojourn/contract/trips.ts';
import type { TripsView } from '@sojourn/domain/booking/trips-views.ts';
import type { BookingId } from '@sojourn/domain/ids.ts';
import { api } from '@sojourn/web/api/api.ts';
import { useInfiniteQuery, useQuery } from '@tanstack/react-query';

export const tripKey = (bookingId: string) => ['trip', bookingId] as const;
export const TRIPS_KEY = ['trips'] as const;

const WHILE_PENDING_MS = 3_000;
const WHILE_UNFINISHED_MS = 8_000;

function pauseOf(trip: TripDetail | undefined, isUnfinished: IsUnfinished): number | false {
  if (trip?.status === 'Pending') return WHILE_PENDING_MS;
  return trip && isUnfinished(trip) ? WHILE_UNFINISHED_MS : false;
}

/** Page by page, as the traveler wants more. */
export const useTrips = (view: TripsView) =>
  useInfiniteQuery({
    queryKey: [...TRIPS_KEY, 'pages', view],
    initialPageParam: undefined as string | undefined,
    queryFn: ({ pageParam: cursor, signal }): Promise<TripsPage> =>
      api.listTrips({ query: { view, ...(cursor !== undefined && { cursor }) } }, { signal }),
    getNextPageParam: ({ next }) => next ?? undefined,
    refetchOnMount: 'always',
  });

export const tripGroupKey = (bookingId: string) => [...TRIPS_KEY, 'group', bookingId] as const;

export const useTripGroup = (bookingId: BookingId) =>
  useQuery({
    queryKey: tripGroupKey(bookingId),
    queryFn: ({ signal }): Promise<TripGroupDetail> =>
      api.getTripGroup({ params: { bookingId } }, { signal }),
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
