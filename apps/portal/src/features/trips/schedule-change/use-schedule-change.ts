/** The supplier's newest change of a trip, and the traveler's answer to it. */

import type { TripDetail } from '@sojourn/contract/trips.ts';
import type { ScheduleAction } from '@sojourn/domain/schedule-changes/schedule-change.ts';
import { api } from '@sojourn/web/api/api.ts';
import { codeOf } from '@sojourn/web/api/api-error.ts';
import { newIdempotencyKey, useRandom } from '@sojourn/web/effects.tsx';
import { REWARDS_KEY } from '@sojourn/web/rewards/use-rewards.ts';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { TRIPS_KEY, tripKey } from '../use-trips.ts';

const changeKey = (bookingId: string) => ['schedule-change', bookingId] as const;

export const useScheduleChange = ({ bookingId, scheduleChangeStatus }: TripDetail) =>
  useQuery({
    queryKey: [...changeKey(bookingId), scheduleChangeStatus],
    queryFn: ({ signal }) => api.getScheduleChange({ params: { bookingId } }, { signal }),
    refetchOnMount: 'always',
    // The dialog stays while an answer changes the status
    placeholderData: (before) => before,
  });

type AnswerProblem = 'outdated' | 'answered' | 'unavailable' | 'failed';
type AnswerState =
  | { readonly step: 'choose'; readonly problem: AnswerProblem | null }
  | { readonly step: 'sending'; readonly action: ScheduleAction }
  | { readonly step: 'accepted' | 'declined' | 'pending' };

const PROBLEMS: Readonly<Record<string, AnswerProblem>> = {
  ScheduleChangeOutdated: 'outdated',
  ScheduleChangeAnswered: 'answered',
  NotCancellable: 'answered',
  SuppliersUnavailable: 'unavailable',
};

/** One idempotency key for every repeat of the same answer: a lost one is never given twice. */
export function useAnswer({ bookingId }: TripDetail) {
  const queries = useQueryClient();
  const random = useRandom();
  const keys = useRef(new Map<string, string>());
  const [state, setState] = useState<AnswerState>({ step: 'choose', problem: null });

  const send = async (action: 'Accept' | 'Decline', version: number): Promise<void> => {
    setState({ step: 'sending', action });
    const name = `${action}:${version}`;
    const idempotencyKey = keys.current.get(name) ?? newIdempotencyKey(random);
    keys.current.set(name, idempotencyKey);
    const request = { params: { bookingId }, input: { version } };
    try {
      const { result, trip } =
        action === 'Accept'
          ? await api.acceptScheduleChange(request, { idempotencyKey })
          : await api.declineScheduleChange(request, { idempotencyKey });
      queries.setQueryData(tripKey(bookingId), trip);
      setState({ step: result === 'Pending' ? 'pending' : result === 'Accepted' ? 'accepted' : 'declined' });
    } catch (thrown) {
      keys.current.delete(name);
      setState({ step: 'choose', problem: PROBLEMS[codeOf(thrown) ?? ''] ?? 'failed' });
      await queries.invalidateQueries({ queryKey: tripKey(bookingId) });
    }
    void queries.invalidateQueries({ queryKey: changeKey(bookingId) });
    void queries.invalidateQueries({ queryKey: TRIPS_KEY });
    void queries.invalidateQueries({ queryKey: REWARDS_KEY });
  };
  return { state, send, reset: () => setState({ step: 'choose', problem: null }) };
}
export type Answer = ReturnType<typeof useAnswer>;
