/** Scheduling a change's price quote and polling it, then its booking (B §4). */
import type { BookingChange, ChangeAsk, PricedAsk } from '@sojourn/contract/changes.ts';
import type { OutOfPolicy, ShownReason } from '@sojourn/contract/policy.ts';
import type { BookingId, PaymentId } from '@sojourn/domain/ids.ts';
import { api } from '@sojourn/web/api/api.ts';
import { ApiError } from '@sojourn/web/api/api-error.ts';
import { newIdempotencyKey, useRandom } from '@sojourn/web/effects.tsx';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { TRIPS_KEY, tripKey } from '../use-trips.ts';

const POLL_MS = 700;

export const isBusy = ({ priceQuote, booking }: Pick<BookingChange, 'priceQuote' | 'booking'>): boolean =>
  priceQuote === 'InProcess' || booking === 'InProcess';

type Due = NonNullable<BookingChange['cost']>['due'];
type ConfirmedChange = {
  readonly changeId: BookingChange['changeId'];
  readonly dueMinor: number;
  readonly paymentId: PaymentId | null;
  readonly policyReason?: ShownReason;
};

/** Confirming the same change again is the same change. */
export function useChange(bookingId: BookingId) {
  const queries = useQueryClient();
  /** What was due for the same change before its price was asked for again. */
  const [was, setWas] = useState<Due | null>(null);
  const random = useRandom();
  const request = useMutation({
    mutationFn: (input: { readonly ask: PricedAsk; readonly byAgent?: boolean }) =>
      api.requestChange({ params: { bookingId }, input: { ...input, byAgent: input.byAgent ?? false } }),
  });
  const confirm = useMutation({
    mutationFn: ({ changeId, ...input }: ConfirmedChange) =>
      api.confirmChange(
        { params: { bookingId, changeId }, input },
        { idempotencyKey: newIdempotencyKey(random) },
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
  const policy = policyOf(confirm.error);
  return {
    change,
    isQuoting: request.isPending || change?.priceQuote === 'InProcess',
    isConfirming: confirm.isPending || change?.booking === 'InProcess',
    /** The company's policy doesn't allow it without a reason. */
    policy,
    error: policy ? null : (confirm.error ?? request.error),
    was,
    quote: (ask: PricedAsk) => {
      setWas(null);
      request.mutate({ ask });
    },
    /** Asks for the price of the same change again, as it rose or ran out; it's reviewed like the first. */
    newPrice: () => {
      if (!change || change.ask.kind === 'Details') return;
      setWas(change.cost?.due ?? null);
      confirm.reset();
      request.mutate({ ask: change.ask });
    },
    /** Of what has a price; nobody is asked to edit details. */
    askAgent: (ask: ChangeAsk) => {
      if (ask.kind === 'Details') return;
      // What was refused is no longer the newest
      confirm.reset();
      request.mutate({ ask, byAgent: true });
    },
    confirm: (input: ConfirmedChange) => confirm.mutate(input),
    /** Back to the review, without the refusal. */
    dismiss: confirm.reset,
    again: () => {
      setWas(null);
      request.reset();
      confirm.reset();
    },
  };
}
export type Change = ReturnType<typeof useChange>;

const policyOf = (error: Error | null): OutOfPolicy | undefined =>
  error instanceof ApiError ? error.details.policy : undefined;
