/** In which lists a stay is: hearts, moves and copies, taking out; each can be undone. */
import type { Api } from '@sojourn/contract/client.ts';
import type { Instant } from '@sojourn/domain/dates.ts';
import type { StayId } from '@sojourn/domain/ids.ts';
import { useApi } from '@sojourn/web/api/use-channel.ts';
import { useClock } from '@sojourn/web/effects.tsx';
import { type Text, useText } from '@sojourn/web/text/use-text.tsx';
import { useMemo } from 'react';
import {
  type Held,
  heldIn,
  isLastOfUnsold,
  type ListId,
  type Lists,
  type Membership,
  productOf,
  withMembership,
  withoutStay,
} from './change-lists.ts';
import { type ListChange, useListChange } from './use-list-change.ts';
import { useAskLists, useKnownLists } from './use-wishlists.ts';

export type Stay = { readonly stayId: string; readonly name: string };
/** Toasts after a change succeeded and `failed`, left out where the caller shows the failure. */
type ChangeTexts = { readonly text: string; readonly failed?: string };

type StayLists = {
  /** A heart into the default list. */
  readonly give: (stay: Stay) => Promise<unknown>;
  /** Out of every list. */
  readonly takeFromAll: (stay: Stay) => Promise<unknown>;
  /** Into some lists, out of others: a copy, a move. First it is put in, so that it is never nowhere. */
  readonly change: (stay: Stay, membership: Membership, said: ChangeTexts) => Promise<unknown>;
};

type Ground = {
  readonly api: Api;
  readonly t: Text;
  readonly now: () => Instant;
  readonly send: (change: ListChange) => Promise<unknown>;
  readonly ask: () => Promise<Lists | undefined>;
  readonly known: () => Lists | undefined;
};

const put = (api: Api, stayId: string, listId?: ListId, addedAt?: string) =>
  api.addWishlistItem({
    input: {
      product: { id: { value: stayId as StayId } },
      ...(listId && { wishlistId: { value: listId } }),
      ...(addedAt && { addedAt: addedAt as Instant }),
    },
  });
async function sendMembership(
  api: Api,
  stayId: string,
  add: readonly Partial<Held>[],
  remove: readonly ListId[],
) {
  for (const { listId, addedAt } of add) await put(api, stayId, listId, addedAt);
  for (const listId of remove) {
    const input = { wishlistId: { value: listId }, productId: { value: stayId as StayId } };
    await api.takeOutWishlistItem({ input });
  }
}
const asIs = (lists: Lists): Lists => lists;

const give = (ground: Ground, stay: Stay) =>
  ground.send({
    apply: asIs,
    heart: { stayId: stay.stayId, isOn: true },
    send: () => put(ground.api, stay.stayId),
    done: {
      text: ground.t('shell.favorite.saved', { name: stay.name }),
      undo: () => void takeFromAll(ground, stay),
    },
    failed: ground.t('shell.favorite.failed', { name: stay.name }),
  });

function takeFromAll(ground: Ground, stay: Stay) {
  const { api, t, send, ask, known } = ground;
  const { stayId, name } = stay;
  const lists = known() ?? [];
  let held = heldIn(lists, stayId);
  const failed = t('shell.favorite.failed', { name });
  const undo = () =>
    void send({
      apply: asIs,
      heart: { stayId, isOn: true },
      send: () => sendMembership(api, stayId, held.length ? held : [{}], []),
      failed,
    });
  return send({
    apply: (lists) => withoutStay(lists, stayId),
    heart: { stayId, isOn: false },
    send: async () => {
      // Where it was is asked before it is gone, so that an undo gives back the same.
      if (held.length === 0) held = heldIn((await ask()) ?? [], stayId);
      await api.removeWishlistItem({ input: { productId: { value: stayId as StayId } } });
    },
    done: { text: t('shell.favorite.removed', { name }), ...(!isLastOfUnsold(lists, stayId, 0) && { undo }) },
    failed,
  });
}

function change(
  { api, t, now, send, known }: Ground,
  { stayId, name }: Stay,
  { add, remove }: Membership,
  texts: ChangeTexts,
) {
  const lists = known() ?? [];
  const product = productOf(lists, stayId);
  const held = heldIn(lists, stayId).length;
  const left = held + add.length - remove.length;
  const at = now();
  const out = remove.map(({ listId }) => listId);
  const undo = () =>
    void send({
      apply: asIs,
      heart: { stayId, isOn: held > 0 },
      send: () => sendMembership(api, stayId, remove, add),
      failed: t('shell.favorite.failed', { name }),
    });
  return send({
    apply: (all) => withMembership(all, { stayId, add, remove, at, ...(product && { product }) }),
    heart: { stayId, isOn: left > 0 },
    send: () =>
      sendMembership(
        api,
        stayId,
        add.map((listId) => ({ listId })),
        out,
      ),
    done: { text: texts.text, ...(!isLastOfUnsold(lists, stayId, left) && { undo }) },
    ...(texts.failed && { failed: texts.failed }),
  });
}

export function useStayLists(): StayLists {
  const api = useApi();
  const t = useText();
  const clock = useClock();
  const send = useListChange();
  const ask = useAskLists();
  const known = useKnownLists();
  return useMemo(() => {
    const ground: Ground = { api, t, send, ask, known, now: () => clock.now() };
    return {
      give: (stay) => give(ground, stay),
      takeFromAll: (stay) => takeFromAll(ground, stay),
      change: (stay, membership, texts) => change(ground, stay, membership, texts),
    };
  }, [api, t, clock, send, ask, known]);
}
