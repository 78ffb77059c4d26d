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
import { useCallback, useReducer, useRef, useState } from 'react';
import { AIRLINE_CREDITS_KEY } from '#shared/airline-credits/use-airline-credits.ts';
import { TRIPS_KEY, tripKey } from '../use-trips.ts';

export type TripCancelState = CancelState<CancelQuote, TripDetail>;
/** By the fare's or rate's own terms, or for any reason: as money, or as credit of the airline. */
export type CancelWay = 'fare' | 'refund' | 'airlineCredit';
/** What covers a disruption of its flights gives the base fare back. */
export type ByDisruption = {
  readonly disruptionNo: number;
  /** It's decided, over or not covered: there's nothing to cancel by. */
  readonly onRefused: (refused: Error) => void;
};
export type Cancel = {
  readonly state: TripCancelState;
  /** Asks what it comes to, by the fare or rate or for any reason. */
  readonly load: (way?: CancelWay) => Promise<void>;
  readonly way: CancelWay;
  readonly isByDisruption: boolean;
  readonly review: () => void;
  /** Cancels on the terms that are shown; also asks again after a lost answer. */
  readonly confirm: () => Promise<void>;
};

const refusalOf = (thrown: unknown) =>
  cancelRefusalOf(codeOf(thrown), thrown instanceof ApiError ? thrown.details : {});

/** Where it was bought, what it gives comes first: it's never less than the fare's or rate's own. */
const firstWay = ({ protections }: TripDetail): CancelWay =>
  protections.some(({ protection, state }) => protection === 'cancelForAnyReason' && state === 'Valid')
    ? 'refund'
    : 'fare';

const DISRUPTION_CODES: readonly string[] = ['DisruptionOver', 'DisruptionUsed', 'DisruptionNotCovered'];

export function useCancel(trip: TripDetail, byDisruption?: ByDisruption): Cancel {
  const { bookingId } = trip;
  const queries = useQueryClient();
  const random = useRandom();
  const [state, send] = useReducer(
    (before: TripCancelState, event: CancelEvent<CancelQuote, TripDetail>): TripCancelState =>
      nextCancelState(before, event),
    { step: 'loading' },
  );
  const key = useRef('');
  const disruptionNo = byDisruption?.disruptionNo;
  const refused = useRef(byDisruption?.onRefused);
  refused.current = byDisruption?.onRefused;
  const usual = firstWay(trip);
  const [way, setWay] = useState<CancelWay>(usual);

  const load = useCallback(
    async (wanted: CancelWay = usual) => {
      send({ type: 'opened' });
      setWay(wanted);
      key.current = newIdempotencyKey(random);
      const forAnyReason = wanted === 'fare' ? {} : { forAnyReason: true, choice: wanted };
      const input = disruptionNo === undefined ? forAnyReason : { disruption: disruptionNo };
      try {
        send({ type: 'quoted', quote: await api.quoteCancel({ params: { bookingId }, input }) });
      } catch (thrown) {
        if (thrown instanceof Error && DISRUPTION_CODES.includes(codeOf(thrown))) refused.current?.(thrown);
        else send({ type: 'refused', refusal: refusalOf(thrown), trip: null });
      }
    },
    [bookingId, disruptionNo, random, usual],
  );

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

  return {
    state,
    load,
    way,
    isByDisruption: disruptionNo !== undefined,
    review: () => send({ type: 'reviewed' }),
    confirm,
  };
}
