/** The calls of canceling a part of a trip: what of it can be, what that gives back, and doing it (B §4). */
import type { BookingChange } from '@sojourn/contract/changes.ts';
import type { BookingId } from '@sojourn/domain/ids.ts';
import { api } from '@sojourn/web/api/api.ts';
import { newIdempotencyKey, useRandom } from '@sojourn/web/effects.tsx';
import { REWARDS_KEY } from '@sojourn/web/rewards/use-rewards.ts';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import { AIRLINE_CREDITS_KEY } from '#shared/airline-credits/use-airline-credits.ts';
import { TRIPS_KEY, tripKey } from '../use-trips.ts';
import { type Chosen, isAtWork } from './part-view.ts';

export const useCancelParts = (bookingId: BookingId) =>
  useQuery({
    queryKey: ['cancel-parts', bookingId],
    queryFn: ({ signal }) => api.getCancelParts({ params: { bookingId } }, { signal }),
    refetchOnMount: 'always',
    retry: false,
  });

const POLL_MS = 700;

/** Repeating a confirmation is the same one. */
export function usePartChange(bookingId: BookingId) {
  const queries = useQueryClient();
  const random = useRandom();
  const key = useRef('');
  const request = useMutation({
    mutationFn: ({ unit, parts, isForAnyReason }: Chosen) => {
      key.current = newIdempotencyKey(random);
      const claim = isForAnyReason ? { forAnyReason: true } : {};
      const ask = { kind: 'Part' as const, unit, parts: [...parts], ...claim };
      return api.requestChange({ params: { bookingId }, input: { ask } });
    },
  });
  const confirm = useMutation({
    mutationFn: ({ changeId }: BookingChange) =>
      api.confirmChange(
        { params: { bookingId, changeId }, input: { dueMinor: 0, paymentId: null } },
        { idempotencyKey: key.current },
      ),
    onSuccess: () => {
      for (const queryKey of [tripKey(bookingId), TRIPS_KEY, REWARDS_KEY, AIRLINE_CREDITS_KEY])
        void queries.invalidateQueries({ queryKey });
    },
  });
  const latest = confirm.data ?? request.data;
  const polled = useQuery({
    queryKey: ['change', latest?.changeId, latest?.booking],
    queryFn: ({ signal }) =>
      api.getChange({ params: { bookingId, changeId: latest?.changeId ?? '' } }, { signal }),
    enabled: latest !== undefined && isAtWork(latest),
    refetchInterval: ({ state }) => (!state.data || isAtWork(state.data) ? POLL_MS : false),
  });
  const change: BookingChange | undefined = polled.data ?? latest;
  return {
    change,
    isConfirming: confirm.isPending || change?.booking === 'InProcess',
    error: confirm.error ?? request.error,
    quote: (chosen: Chosen) => {
      confirm.reset();
      if (chosen.parts.length > 0) request.mutate(chosen);
      else request.reset();
    },
    confirm: (quoted: BookingChange) => confirm.mutate(quoted),
  };
}
export type PartChange = ReturnType<typeof usePartChange>;
