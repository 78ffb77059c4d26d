/** Asks for stays and keeps the answer as it streams in; going back finds it as it was left. */
import type { StayCard } from '@sojourn/contract/stay-search.ts';
import { api } from '@sojourn/web/api/api.ts';
import { ApiError, isPassing } from '@sojourn/web/api/api-error.ts';
import { type PortalLocale, useLocale } from '@sojourn/web/text/locale.tsx';
import { type QueryClient, useQueries, useQuery, useQueryClient } from '@tanstack/react-query';
import { cutOff, NOTHING_YET, nextResults, type StayResults } from './results-state.ts';
import { ANSWER_MAX, isSameStay, PAGE_SIZE, type SearchQuestion } from './search-input.ts';

type Part = { readonly offset: number; readonly limit: number };
type Key = readonly ['stays', SearchQuestion | undefined, Part, PortalLocale];

const FRESH_MS = 3 * 60_000;

/** Reads the stream to its end; each event is put into the cache, so that screens grow with it. */
async function readStream(queries: QueryClient, key: Key, signal: AbortSignal): Promise<StayResults> {
  const [, question, part, locale] = key;
  if (!question) return NOTHING_YET;
  let results = NOTHING_YET;
  try {
    for await (const event of api.searchStays({ input: { ...question, ...part, locale } }, { signal })) {
      results = nextResults(results, event);
      queries.setQueryData<StayResults>(key, results);
    }
  } catch (thrown) {
    // What has come so far is worth showing; nothing at all is an error.
    if (signal.aborted || !results.page) throw thrown;
  }
  // Nobody answered in time: that is no search that found nothing
  if (results.isDone && !results.page) throw new ApiError('SuppliersUnavailable', 503);
  return results.isDone ? results : cutOff(results);
}

/** The parts after the first answer that `pages` needs. */
function laterParts(pages: number): Part[] {
  const count = Math.max(0, Math.ceil((pages * PAGE_SIZE) / ANSWER_MAX) - 1);
  return Array.from({ length: count }, (_, i) => ({ offset: (i + 1) * ANSWER_MAX, limit: ANSWER_MAX }));
}

export type ResultsAnswer = {
  readonly results: StayResults;
  readonly stays: readonly StayCard[];
  readonly error: ApiError | null;
  /** No page of this search yet. */
  readonly isWaiting: boolean;
  /** The page shown is of the filters or sort before. */
  readonly isStale: boolean;
  readonly isLoadingMore: boolean;
  readonly searchAgain: () => void;
};

export function useStayResults(question: SearchQuestion | undefined, pages: number): ResultsAnswer {
  const queries = useQueryClient();
  const locale = useLocale();
  const first: Part = { offset: 0, limit: Math.min(ANSWER_MAX, pages * PAGE_SIZE) };
  const key: Key = ['stays', question, first, locale];
  const query = useQuery<StayResults, ApiError, StayResults, Key>({
    queryKey: key,
    queryFn: ({ signal }) => readStream(queries, key, signal),
    enabled: question !== undefined,
    staleTime: FRESH_MS,
    retry: (failures, error) => failures < 1 && isPassing(error),
    placeholderData: (before, old) => {
      const asked = old?.queryKey[1];
      return asked && question && isSameStay(asked, question) ? before : undefined;
    },
  });
  const later = useQueries({
    queries: laterParts(pages).map((part) => {
      const partKey: Key = ['stays', question, part, locale];
      return {
        queryKey: partKey,
        queryFn: ({ signal }: { signal: AbortSignal }) => readStream(queries, partKey, signal),
        enabled: question !== undefined && query.data?.isDone === true,
        staleTime: FRESH_MS,
      };
    }),
  });
  const results = query.data ?? NOTHING_YET;
  const seen = new Set<string>();
  const stays = [results, ...later.map(({ data }) => data)]
    .flatMap((part) => part?.page?.stays ?? [])
    .filter(({ stayId }) => !seen.has(stayId) && seen.add(stayId));
  return {
    results,
    stays: stays.slice(0, pages * PAGE_SIZE),
    error: query.error,
    isWaiting: question !== undefined && !query.error && results.page === null,
    isStale: query.isPlaceholderData,
    isLoadingMore: later.some(({ isFetching }) => isFetching),
    searchAgain: () => void query.refetch(),
  };
}
