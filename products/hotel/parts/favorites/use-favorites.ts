/**
 * Hearts: which stays have one, and putting or taking one, at once on screen and undone when the server
 * refuses.
 */
import { apiOf } from '@sojourn/web/api/use-channel.ts';
import { useFavoritesOffered } from '@sojourn/web/experiments/use-favorites-offered.ts';
import { useQuery } from '@tanstack/react-query';
import { useCallback, useMemo } from 'react';
import { type Stay, useStayLists } from './lists/use-stay-lists.ts';
import { HEARTS } from './lists/use-wishlists.ts';

/** The ids of the stays with a heart; undefined until known. */
export function useFavoriteIds(): ReadonlySet<string> | undefined {
  const isOffered = useFavoritesOffered() === true;
  const { data } = useQuery({
    queryKey: HEARTS,
    queryFn: async ({ signal, client }) => {
      const { productIds } = await apiOf(client).listWishlistProductIds({ input: {} }, { signal });
      return productIds.map(({ value }): string => value);
    },
    enabled: isOffered,
    staleTime: 5 * 60_000,
  });
  return useMemo(() => data && new Set(data), [data]);
}

/** What the hearts of a list share; undefined where the tenant has none. */
export type Hearts = { readonly has: (stayId: string) => boolean; readonly set: (wish: Wish) => void };
type Wish = Stay & { readonly isFavorite: boolean };

export function useHearts(): Hearts | undefined {
  const isOffered = useFavoritesOffered() === true;
  const ids = useFavoriteIds();
  const set = useSetFavorite();
  return useMemo(
    () => (isOffered ? { has: (stayId) => ids?.has(stayId) ?? false, set } : undefined),
    [isOffered, ids, set],
  );
}

/** Puts a heart (`isFavorite` true) into the default list or takes it out of all, and offers to undo it. */
export function useSetFavorite(): (wish: Wish) => void {
  const { give, takeFromAll } = useStayLists();
  return useCallback(
    ({ isFavorite, ...stay }) => void (isFavorite ? give(stay) : takeFromAll(stay)),
    [give, takeFromAll],
  );
}
