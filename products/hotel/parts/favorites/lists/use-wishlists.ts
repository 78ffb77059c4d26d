/** The customer's lists. A tab that gets the focus again reloads them: another may have changed them. */
import { apiOf } from '@sojourn/web/api/use-channel.ts';
import { type QueryFunctionContext, skipToken, useQuery, useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect } from 'react';
import type { ListId, Lists } from './change-lists.ts';

export const LISTS = ['wishlists'] as const;
export const HEARTS = ['favorite-ids'] as const;
const ALL = [...LISTS, 'all'] as const;

const allLists = {
  queryKey: ALL,
  networkMode: 'always' as const,
  refetchOnReconnect: true,
  queryFn: async ({ signal, client }: QueryFunctionContext): Promise<Lists> =>
    (await apiOf(client).listWishlists({ input: {} }, { signal })).wishlists,
};

/** All lists, the default one first. */
export const useWishlists = (enabled = true) => useQuery({ ...allLists, enabled });

/** One list; shows what the list of lists has until it's loaded. */
export function useWishlist(listId: ListId | undefined) {
  const queries = useQueryClient();
  return useQuery({
    queryKey: [...LISTS, 'one', listId],
    queryFn:
      listId === undefined
        ? skipToken
        : async ({ signal, client }): Promise<Lists> => {
            const input = { wishlistId: { value: listId } };
            return [(await apiOf(client).getWishlist({ input }, { signal })).wishlist];
          },
    placeholderData: () => {
      const known = queries.getQueryData<Lists>(ALL)?.filter(({ id }) => id.value === listId);
      return known?.length ? known : undefined;
    },
  });
}

/** The lists when they are known already, else asked for; undefined when that fails. */
export function useAskLists() {
  const queries = useQueryClient();
  return useCallback(
    (): Promise<Lists | undefined> =>
      queries.fetchQuery({ ...allLists, staleTime: 60_000 }).catch(() => undefined),
    [queries],
  );
}

/** The lists that are known now. */
export const useKnownLists = () => {
  const queries = useQueryClient();
  return useCallback(() => queries.getQueryData<Lists>(ALL), [queries]);
};

/** Asks anew when the window is turned to again. */
export function useFreshOnReturn(): void {
  const queries = useQueryClient();
  useEffect(() => {
    const ask = () => {
      if (document.visibilityState === 'hidden') return;
      for (const queryKey of [LISTS, HEARTS]) {
        void queries.invalidateQueries({ queryKey }, { cancelRefetch: false });
      }
    };
    addEventListener('focus', ask);
    document.addEventListener('visibilitychange', ask);
    return () => {
      removeEventListener('focus', ask);
      document.removeEventListener('visibilitychange', ask);
    };
  }, [queries]);
}
