/** What a trip's supplier knows of its travelers: read to be edited, sent, and polled until it's taken. */
import type { BookingChange } from '@sojourn/contract/changes.ts';
import type { EditableDetails, TripDetails } from '@sojourn/contract/trip-details.ts';
import type { BookingId } from '@sojourn/domain/ids.ts';
import { api } from '@sojourn/web/api/api.ts';
import { newIdempotencyKey, useRandom } from '@sojourn/web/effects.tsx';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { TRIPS_KEY, tripKey } from '../use-trips.ts';

const POLL_MS = 700;
const detailsKey = (bookingId: BookingId) => ['trip-details', bookingId] as const;
const isBusy = ({ booking }: Pick<BookingChange, 'booking'>): boolean => booking === 'InProcess';

/** `onDone`: once, when the supplier has taken the edit. */
export function useDetails(bookingId: BookingId, isOpen: boolean, onDone: () => void) {
  const queries = useQueryClient();
  const random = useRandom();
  const read = useQuery({
    queryKey: detailsKey(bookingId),
    queryFn: ({ signal }): Promise<EditableDetails> =>
      api.getTripDetails({ params: { bookingId } }, { signal }),
    enabled: isOpen,
    staleTime: 0,
    // What is typed is not replaced under the traveler's hands
    refetchOnWindowFocus: false,
    retry: false,
  });
  const send = useMutation({
    mutationFn: (details: TripDetails) =>
      api.editTripDetails(
        { params: { bookingId }, input: { bookingVersion: read.data?.bookingVersion ?? 0, details } },
        { idempotencyKey: newIdempotencyKey(random) },
      ),
  });
  const polled = useQuery({
    queryKey: ['change', send.data?.changeId, 'details'],
    queryFn: ({ signal }) =>
      api.getChange({ params: { bookingId, changeId: send.data?.changeId ?? '' } }, { signal }),
    enabled: isOpen && send.data !== undefined && isBusy(send.data),
    refetchInterval: ({ state }) => (!state.data || isBusy(state.data) ? POLL_MS : false),
  });
  const change = polled.data ?? send.data;
  const isDone = change?.booking === 'Success';
  const done = useRef(onDone);
  done.current = onDone;
  const changeId = change?.changeId;
  useEffect(() => {
    if (changeId === undefined) return;
    for (const queryKey of [tripKey(bookingId), TRIPS_KEY, detailsKey(bookingId)])
      void queries.invalidateQueries({ queryKey });
    if (isDone) done.current();
  }, [queries, bookingId, changeId, isDone]);
  return {
    details: read.data?.details,
    block: read.data?.block ?? null,
    isUnreadable: read.isError,
    readAgain: () => void read.refetch(),
    isSending: send.isPending,
    /** Sent, and its answer isn't there yet. */
    isWaiting: change !== undefined && isBusy(change),
    failure: change?.failure ?? null,
    error: send.error,
    send: send.mutate,
    forget: send.reset,
  };
}
