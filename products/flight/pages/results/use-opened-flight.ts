/** What a row of the results opens into: the page brings it for the first row, others load it. */
import { api } from '@sojourn/web/api/api.ts';
import { type ApiError, isPassing } from '@sojourn/web/api/api-error.ts';
import { useLocale } from '@sojourn/web/text/locale.tsx';
import { useQuery } from '@tanstack/react-query';
import type { FlightRow } from '#flight/wire/flight-row.ts';
import type { OpenedFlight } from '#flight/wire/flight-search.ts';
import type { FlightQuestion } from './question-view.ts';

const FRESH_MS = 3 * 60_000;

export type Opening = {
  /** Undefined until it's loaded. */
  readonly option: OpenedFlight | undefined;
  readonly error: ApiError | null;
  readonly onRetry: () => void;
};

/** `row`: the one that is open. `first`: what the page brought; `isStale` if it's of the question before. */
export function useOpenedFlight(
  question: FlightQuestion | undefined,
  row: FlightRow | undefined,
  { first, isStale }: { readonly first: OpenedFlight | null | undefined; readonly isStale: boolean },
): Opening {
  const locale = useLocale();
  const sliceId = row?.slice.sliceId;
  const brought = first && first.slice.sliceId === sliceId ? first : undefined;
  const query = useQuery<OpenedFlight, ApiError>({
    // Another price of the row is another answer
    queryKey: ['flight-option', question, sliceId, row?.fare.total.amountMinor, locale],
    queryFn: ({ signal }) => {
      if (!question || sliceId === undefined) throw new Error('no row is open');
      return api.getFlightOption({ input: { ...question, sliceId, locale } }, { signal });
    },
    enabled: question !== undefined && sliceId !== undefined && !brought,
    // Stays when a page with another first row follows
    initialData: isStale ? undefined : brought,
    staleTime: FRESH_MS,
    networkMode: 'always',
    retry: (failures, error) => failures < 1 && isPassing(error),
  });
  return {
    option: brought ?? query.data,
    error: query.isFetching ? null : query.error,
    onRetry: () => void query.refetch(),
  };
}
