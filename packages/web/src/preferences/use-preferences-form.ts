/**
 * Preferences of one kind while they are edited (A §2.7, §4): the draft, what is stored, and how saving them
 * goes. What is saved counts as stored at once, and no longer when it was refused; the draft is kept then.
 */
import type { Api } from '@sojourn/contract/client.ts';
import {
  type Buttons,
  NOT_CALLED,
  nextUpdate,
  shownButtons,
  type UpdateKind,
  type UpdateState,
} from '@sojourn/domain/preferences/update-state.ts';
import {
  type QueryFunctionContext,
  type QueryKey,
  useMutation,
  useQuery,
  useQueryClient,
} from '@tanstack/react-query';
import { useCallback, useReducer, useRef, useState } from 'react';
import { codeOf } from '../api/api-error.ts';
import { useApi } from '../api/use-channel.ts';

export type PreferencesKind<Preferences> = {
  readonly query: {
    readonly queryKey: QueryKey;
    readonly queryFn: (context: QueryFunctionContext) => Promise<Preferences>;
  };
  readonly update: (api: Api, preferences: Preferences) => Promise<{ readonly Response: unknown }>;
  /** What clearing saves. */
  readonly none: Preferences;
  readonly isSet: (preferences: Preferences) => boolean;
  readonly isSame: (a: Preferences, b: Preferences) => boolean;
};

export type PreferencesForm<Preferences> = {
  /** Undefined until what is stored is known. */
  readonly draft: Preferences | undefined;
  readonly isDirty: boolean;
  readonly state: UpdateState;
  readonly buttons: Buttons;
  /** They could not be fetched. */
  readonly isUnknown: boolean;
  readonly fetchAgain: () => void;
  readonly change: (next: (draft: Preferences) => Preferences) => void;
  readonly run: (kind: UpdateKind) => void;
  readonly dismiss: () => void;
};

export function usePreferencesForm<Preferences>(
  kind: PreferencesKind<Preferences>,
): PreferencesForm<Preferences> {
  const { query, isSame } = kind;
  const queries = useQueryClient();
  const api = useApi();
  const { data: stored, isError, refetch } = useQuery({ ...query, staleTime: 0, retry: false });
  const { mutateAsync: update } = useMutation({ mutationFn: (next: Preferences) => kind.update(api, next) });
  // NotCalled on entering the page
  const [state, send] = useReducer(nextUpdate, NOT_CALLED);
  const [edited, setEdited] = useState<Preferences>();
  const isRunning = useRef(false);
  const draft = edited ?? stored;
  const isDirty = edited !== undefined && stored !== undefined && !isSame(edited, stored);

  const run = async (what: UpdateKind) => {
    if (draft === undefined || isRunning.current) return;
    isRunning.current = true;
    const next = what === 'clear' ? kind.none : draft;
    send({ type: 'started', kind: what });
    setEdited(undefined);
    await queries.cancelQueries({ queryKey: query.queryKey });
    const before = queries.getQueryData<Preferences>(query.queryKey);
    queries.setQueryData(query.queryKey, next);
    const answer = await update(next).then(
      ({ Response }) => ({ type: 'answered', response: Response }) as const,
      (error: unknown) => ({ type: 'refused', code: codeOf(error) }) as const,
    );
    const isSaved = answer.type === 'answered' && answer.response === 'Success';
    if (isSaved) void queries.invalidateQueries({ queryKey: query.queryKey });
    else {
      queries.setQueryData(query.queryKey, before);
      // The choice remains, unless the customer has changed it since
      setEdited((now) => now ?? draft);
    }
    isRunning.current = false;
    send(answer);
  };
  return {
    draft,
    isDirty,
    state,
    buttons: shownButtons({ isSet: stored !== undefined && kind.isSet(stored), isChanged: isDirty }, state),
    isUnknown: isError && stored === undefined,
    fetchAgain: () => void refetch(),
    change: (change) => {
      if (draft === undefined) return;
      setEdited(change(draft));
      send({ type: 'reset' });
    },
    run: (what) => void run(what),
    dismiss: useCallback(() => send({ type: 'reset' }), []),
  };
}
