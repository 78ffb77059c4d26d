/** The links to a trip: listed, made and ended. A new one's address is only in the answer that makes it. */
import type { TripShares } from '@sojourn/contract/shares.ts';
import type { BookingId } from '@sojourn/domain/ids.ts';
import { api } from '@sojourn/web/api/api.ts';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';

type ShareId = TripShares['shares'][number]['shareId'];
type Days = 7 | 30 | 90;

const sharesKey = (bookingId: BookingId) => ['trip-shares', bookingId] as const;

export function useTripShares(bookingId: BookingId, isOpen: boolean) {
  const queries = useQueryClient();
  const store = ({ shares }: TripShares) => queries.setQueryData(sharesKey(bookingId), { shares });
  const params = { bookingId };
  const listed = useQuery({
    queryKey: sharesKey(bookingId),
    queryFn: ({ signal }): Promise<TripShares> => api.listTripShares({ params }, { signal }),
    enabled: isOpen,
    refetchOnMount: 'always',
  });
  const create = useMutation({
    mutationFn: (days: Days) => api.shareTrip({ params, input: { days } }),
    onSuccess: store,
  });
  const end = useMutation({
    mutationFn: (shareId: ShareId) => api.revokeTripShare({ params: { bookingId, shareId } }),
    onSuccess: store,
  });
  return { listed, create, end };
}
