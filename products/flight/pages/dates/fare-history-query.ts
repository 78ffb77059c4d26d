/** How the prices of the last days are asked for. */
import type { Api } from '@sojourn/contract/client.ts';
import { queryOptions } from '@tanstack/react-query';
import type { FaresQuestion } from '../results/question-view.ts';
import { askAgainMs, type FareHistory, withFailures } from './price-history-view.ts';

export const FRESH_MS = 10 * 60_000;
export const NO_QUESTION: FaresQuestion = {
  slices: [],
  passengers: { adults: 1, children: 0, lapInfants: 0, seatedInfants: 0 },
};

/** A partial answer is asked for again, a few times and ever later, also when asking failed in between. */
export const fareHistoryQuery = (question: FaresQuestion | undefined, ask: Api['getFareHistory']) =>
  queryOptions({
    queryKey: ['fare-history', question],
    queryFn: async ({ signal, client, queryKey }) => {
      const answer = await ask({ input: question ?? NO_QUESTION }, { signal });
      const before = client.getQueryData<FareHistory>(queryKey);
      return { ...answer, attempts: (before?.attempts ?? 0) + 1 };
    },
    enabled: question !== undefined,
    staleTime: FRESH_MS,
    refetchInterval: ({ state: { data, errorUpdateCount } }) =>
      (data && askAgainMs(withFailures(data, errorUpdateCount))) || false,
  });
