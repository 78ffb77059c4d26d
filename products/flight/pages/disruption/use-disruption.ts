/** How today's flights of a trip go, the flights that can be had instead, and choosing one. */
import type { RebookPlan } from '@sojourn/contract/disruptions.ts';
import type { BookingId } from '@sojourn/domain/ids.ts';
import { TRIPS_KEY, tripKey } from '@sojourn/portal/features/trips/use-trips.ts';
import { api } from '@sojourn/web/api/api.ts';
import { useAttempt } from '@sojourn/web/one-at-a-time.ts';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';

/** While somebody looks; a hidden page doesn't ask. */
const EVERY_MS = 30_000;
const WHILE_WORKING_MS = 3_000;

type Answer = Awaited<ReturnType<typeof api.getDisruption>>;
export const disruptionKey = (bookingId: BookingId) => ['disruption', bookingId] as const;
export const planKey = (bookingId: BookingId, disruptionNo: number) =>
  ['disruption-plan', bookingId, disruptionNo] as const;

function pauseOf(answer: Answer | undefined): number {
  const state = answer?.disruption?.state;
  return state === 'rebooking' || state === 'refunding' ? WHILE_WORKING_MS : EVERY_MS;
}

export const useDisruption = (bookingId: BookingId, isShown = true) =>
  useQuery({
    queryKey: disruptionKey(bookingId),
    queryFn: ({ signal }): Promise<Answer> => api.getDisruption({ params: { bookingId } }, { signal }),
    enabled: isShown,
    refetchOnMount: 'always',
    refetchOnWindowFocus: 'always',
    refetchInterval: ({ state }) => (state.status === 'success' ? pauseOf(state.data) : false),
  });

/** Looking holds seats, so it's only repeated when somebody wants it. */
export const usePlan = (bookingId: BookingId, disruptionNo: number) =>
  useQuery({
    queryKey: planKey(bookingId, disruptionNo),
    queryFn: ({ signal }): Promise<RebookPlan> =>
      api.planRebooking({ params: { bookingId }, input: {} }, { signal }),
    staleTime: Number.POSITIVE_INFINITY,
    refetchOnMount: false,
  });

export type Chosen = {
  readonly disruptionNo: number;
  readonly optionId: string;
  /** Places of the travelers, from 0. */
  readonly travelers: readonly number[] | 'all';
};

/** A repeat after a lost answer is the same choice. */
export function useRebook(bookingId: BookingId) {
  const queries = useQueryClient();
  const attempt = useAttempt();
  return useMutation({
    mutationFn: ({ travelers, ...chosen }: Chosen) => {
      const input = { ...chosen, travelers: travelers === 'all' ? travelers : [...travelers] };
      return api.rebookDisruption({ params: { bookingId }, input }, attempt.optionsFor(input));
    },
    onSuccess: () => attempt.end(),
    onSettled: () => {
      for (const queryKey of [disruptionKey(bookingId), tripKey(bookingId), TRIPS_KEY])
        void queries.invalidateQueries({ queryKey });
    },
  });
}
