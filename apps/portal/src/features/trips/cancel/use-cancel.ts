/** Runs the cancellation: quote on opening, one idempotency key for every repeat of the same confirmation. */
import { cancelRefusalOf } from '@sojourn/contract/cancel-refusal.ts';
import type { CancelQuote } from '@sojourn/contract/cancellation.ts';
import type { TripDetail } from '@sojourn/contract/trips.ts';
import {
  type CancelEvent,
  type CancelState,
  nextCancelState,
} from '@sojourn/domain/booking/cancellation/cancel-flow.ts';
import { api } from '@sojourn/web/api/api.ts';
import { ApiError, codeOf } from '@sojourn/web/api/api-error.ts';
import { newIdempotencyKey, useRandom } from '@sojourn/web/effects.tsx';
import { REWARDS_KEY } from '@sojourn/web/rewards/use-rewards.ts';
import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useReducer, useRef } from 'react';
import { AIRLINE_CREDITS_KEY } from '#shared/airline-credits/use-airline-credits.ts';
import { TRIPS_KEY, tripKey } from '../use-trips.ts';

export type TripCancelState = CancelState<CancelQuote, TripDetail>;
export type Cancel = {
  readonly state: TripCancelState;
  readonly load: () => Promise<void>;
  readonly review: () => void;
  /** Cancels on the terms that are shown; also asks again after a lost answer. */
  readonly confirm: () => Promise<void>;
};

const refusalOf = (thrown: unknown) =>
  cancelRefusalOf(codeOf(thrown), thrown instanceof ApiError ? thrown.details : {});

export function useCancel({ bookingId }: TripDetail): Cancel {
  const queries = useQueryClient();
  const random = useRandom();
  const [state, send] = useReducer(
    (before: TripCancelState, event: CancelEvent<CancelQuote, TripDetail>): TripCancelState =>
      nextCancelState(before, event),
    { step: 'loading' },
  );
  const key = useRef('');

  const load = useCallback(async () => {
    send({ type: 'opened' });
    key.current = newIdempotencyKey(random);
    try {
      send({ type: 'quoted', quote: await api.quoteCancel({ params: { bookingId }, input: {} }) });
    } catch (thrown) {
      send({ type: 'refused', refusal: refusalOf(thrown), trip: null });
    }
  }, [bookingId, random]);

  /** The trip as it is after a refusal, with the case that was opened for it. */
  const reread = useCallback(async (): Promise<TripDetail | null> => {
    await queries.invalidateQueries({ queryKey: tripKey(bookingId) });
    return queries.getQueryData<TripDetail>(tripKey(bookingId)) ?? null;
  }, [queries, bookingId]);

  const quoteId = 'quote' in state && state.quote ? state.quote.quoteId : null;
  const confirm = useCallback(async () => {
    if (!quoteId) return;
    send({ type: 'confirmed' });
    try {
      const request = { params: { bookingId }, input: { quoteId, canWait: true } };
      const { result, trip } = await api.cancelTrip(request, { idempotencyKey: key.current });
      queries.setQueryData(tripKey(bookingId), trip);
      void queries.invalidateQueries({ queryKey: TRIPS_KEY });
      // Miles that came back stand in the header
      void queries.invalidateQueries({ queryKey: REWARDS_KEY });
      void queries.invalidateQueries({ queryKey: AIRLINE_CREDITS_KEY });
      send({ type: 'answered', outcome: result, trip });
    } catch (thrown) {
      const refusal = refusalOf(thrown);
      const trip = refusal.failureType === 'BookExtTimeout' ? null : await reread();
      send({ type: 'refused', refusal, trip });
    }
  }, [quoteId, bookingId, queries, reread]);

  return { state, load, review: () => send({ type: 'reviewed' }), confirm };
}
