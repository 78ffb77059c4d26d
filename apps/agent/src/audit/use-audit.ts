import { api } from '@sojourn/web/api/api.ts';
import { useInfiniteQuery } from '@tanstack/react-query';

export type Kind = 'all' | 'act';

export const useOwnDeeds = (kind: Kind) =>
  useInfiniteQuery({
    queryKey: ['deeds', kind],
    queryFn: ({ signal, pageParam }) =>
      api.listOwnDeeds(
        {
          query: {
            ...(kind === 'act' && { kind }),
            ...(pageParam !== null && { before: pageParam }),
          },
        },
        { signal },
      ),
    initialPageParam: null as number | null,
    getNextPageParam: ({ next }) => next,
  });
