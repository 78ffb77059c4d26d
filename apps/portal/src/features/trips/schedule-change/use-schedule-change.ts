/** The supplier's newest change of a trip, and the traveler's answer to it. */
import type { ScheduleChange } from '@sojourn/contract/schedule-changes.ts';
import type { TripDetail } from '@sojourn/contract/trips.ts';
import type { ScheduleAction } from '@sojourn/domain/schedule-changes/schedule-change.ts';
import { api } from '@sojourn/web/api/api.ts';
import { codeOf } from '@sojourn/web/api/api-error.ts';
import { newIdempotencyKey, useRandom } from '@sojourn/web/effects.tsx';
import { REWARDS_KEY } from '@sojourn/web/rewards/use-rewards.ts';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { TRIPS_KEY, tripKey } from '../use-trips.ts';

export const changeKey = (bookingId: string) => ['schedule-change', bookingId] as const;

export const useScheduleChange = ({ bookingId, scheduleChangeStatus }: TripDetail) =>
  useQuery({
    queryKey: [...changeKey(bookingId), scheduleChangeStatus],
    queryFn: ({ signal }) => api.getScheduleChange({ params: { bookingId } }, { signal }),
    refetchOnMount: 'always',
    // The dialog stays while an answer changes the status
    placeholderData: (before) => before,
  });

/** What can be taken instead, asked for when somebody looks at it. */
export const useRebookings = ({ bookingId }: TripDetail, { version }: ScheduleChange, isShown: boolean) =>
  useQuery({
    queryKey: [...changeKey(bookingId), 'rebookings', version],
    queryFn: ({ signal }) => api.listRebookings({ params: { bookingId } }, { signal }),
    enabled: isShown,
    refetchOnMount: 'always',
    placeholderData: (before) => before,
  });

/** By slice, what was chosen instead. */
export type Choices = ReadonlyMap<number, string>;
type AnswerProblem = 'outdated' | 'answered' | 'unavailable' | 'taken' | 'failed';
type AnswerState =
  | { readonly step: 'choose'; readonly problem: AnswerProblem | null }
  | { readonly step: 'sending'; readonly action: ScheduleAction }
  | { readonly step: DoneStep };
export type DoneStep = 'accepted' | 'declined' | 'rebooked' | 'pending';

const PROBLEMS: Readonly<Record<string, AnswerProblem>> = {
  ScheduleChangeOutdated: 'outdated',
  ScheduleChangeAnswered: 'answered',
  NotCancellable: 'answered',
  SuppliersUnavailable: 'unavailable',
  RebookingUnavailable: 'taken',
};
const DONE: Readonly<Record<'Accepted' | 'Declined' | 'Rebooked' | 'Pending', DoneStep>> = {
  Accepted: 'accepted',
  Declined: 'declined',
  Rebooked: 'rebooked',
  Pending: 'pending',
};

export type Answering = Extract<ScheduleAction, 'Accept' | 'Decline' | 'Rebook'>;
type Sent = {
  readonly params: { readonly bookingId: TripDetail['bookingId'] };
  readonly version: number;
  readonly chosen: readonly { readonly slice: number; readonly optionId: string }[];
  readonly idempotencyKey: string;
};
function answerBy(action: Answering, { params, version, chosen, idempotencyKey }: Sent) {
  const once = { idempotencyKey };
  if (action === 'Accept') return api.acceptScheduleChange({ params, input: { version } }, once);
  if (action === 'Decline') return api.declineScheduleChange({ params, input: { version } }, once);
  return api.rebookScheduleChange({ params, input: { version, choices: [...chosen] } }, once);
}

/** One idempotency key for every repeat of the same answer: a lost one is never given twice. */
export function useAnswer({ bookingId }: TripDetail) {
  const queries = useQueryClient();
  const random = useRandom();
  const keys = useRef(new Map<string, string>());
  const [state, setState] = useState<AnswerState>({ step: 'choose', problem: null });

  const forget = () => {
    for (const queryKey of [changeKey(bookingId), TRIPS_KEY, REWARDS_KEY])
      void queries.invalidateQueries({ queryKey });
  };
  /** False when nothing was done. */
  const send = async (action: Answering, version: number, choices: Choices): Promise<boolean> => {
    setState({ step: 'sending', action });
    const chosen = [...choices].map(([slice, optionId]) => ({ slice, optionId }));
    const name = [action, version, ...(action === 'Rebook' ? choices.values() : [])].join(':');
    const idempotencyKey = keys.current.get(name) ?? newIdempotencyKey(random);
    keys.current.set(name, idempotencyKey);
    const params = { bookingId };
    try {
      const { result, trip } = await answerBy(action, { params, version, chosen, idempotencyKey });
      queries.setQueryData(tripKey(bookingId), trip);
      setState({ step: DONE[result] });
      forget();
      return true;
    } catch (thrown) {
      keys.current.delete(name);
      setState({ step: 'choose', problem: PROBLEMS[codeOf(thrown) ?? ''] ?? 'failed' });
      await queries.invalidateQueries({ queryKey: tripKey(bookingId) });
      forget();
      return false;
    }
  };
  return { state, send, reset: () => setState({ step: 'choose', problem: null }) };
}
export type Answer = ReturnType<typeof useAnswer>;
