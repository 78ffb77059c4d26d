/** The draft on the screen: the server's, with what is typed and not yet saved on top. */
import type { Checkout, CheckoutDraft } from '@sojourn/contract/checkouts.ts';
import type { CheckoutId } from '@sojourn/domain/ids.ts';
import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { useEffect, useLayoutEffect, useMemo, useSyncExternalStore } from 'react';
import { api } from '#shared/api/api.ts';
import { ApiError, isPassing } from '#shared/api/api-error.ts';
import { readStoredJson, store } from '#shared/storage.ts';
import {
  createDraftSaver,
  type DraftPatch,
  type DraftSaver,
  type SaveResult,
  type SaveState,
} from './draft-saver.ts';
import { checkoutKey } from './use-checkout.ts';

export type Draft = {
  readonly draft: CheckoutDraft;
  readonly saveState: SaveState;
  readonly change: (patch: DraftPatch) => void;
  /** Saves at once; true when the server has everything. */
  readonly flush: () => Promise<boolean>;
  /** Why the last save did not go through. */
  readonly refusal: () => ApiError | null;
};

const place = (checkoutId: string): string => `draft.${checkoutId}`;
const isPatch = (value: unknown): value is DraftPatch => typeof value === 'object' && value !== null;

type Saver = DraftSaver & { readonly refusal: () => ApiError | null };

function makeSaver(checkoutId: CheckoutId, queries: QueryClient): Saver {
  const key = checkoutKey(checkoutId);
  let refusal: ApiError | null = null;
  const send = async (patch: DraftPatch, leaving: boolean): Promise<SaveResult> => {
    try {
      const saved = await api.saveDraft({ params: { checkoutId }, input: patch }, { keepalive: leaving });
      // A question that was asked before this save could answer after it, with what was there before
      await queries.cancelQueries({ queryKey: key });
      queries.setQueryData<Checkout>(key, saved);
      refusal = null;
      return 'saved';
    } catch (thrown) {
      refusal = thrown instanceof ApiError ? thrown : null;
      if (thrown instanceof ApiError && thrown.code === 'CheckoutClosed')
        void queries.invalidateQueries({ queryKey: key });
      // A session that has ended is signed in again first; the tab keeps the text until then.
      return isPassing(thrown) ? 'retry' : 'refused';
    }
  };
  const keep = (patch: DraftPatch): void =>
    store('session', place(checkoutId), Object.keys(patch).length > 0 ? JSON.stringify(patch) : null);
  const kept = readStoredJson('session', place(checkoutId), isPatch) ?? {};
  return { ...createDraftSaver({ kept, send, keep }), refusal: () => refusal };
}

export function useDraft(checkout: Checkout): Draft {
  const queries = useQueryClient();
  const { checkoutId } = checkout;
  const saver = useMemo(() => makeSaver(checkoutId, queries), [checkoutId, queries]);
  const { unsaved, acknowledged, state } = useSyncExternalStore(saver.subscribe, saver.snapshot);
  useEffect(() => {
    const leave = () => saver.leave();
    window.addEventListener('pagehide', leave);
    return () => {
      window.removeEventListener('pagehide', leave);
      saver.stop();
    };
  }, [saver]);
  const saved = checkout.draft;
  // biome-ignore lint/correctness/useExhaustiveDependencies: each draft holds what was saved before it
  useLayoutEffect(() => saver.rebase(), [saver, saved]);
  const draft = useMemo(() => ({ ...saved, ...acknowledged, ...unsaved }), [saved, acknowledged, unsaved]);
  const { change, flush, refusal } = saver;
  return { draft, saveState: state, change, flush, refusal };
}
