/** Prices around the search: the last 60 days, the departures nearby, the grid of both dates. */

import { api } from '@sojourn/web/api/api.ts';
import { useQuery } from '@tanstack/react-query';
import { askAgainMs, type FareHistory } from './price-history-view.ts';
import type { FaresQuestion } from './question-view.ts';

const FRESH_MS = 10 * 60_000;
const NO_QUESTION: FaresQuestion = {
  slices: [],
  passengers: { adults: 1, children: 0, lapInfants: 0, seatedInfants: 0 },
};

/** A partial answer is asked for again, a few times and ever later. */
export const useFareHistory = (question: FaresQuestion | undefined) =>
  useQuery({
    queryKey: ['fare-history', question],
    queryFn: async ({ signal, client, queryKey }) => {
      const answer = await api.getFareHistory({ input: question ?? NO_QUESTION }, { signal });
      const before = client.getQueryData<FareHistory>(queryKey);
      return { ...answer, asked: (before?.asked ?? 0) + 1 };
    },
    enabled: question !== undefined,
    staleTime: FRESH_MS,
    refetchInterval: ({ state: { data, status } }) =>
      (status === 'success' && data && askAgainMs(data)) || false,
  });

/** Only trips of a way out and maybe a way back have other dates to show. */
export const useFareDates = (question: FaresQuestion | undefined, kind: 'strip' | 'grid') =>
  useQuery({
    queryKey: ['fare-dates', question, kind],
    queryFn: ({ signal }) => api.getFareDates({ input: { ...(question ?? NO_QUESTION), kind } }, { signal }),
    enabled: question !== undefined && question.slices.length <= 2,
    staleTime: FRESH_MS,
  });
