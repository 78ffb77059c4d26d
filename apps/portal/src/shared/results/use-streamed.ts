/** Asks what is answered as a stream and keeps what has come of it; going back finds it as it was left. */

import { ApiError, isPassing } from '@sojourn/web/api/api-error.ts';
import type { PortalLocale } from '@sojourn/web/text/locale.tsx';
import { type QueryClient, useQuery, useQueryClient } from '@tanstack/react-query';
import {
  cutOffStream,
  NOTHING_STREAMED,
  nextStreamed,
  type Streamed,
  type StreamedEvent,
} from './streamed.ts';

/** `part`: which part of the answer is asked for. */
type StreamKey<Question, Part> = readonly [
  name: string,
  question: Question | undefined,
  part: Part,
  locale: PortalLocale,
];
export type Ask<Page, Question, Part> = (
  question: Question,
  part: Part,
  locale: PortalLocale,
  signal: AbortSignal,
) => AsyncIterable<StreamedEvent<Page>>;

const FRESH_MS = 3 * 60_000;

/** Reads the stream to its end; each event is put into the cache, so that screens grow with it. */
async function readStream<Page, Question, Part>(
  queries: QueryClient,
  key: StreamKey<Question, Part>,
  ask: Ask<Page, Question, Part>,
  signal: AbortSignal,
): Promise<Streamed<Page>> {
  const [, question, part, locale] = key;
  let results: Streamed<Page> = NOTHING_STREAMED;
  if (question === undefined) return results;
  try {
    for await (const event of ask(question, part, locale, signal)) {
      results = nextStreamed(results, event);
      queries.setQueryData<Streamed<Page>>(key, results);
    }
  } catch (thrown) {
    // What has come so far is worth showing; nothing at all is an error.
    if (signal.aborted || !results.page) throw thrown;
  }
  // Nobody answered in time: that is no search that found nothing
  if (results.isDone && !results.page) throw new ApiError('SuppliersUnavailable', 503);
  return results.isDone ? results : cutOffStream(results);
}

/** The query of one part of an answer. */
export const streamQuery = <Page, Question, Part>(
  queries: QueryClient,
  key: StreamKey<Question, Part>,
  ask: Ask<Page, Question, Part>,
) => ({
  queryKey: key,
  queryFn: ({ signal }: { signal: AbortSignal }) => readStream(queries, key, ask, signal),
  enabled: key[1] !== undefined,
  staleTime: FRESH_MS,
});

export type StreamedAnswer<Page> = {
  readonly results: Streamed<Page>;
  readonly error: ApiError | null;
  /** No page of this search yet. */
  readonly isWaiting: boolean;
  /** The page shown is of the filters or sort before. */
  readonly isStale: boolean;
  readonly searchAgain: () => void;
};

/** `isSame`: whether the answer to the question before may stand until this one's comes. */
export function useStreamed<Page, Question, Part>(
  key: StreamKey<Question, Part>,
  ask: Ask<Page, Question, Part>,
  isSame: (before: Question, question: Question) => boolean,
): StreamedAnswer<Page> {
  const queries = useQueryClient();
  const [, question] = key;
  const query = useQuery<Streamed<Page>, ApiError, Streamed<Page>, StreamKey<Question, Part>>({
    ...streamQuery(queries, key, ask),
    retry: (failures, error) => failures < 1 && isPassing(error),
    placeholderData: (before, old) => {
      const requested = old?.queryKey[1];
      return requested !== undefined && question !== undefined && isSame(requested, question)
        ? before
        : undefined;
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
