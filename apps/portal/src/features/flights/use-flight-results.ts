/** Asks for flights and keeps the answer as it streams in; going back finds it as it was left. */
import type { FlightPage } from '@sojourn/contract/flight-search.ts';
import { unfoldPage } from '@sojourn/domain/flights/fold-page.ts';
import { api } from '@sojourn/web/api/api.ts';
import { ApiError, isPassing } from '@sojourn/web/api/api-error.ts';
import { cutOffStream, NOTHING_STREAMED, nextStreamed, type Streamed } from '@sojourn/web/search/streamed.ts';
import { type PortalLocale, useLocale } from '@sojourn/web/text/locale.tsx';
import { type QueryClient, useQuery, useQueryClient } from '@tanstack/react-query';
import { type FlightQuestion, isSameTrip, PAGE_SIZE } from './question-view.ts';

export type { FlightPage };
export type FlightResults = Streamed<FlightPage>;
type Key = readonly ['flights', FlightQuestion | undefined, number, PortalLocale];

const FRESH_MS = 3 * 60_000;

/** Reads the stream to its end; each event is put into the cache, so that screens grow with it. */
async function readStream(queries: QueryClient, key: Key, signal: AbortSignal): Promise<FlightResults> {
  const [, question, limit, locale] = key;
  if (!question) return NOTHING_STREAMED;
  let results: FlightResults = NOTHING_STREAMED;
  try {
    for await (const event of api.searchFlights({ input: { ...question, limit, locale } }, { signal })) {
      results = nextStreamed(results, event.type === 'page' ? unfoldPage(event) : event);
      queries.setQueryData<FlightResults>(key, results);
    }
  } catch (thrown) {
    // What has come so far is worth showing; nothing at all is an error.
    if (signal.aborted || !results.page) throw thrown;
  }
  // Nobody answered in time: that is no search that found nothing
  if (results.isDone && !results.page) throw new ApiError('SuppliersUnavailable', 503);
  return results.isDone ? results : cutOffStream(results);
}

export type FlightAnswer = {
  readonly results: FlightResults;
  readonly error: ApiError | null;
  /** No page of this search yet. */
  readonly isWaiting: boolean;
  /** The page shown is of the filters or sort before. */
  readonly isStale: boolean;
  readonly searchAgain: () => void;
};

export function useFlightResults(question: FlightQuestion | undefined, pages: number): FlightAnswer {
  const queries = useQueryClient();
  const locale = useLocale();
  const key: Key = ['flights', question, pages * PAGE_SIZE, locale];
  const query = useQuery<FlightResults, ApiError, FlightResults, Key>({
    queryKey: key,
    queryFn: ({ signal }) => readStream(queries, key, signal),
    enabled: question !== undefined,
    staleTime: FRESH_MS,
    retry: (failures, error) => failures < 1 && isPassing(error),
    placeholderData: (before, old) => {
      const asked = old?.queryKey[1];
      return asked && question && isSameTrip(asked, question) ? before : undefined;
    },
  });
  const results = query.data ?? NOTHING_STREAMED;
  return {
    results,
    error: query.error,
    isWaiting: question !== undefined && !query.error && results.page === null,
    isStale: query.isPlaceholderData,
    searchAgain: () => void query.refetch(),
  };
}
