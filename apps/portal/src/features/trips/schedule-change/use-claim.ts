import type { TripDetail } from '@sojourn/contract/trips.ts';
import { api } from '@sojourn/web/api/api.ts';
import { newIdempotencyKey, useRandom } from '@sojourn/web/effects.tsx';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import { changeKey } from './use-schedule-change.ts';

/** Asks a person to claim what the airline owes; repeats are one claim. */
export function useClaim({ bookingId }: TripDetail) {
  const queries = useQueryClient();
  const random = useRandom();
  const key = useRef<string>(undefined);
  const { mutate, isPending, isError } = useMutation({
    mutationFn: (version: number) => {
      key.current ??= newIdempotencyKey(random);
      const request = { params: { bookingId }, input: { version } };
      return api.claimCompensation(request, { idempotencyKey: key.current });
    },
    onSuccess: () => queries.invalidateQueries({ queryKey: changeKey(bookingId) }),
  });
  return { claim: mutate, isSending: isPending, hasFailed: isError };
}
