/** Prices around the search: the last 60 days, the departures nearby, the grid of both dates. */

import { api } from '@sojourn/web/api/api.ts';
import { useQuery } from '@tanstack/react-query';
import type { FaresQuestion } from './question-view.ts';

const FRESH_MS = 10 * 60_000;
const NO_QUESTION: FaresQuestion = {
  slices: [],
  passengers: { adults: 1, children: 0, lapInfants: 0, seatedInfants: 0 },
};

export const useFareHistory = (question: FaresQuestion | undefined) =>
  useQuery({
    queryKey: ['fare-history', question],
    queryFn: ({ signal }) => api.getFareHistory({ input: question ?? NO_QUESTION }, { signal }),
    enabled: question !== undefined,
    staleTime: FRESH_MS,
  });

/** Only trips of a way out and maybe a way back have other dates to show. */
export const useFareDates = (question: FaresQuestion | undefined, kind: 'strip' | 'grid') =>
  useQuery({
    queryKey: ['fare-dates', question, kind],
    queryFn: ({ signal }) => api.getFareDates({ input: { ...(question ?? NO_QUESTION), kind } }, { signal }),
    enabled: question !== undefined && question.slices.length <= 2,
    staleTime: FRESH_MS,
  });
