import { isPassing } from '@sojourn/web/api/api-error.ts';
import { QueryClient } from '@tanstack/react-query';

const TRIES = 2;

/** Server state: repeated only when the refusal is a passing one, fresh for half a minute. */
export const makeQueryClient = (): QueryClient =>
  new QueryClient({
    defaultOptions: {
      queries: {
        staleTime: 30_000,
        gcTime: 10 * 60_000,
        refetchOnWindowFocus: false,
        retry: (failures, error) => failures < TRIES && isPassing(error),
      },
      mutations: { retry: false },
    },
  });
