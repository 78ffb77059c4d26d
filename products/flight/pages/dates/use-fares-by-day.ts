/** Prices around the search: the last 60 days, the departures nearby, the grid of both dates. */
import { api } from '@sojourn/web/api/api.ts';
import { useQuery } from '@tanstack/react-query';
import type { FaresQuestion } from '../results/question-view.ts';
import { FRESH_MS, fareHistoryQuery, NO_QUESTION } from './fare-history-query.ts';
import { withFailures } from './price-history-view.ts';

export function useFareHistory(question: FaresQuestion | undefined) {
  const { data, isPending, errorUpdateCount } = useQuery(fareHistoryQuery(question, api.getFareHistory));
  return { data: data && withFailures(data, errorUpdateCount), isPending };
}

/** Only trips of a way out and maybe a way back have other dates to show. */
export const useFareDates = (question: FaresQuestion | undefined, kind: 'strip' | 'grid') =>
  useQuery({
    queryKey: ['fare-dates', question, kind],
    queryFn: ({ signal }) => api.getFareDates({ input: { ...(question ?? NO_QUESTION), kind } }, { signal }),
    enabled: question !== undefined && question.slices.length <= 2,
    staleTime: FRESH_MS,
  });
