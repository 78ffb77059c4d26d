/** The calls of the exchange flow: what can be changed, for what, at which price, and doing it (B §4). */
import type { BookingChange } from '@sojourn/contract/changes.ts';
import type { ChosenSlice } from '@sojourn/contract/products/flight/flights.ts';
import type { CalendarDate } from '@sojourn/domain/dates.ts';
import type { BookingId, PaymentId } from '@sojourn/domain/ids.ts';
import { api } from '@sojourn/web/api/api.ts';
import { newIdempotencyKey, useRandom } from '@sojourn/web/effects.tsx';
import { useLocale } from '@sojourn/web/text/locale.tsx';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import { TRIPS_KEY, tripKey } from '#features/trips/use-trips.ts';
import { isBusy } from './exchange-view.ts';

export const useExchangeView = (bookingId: BookingId) =>
  useQuery({
    queryKey: ['exchange', bookingId],
    queryFn: ({ signal }) => api.getExchange({ params: { bookingId } }, { signal }),
    refetchOnMount: 'always',
    retry: false,
  });

export type Shop = {
  readonly slice: number;
  readonly origin: string;
  readonly destination: string;
  readonly date: CalendarDate;
  readonly chosen: readonly ChosenSlice[];
};
export function useExchangeShelf(bookingId: BookingId, shop: Shop) {
  const locale = useLocale();
  return useQuery({
    queryKey: ['exchange', bookingId, 'shop', shop, locale],
    queryFn: ({ signal }) =>
      api.shopExchange(
        { params: { bookingId }, input: { ...shop, chosen: [...shop.chosen], locale } },
        { signal },
      ),
    placeholderData: (before) => before,
    retry: false,
  });
}

const POLL_MS = 700;

/** Schedules a price quote and polls it, then its booking. Repeating a confirmation is the same one. */
export function useChange(bookingId: BookingId) {
  const queries = useQueryClient();
  const random = useRandom();
  const key = useRef('');
  const request = useMutation({
    mutationFn: (input: { readonly slices: readonly ChosenSlice[]; readonly byAgent?: boolean }) => {
      key.current = newIdempotencyKey(random);
      const ask = { kind: 'Flight' as const, slices: [...input.slices] };
      return api.requestChange({ params: { bookingId }, input: { ask, byAgent: input.byAgent ?? false } });
    },
  });
  const confirm = useMutation({
    mutationFn: ({ changeId, dueMinor, paymentId }: Confirm) =>
      api.confirmChange(
        { params: { bookingId, changeId }, input: { dueMinor, paymentId } },
        { idempotencyKey: key.current },
      ),
    onSuccess: () => {
      void queries.invalidateQueries({ queryKey: tripKey(bookingId) });
      void queries.invalidateQueries({ queryKey: TRIPS_KEY });
    },
  });
  const latest = confirm.data ?? request.data;
  const polled = useQuery({
    queryKey: ['change', latest?.changeId, latest?.booking],
    queryFn: ({ signal }) =>
      api.getChange({ params: { bookingId, changeId: latest?.changeId ?? '' } }, { signal }),
    enabled: latest !== undefined && isBusy(latest),
    refetchInterval: ({ state }) => (!state.data || isBusy(state.data) ? POLL_MS : false),
  });
  const change: BookingChange | undefined = polled.data ?? latest;
  return {
    change,
    isQuoting: request.isPending,
    isConfirming: confirm.isPending || change?.booking === 'InProcess',
    error: confirm.error ?? request.error,
    quote: (slices: readonly ChosenSlice[]) => request.mutate({ slices }),
    askAgent: (slices: readonly ChosenSlice[]) => request.mutate({ slices, byAgent: true }),
    confirm: (input: Confirm) => confirm.mutate(input),
    again: () => {
      request.reset();
      confirm.reset();
    },
  };
}
export type Change = ReturnType<typeof useChange>;
type Confirm = {
  readonly changeId: BookingChange['changeId'];
  readonly dueMinor: number;
  readonly paymentId: PaymentId | null;
};
