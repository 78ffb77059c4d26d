import { MutationCache, QueryClient } from '@tanstack/react-query';
import { isPassing } from './api-error.ts';

const TRIES = 2;

/**
 * Server state: repeated only when the refusal is a passing one, fresh for half a minute. `onChanged` hears
 * of every change that succeeded.
 */
export const makeQueryClient = (onChanged?: () => void): QueryClient =>
  new QueryClient({
    mutationCache: new MutationCache({ onSuccess: () => onChanged?.() }),
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
