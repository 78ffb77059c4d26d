import { MutationCache, QueryClient } from '@tanstack/react-query';
import { isPassing } from './api-error.ts';

const TRIES = 2;
const CACHE_MS = 10 * 60_000;

type QueryClientOptions = {
  /** Called after every successful mutation. */
  readonly onChanged?: () => void;
  /** Drops nothing until everything is cleared together, and so leaves no timer behind. */
  readonly isShortLived?: boolean;
};

/** Server state: repeated only when the refusal is a passing one, fresh for half a minute. */
export function makeQueryClient({ onChanged, isShortLived }: QueryClientOptions = {}): QueryClient {
  const gcTime = isShortLived ? Number.POSITIVE_INFINITY : CACHE_MS;
  return new QueryClient({
    mutationCache: new MutationCache({ onSuccess: () => onChanged?.() }),
    defaultOptions: {
      queries: {
        staleTime: 30_000,
        gcTime,
        refetchOnWindowFocus: false,
        retry: (failures, error) => failures < TRIES && isPassing(error),
      },
      // Without a network a change fails at once and says so; it does not wait unseen until there is one.
      mutations: { retry: false, gcTime, networkMode: 'always' },
    },
  });
}
