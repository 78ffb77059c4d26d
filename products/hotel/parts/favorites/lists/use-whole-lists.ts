/** Making, renaming and deleting a list. */
import type { Wishlist } from '@sojourn/contract/wishlists.ts';
import { useApi } from '@sojourn/web/api/use-channel.ts';
import { useText } from '@sojourn/web/text/use-text.tsx';
import { useCallback } from 'react';
import { type ListId, renamed, withoutList } from './change-lists.ts';
import { useListChange } from './use-list-change.ts';

type MadeList = { readonly list?: Wishlist; readonly refused?: unknown };

/** A new list at the end; what went wrong is the caller's to say. */
export function useMakeList(): (name: string) => Promise<MadeList> {
  const api = useApi();
  const send = useListChange();
  return useCallback(
    async (name) => {
      let list: Wishlist | undefined;
      const refused = await send({
        apply: (lists) => lists,
        send: async () => {
          list = (await api.createWishlist({ input: { name } })).wishlist;
        },
      });
      return { ...(list && { list }), ...(refused !== undefined && { refused }) };
    },
    [api, send],
  );
}

/** Both resolve to what went wrong, or undefined. */
export function useChangeList(): {
  readonly rename: (list: Wishlist, name: string) => Promise<unknown>;
  readonly remove: (list: Wishlist) => Promise<unknown>;
} {
  const t = useText();
  const api = useApi();
  const send = useListChange();
  const rename = (id: ListId, name: string) =>
    api.updateWishlist({ input: { wishlistId: { value: id }, name } });
  return {
    rename: ({ id, name: former }, name) =>
      send({
        apply: (lists) => renamed(lists, id.value, name),
        send: () => rename(id.value, name),
        done: {
          text: t('profileFavorites.renamed', { name }),
          undo: () =>
            void send({
              apply: (lists) => renamed(lists, id.value, former),
              send: () => rename(id.value, former),
              failed: t('profileFavorites.rename.failed', { name }),
            }),
        },
      }),
    remove: ({ id, name }) =>
      send({
        apply: (lists) => withoutList(lists, id.value),
        send: () => api.deleteWishlist({ input: { wishlistId: id } }),
        done: { text: t('profileFavorites.deleted', { name }) },
      }),
  };
}
