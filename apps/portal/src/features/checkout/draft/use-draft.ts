/** The draft on the screen: the server's, with what is typed and not yet saved on top. */
import type { CheckoutDraft } from '@sojourn/contract/checkout-drafts.ts';
import type { Checkout } from '@sojourn/contract/checkouts.ts';
import type { CheckoutId } from '@sojourn/domain/ids.ts';
import { api } from '@sojourn/web/api/api.ts';
import { ApiError, isPassing } from '@sojourn/web/api/api-error.ts';
import { hasSignedOut } from '@sojourn/web/api/credentials.ts';
import { tabPerson } from '@sojourn/web/cached-person.ts';
import { readStoredJson, store } from '@sojourn/web/storage.ts';
import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { useEffect, useLayoutEffect, useMemo, useSyncExternalStore } from 'react';
import { checkoutKey } from '../use-checkout.ts';
import {
  createDraftSaver,
  type DraftPatch,
  type DraftSaver,
  type SaveResult,
  type SaveState,
} from './draft-saver.ts';

export type Draft<Typed> = {
  readonly draft: Typed;
  /** With what was typed since this was drawn: for changes that nobody pressed for. */
  readonly latest: () => Typed;
  readonly saveState: SaveState;
  readonly change: (patch: Partial<Typed>) => void;
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
  let person = tabPerson();
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
  // Passports are not for a browser's storage: what is typed of travelers is only ever sent
  const keep = ({ travelers: _, ...patch }: DraftPatch): void => {
    person ??= tabPerson();
    const isTheirs = person === tabPerson() && !hasSignedOut();
    const isWanted = Object.keys(patch).length > 0 && isTheirs;
    store('session', place(checkoutId), isWanted ? JSON.stringify(patch) : null);
  };
  const initial = readStoredJson('session', place(checkoutId), isPatch) ?? {};
  return { ...createDraftSaver({ initial, send, keep }), refusal: () => refusal };
}

/** `saved`: the checkout's draft as the server has it. */
export function useDraft<Typed extends CheckoutDraft>(checkoutId: CheckoutId, saved: Typed): Draft<Typed> {
  const queries = useQueryClient();
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
  // biome-ignore lint/correctness/useExhaustiveDependencies: each draft holds what was saved before it
  useLayoutEffect(() => saver.rebase(), [saver, saved]);
  const draft = useMemo<Typed>(
    () => ({ ...saved, ...acknowledged, ...unsaved }),
    [saved, acknowledged, unsaved],
  );
  const { change, flush, refusal, snapshot } = saver;
  const latest = (): Typed => ({ ...saved, ...snapshot().acknowledged, ...snapshot().unsaved });
  return { draft, latest, saveState: state, change: (patch) => change(patch as DraftPatch), flush, refusal };
}
