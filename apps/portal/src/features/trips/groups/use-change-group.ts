/** Renames, splits and joins trips; the pages that list them are loaded again. */
import type { TripGroupDetail } from '@sojourn/contract/trips.ts';
import type { BookingId } from '@sojourn/domain/ids.ts';
import { api } from '@sojourn/web/api/api.ts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { TRIPS_KEY, tripGroupKey } from '../use-trips.ts';

type GroupChange =
  | { readonly kind: 'split' }
  | { readonly kind: 'name'; readonly name: string | null }
  | { readonly kind: 'join'; readonly other: BookingId };

const send = (bookingId: BookingId, change: GroupChange): Promise<TripGroupDetail> => {
  const params = { bookingId };
  switch (change.kind) {
    case 'split':
      return api.splitTripGroup({ params, input: {} });
    case 'name':
      return api.nameTripGroup({ params, input: { name: change.name } });
    case 'join':
      return api.joinTripGroups({ params, input: { bookingId: change.other } });
  }
};

export function useChangeGroup(bookingId: BookingId) {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (change: GroupChange) => send(bookingId, change),
    onSuccess: (detail) => {
      queries.setQueryData(tripGroupKey(bookingId), detail);
      void queries.invalidateQueries({ queryKey: TRIPS_KEY });
    },
  });
}
