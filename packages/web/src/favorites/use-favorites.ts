/**
 * Hearts: which stays have one, and putting or taking one, at once on screen and undone when the server
 * refuses.
 */
import type { StayId } from '@sojourn/domain/ids.ts';
import { useToast } from '@sojourn/ui/toast.tsx';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import { api } from '../api/api.ts';
import { useFavoritesOffered } from '../experiments/use-favorites-offered.ts';
import { useText } from '../text/use-text.tsx';

const KEY = ['favorite-ids'] as const;

/** The ids of the stays with a heart; undefined until known. */
export function useFavoriteIds(): ReadonlySet<string> | undefined {
  const isOffered = useFavoritesOffered() === true;
  const { data } = useQuery({
    queryKey: KEY,
    queryFn: async ({ signal }) => {
      const { productIds } = await api.listWishlistProductIds({ input: {} }, { signal });
      return productIds.map(({ value }): string => value);
    },
    enabled: isOffered,
    staleTime: 5 * 60_000,
  });
  return useMemo(() => data && new Set(data), [data]);
}

/** What the hearts of a list share; undefined where the tenant has none. */
export type Hearts = { readonly has: (stayId: string) => boolean; readonly set: (wish: Wish) => void };

export function useHearts(): Hearts | undefined {
  const isOffered = useFavoritesOffered() === true;
  const ids = useFavoriteIds();
  const set = useSetFavorite();
  return useMemo(
    () => (isOffered ? { has: (stayId) => ids?.has(stayId) ?? false, set } : undefined),
    [isOffered, ids, set],
  );
}

type Wish = {
  readonly stayId: string;
  readonly name: string;
  readonly isFavorite: boolean;
  readonly isUndo?: boolean;
};

/** Puts (`isFavorite` true) or takes away a heart, and offers to undo it. */
export function useSetFavorite(): (wish: Wish) => void {
  const t = useText();
  const toast = useToast();
  const queries = useQueryClient();
  const { mutate } = useMutation({
    mutationFn: async ({ stayId, isFavorite }: Wish) => {
      const productId = { value: stayId as StayId };
      if (isFavorite) await api.addWishlistItem({ input: { product: { id: productId } } });
      else await api.removeWishlistItem({ input: { productId } });
    },
    onMutate: async ({ stayId, isFavorite }) => {
      await queries.cancelQueries({ queryKey: KEY });
      const before = queries.getQueryData<string[]>(KEY);
      const others = (before ?? []).filter((id) => id !== stayId);
      queries.setQueryData(KEY, isFavorite ? [...others, stayId] : others);
      return { before };
    },
    onSuccess: (_, wish) => {
      if (wish.isUndo) return;
      toast({
        text: t(wish.isFavorite ? 'shell.favorite.saved' : 'shell.favorite.removed', { name: wish.name }),
        action: {
          label: t('shell.undo'),
          onAction: () => mutate({ ...wish, isFavorite: !wish.isFavorite, isUndo: true }),
        },
      });
    },
    onError: (_, { name }, context) => {
      queries.setQueryData(KEY, context?.before);
      toast({ text: t('shell.favorite.failed', { name }), tone: 'bad' });
    },
    onSettled: async () => {
      await queries.invalidateQueries({ queryKey: ['wishlists'] });
    },
  });
  return mutate;
}
