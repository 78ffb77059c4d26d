/** Withdraws a cancellation that waits, or sends it without waiting any longer. */
import type { TripDetail } from '@sojourn/contract/trips.ts';
import { api } from '@sojourn/web/api/api.ts';
import { type ApiErrorCode, codeOf } from '@sojourn/web/api/api-error.ts';
import { newIdempotencyKey, useRandom } from '@sojourn/web/effects.tsx';
import { REWARDS_KEY } from '@sojourn/web/rewards/use-rewards.ts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { AIRLINE_CREDITS_KEY } from '#shared/airline-credits/use-airline-credits.ts';
import { TRIPS_KEY, tripKey } from '../use-trips.ts';

type Undo = {
  readonly isBusy: boolean;
  readonly refused: ApiErrorCode | null;
  readonly undo: () => void;
  readonly sendNow: () => void;
};

export function useUndo({ bookingId }: Pick<TripDetail, 'bookingId'>): Undo {
  const queries = useQueryClient();
  const random = useRandom();
  const { mutate, isPending, error } = useMutation({
    mutationFn: async (what: 'undo' | 'send'): Promise<TripDetail> => {
      const params = { bookingId };
      const options = { idempotencyKey: newIdempotencyKey(random) };
      if (what === 'undo') return api.undoCancel({ params, input: {} }, options);
      return (await api.sendCancel({ params, input: {} }, options)).trip;
    },
    onSuccess: (trip) => queries.setQueryData(tripKey(bookingId), trip),
    onSettled: () => {
      for (const queryKey of [tripKey(bookingId), TRIPS_KEY, REWARDS_KEY, AIRLINE_CREDITS_KEY])
        void queries.invalidateQueries({ queryKey });
    },
  });
  return {
    isBusy: isPending,
    refused: error ? codeOf(error) : null,
    undo: () => mutate('undo'),
    sendNow: () => mutate('send'),
  };
}
