/** Seats and bags while an agent chooses them for a customer: the price, then the offer or the change. */
import type { DeskBooking } from '@sojourn/contract/desk/parts.ts';
import type { BookingId, CustomerId } from '@sojourn/domain/ids.ts';
import type { FlightTripDetail } from '@sojourn/products/flight/wire/flight-trip.ts';
import type { FlightExtras } from '@sojourn/products/flight/wire/flights.ts';
import { api } from '@sojourn/web/api/api.ts';
import { newIdempotencyKey, useRandom } from '@sojourn/web/effects.tsx';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { InCase } from '../customer-card.tsx';

export type AddingProps = {
  readonly booking: DeskBooking;
  readonly customerId: CustomerId;
  readonly inCase: InCase;
  readonly onClose: () => void;
};

/** Seats go by the minute: what was seen before may be gone. */
const FRESH = { staleTime: 0, gcTime: 0, refetchOnWindowFocus: false } as const;

export function useBookedFlight(customerId: CustomerId, bookingId: BookingId) {
  const { data, error } = useQuery({
    queryKey: ['trip-of-customer', customerId, bookingId],
    queryFn: ({ signal }) => api.getTripFor({ params: { customerId, bookingId } }, { signal }),
    ...FRESH,
  });
  return { trip: data?.kind === 'Flight' ? data : undefined, error };
}

export const useCabin = (
  { customerId, bookingId }: Pick<AddingProps, 'customerId'> & { readonly bookingId: BookingId },
  slice: number,
  segment: number,
) =>
  useQuery({
    queryKey: ['cabin', customerId, bookingId, slice, segment],
    queryFn: ({ signal }) =>
      api.getSeatMapFor({ params: { customerId, bookingId }, query: { slice, segment } }, { signal }),
    ...FRESH,
  });

export function useAdding({ booking, customerId, inCase, onClose }: AddingProps, trip: FlightTripDetail) {
  const { bookingId } = booking;
  const queries = useQueryClient();
  const random = useRandom();
  const [extras, setExtras] = useState<FlightExtras>(trip.extras);
  const [text, setText] = useState('');
  const [isTried, setTried] = useState(false);
  const words = text.trim();
  const params = { customerId, bookingId };
  const quoting = useMutation({
    mutationFn: async () => {
      const ask = { kind: 'Extras', extras: { kind: 'Flight', ...extras } } as const;
      const { change } = await api.quoteChangeFor({ params, input: { ask } });
      return change;
    },
    onSuccess: (change) => {
      if (change?.failure === 'SeatTaken') return queries.invalidateQueries({ queryKey: ['cabin'] });
    },
  });
  const change = quoting.data ?? null;
  const finish = useMutation({
    mutationFn: async (as: 'offer' | 'confirm') => {
      if (!change?.cost) return;
      const { changeId, cost } = change;
      const options = { idempotencyKey: newIdempotencyKey(random) };
      if (as === 'confirm') {
        const input = { reason: words, inCase };
        await api.confirmChangeFor({ params: { ...params, changeId }, input }, options);
        return;
      }
      if (!inCase) return;
      const { caseId, version } = inCase;
      const amounts = { dueMinor: cost.due.amountMinor, refundMinor: cost.refund.amountMinor };
      const offer = { kind: 'change', bookingId, changeId, ...amounts } as const;
      await api.proposeInCase({ params: { caseId }, input: { version, text: words, offer } }, options);
    },
    onSuccess: onClose,
    onSettled: () => queries.invalidateQueries(),
  });
  return {
    extras,
    /** What was quoted is of other seats and bags then. */
    choose: (next: FlightExtras) => {
      setExtras(next);
      quoting.reset();
      finish.reset();
    },
    text,
    setText,
    isMissing: isTried && !words,
    quoting,
    change,
    finish,
    send: (as: 'offer' | 'confirm') => () => {
      setTried(true);
      if (words && !finish.isPending) finish.mutate(as);
    },
  };
}
export type Adding = ReturnType<typeof useAdding>;
