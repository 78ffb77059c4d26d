/** One change of the lists: at once on screen, sent, taken back when it is refused, and then asked anew. */
import { useToast } from '@sojourn/ui/dialogs/toast.tsx';
import { useText } from '@sojourn/web/text/use-text.tsx';
import { type QueryClient, useMutation, useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import { type Lists, stayIdsOf } from './change-lists.ts';
import { mayTryAgain, refusalOf } from './list-refusal.ts';
import { HEARTS, LISTS } from './use-wishlists.ts';

export type ListChange = {
  readonly apply: (lists: Lists) => Lists;
  /** Whether a stay has a heart afterwards; without it that follows from the lists. */
  readonly heart?: { readonly stayId: string; readonly isOn: boolean };
  readonly send: () => Promise<unknown>;
  /** The toast after it succeeded, and how it's undone. */
  readonly done?: { readonly text: string; readonly undo?: () => void };
  /**
   * The toast after it failed; the cause and the next step are added. Without it a dialog shows the failure,
   * and the lists behind the dialog don't change until the change is done.
   */
  readonly failed?: string;
};

type Before = {
  readonly lists: readonly [readonly unknown[], Lists | undefined][];
  readonly hearts: unknown;
};

function applyTo(queries: QueryClient, { apply, heart }: ListChange): void {
  queries.setQueriesData<Lists>({ queryKey: LISTS }, (lists) => lists && apply(lists));
  const all = queries.getQueryData<Lists>([...LISTS, 'all']);
  queries.setQueryData<readonly string[]>(HEARTS, (ids) => {
    if (!heart) return all && ids ? stayIdsOf(all) : ids;
    const others = (ids ?? []).filter((id) => id !== heart.stayId);
    return heart.isOn ? [...others, heart.stayId] : others;
  });
}

/** Resolves to what went wrong, or undefined; shows `failed` in a toast with the next step. */
export function useListChange(): (change: ListChange) => Promise<unknown> {
  const t = useText();
  const toast = useToast();
  const queries = useQueryClient();
  const { mutateAsync } = useMutation({
    mutationFn: ({ send }: ListChange) => send(),
    onMutate: async (change): Promise<Before> => {
      await Promise.all([LISTS, HEARTS].map((queryKey) => queries.cancelQueries({ queryKey })));
      const lists = queries.getQueriesData<Lists>({ queryKey: LISTS });
      const hearts = queries.getQueryData(HEARTS);
      if (change.failed) applyTo(queries, change);
      return { lists, hearts };
    },
    onSuccess: (_, change) => {
      if (!change.failed) applyTo(queries, change);
    },
    onError: (_, __, before) => {
      for (const [key, lists] of before?.lists ?? []) queries.setQueryData(key, lists);
      queries.setQueryData(HEARTS, before?.hearts);
    },
    onSettled: () => {
      for (const queryKey of [LISTS, HEARTS]) void queries.invalidateQueries({ queryKey });
    },
  });
  return useCallback(
    async (change) => {
      const attempt = async (): Promise<unknown> => {
        try {
          await mutateAsync(change);
        } catch (thrown) {
          const refusal = refusalOf(thrown);
          if (change.failed) {
            toast({
              text: `${change.failed} ${t(`shell.favorite.refusal.${refusal}`)}`,
              tone: 'bad',
              ...(mayTryAgain(refusal) && {
                action: { label: t('shell.retry'), onAction: () => void attempt() },
              }),
            });
          }
          return thrown;
        }
        const { text, undo } = change.done ?? {};
        if (text) toast({ text, ...(undo && { action: { label: t('shell.undo'), onAction: undo } }) });
        return undefined;
      };
      return attempt();
    },
    [mutateAsync, t, toast],
  );
}
