/**
 * Saves a draft as it is typed: a moment after the last key, at once when asked, and while the page is left.
 * One
 * save at a time, so that an older answer never overtakes a newer one; what is not yet saved is kept in the
 * tab.
 */
import type { TypedDraft } from '@sojourn/contract/checkout-drafts.ts';
import { itemAt } from '@sojourn/domain/present.ts';

/** Fields of either product; a page only sends those of its own. */
export type DraftPatch = TypedDraft;
export type SaveState = 'saved' | 'saving' | 'failed' | 'refused';
/** `retry`: the server was not reached; `refused`: it will not take this text until it is changed. */
export type SaveResult = 'saved' | 'retry' | 'refused';
type DraftSnapshot = {
  readonly unsaved: DraftPatch;
  /**
   * Saved, but perhaps not yet in the checkout that is on the screen; without it a field would jump back for
   * a moment.
   */
  readonly acknowledged: DraftPatch;
  readonly state: SaveState;
};

export type DraftSaver = {
  readonly change: (patch: DraftPatch) => void;
  /** Saves at once; true when nothing is left unsaved. */
  readonly flush: () => Promise<boolean>;
  /** Sends what is unsaved with a call that outlives the page. */
  readonly leave: () => void;
  /** Saves once more and then no further; what stays unsaved is kept in the tab for the next time. */
  readonly stop: () => void;
  /** The checkout on the screen has what was acknowledged. */
  readonly rebase: () => void;
  readonly snapshot: () => DraftSnapshot;
  readonly subscribe: (listener: () => void) => () => void;
};

type DraftSaverParts = {
  /** What the tab kept from before a reload. */
  readonly initial: DraftPatch;
  readonly send: (patch: DraftPatch, leaving: boolean) => Promise<SaveResult>;
  /** Remembers what is unsaved; an empty patch forgets. */
  readonly keep: (patch: DraftPatch) => void;
};

export const SAVE_DELAY_MS = 700;
const RETRY_MS = [2_000, 4_000, 8_000, 15_000] as const;

const isEmpty = (patch: DraftPatch): boolean => Object.keys(patch).length === 0;

/** What of `unsaved` was typed after `sent` went out. */
const restOf = (unsaved: DraftPatch, sent: DraftPatch): DraftPatch =>
  Object.fromEntries(
    Object.entries(unsaved).filter(([key, value]) => sent[key as keyof DraftPatch] !== value),
  );

/** What is shown once a save has been answered. */
function afterSave(shown: DraftSnapshot, sent: DraftPatch, result: SaveResult): Partial<DraftSnapshot> {
  if (result !== 'saved') return { state: result === 'retry' ? 'failed' : 'refused' };
  const unsaved = restOf(shown.unsaved, sent);
  const acknowledged = { ...shown.acknowledged, ...sent };
  return { unsaved, acknowledged, state: isEmpty(unsaved) ? 'saved' : 'saving' };
}

export function createDraftSaver({ initial, send, keep }: DraftSaverParts): DraftSaver {
  const state = isEmpty(initial) ? 'saved' : 'saving';
  let shown: DraftSnapshot = { unsaved: initial, acknowledged: {}, state };
  let running: Promise<void> | null = null;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let failures = 0;
  let stopped = false;
  const listeners = new Set<() => void>();

  const show = (next: Partial<DraftSnapshot>): void => {
    shown = { ...shown, ...next };
    keep(shown.unsaved);
    for (const listener of listeners) listener();
  };
  const subscribe = (listener: () => void) => {
    listeners.add(listener);
    return () => void listeners.delete(listener);
  };
  const later = (ms: number): void => {
    clearTimeout(timer);
    if (stopped) return;
    timer = setTimeout(() => void run(), ms);
  };

  async function sendOnce(): Promise<void> {
    const sent = shown.unsaved;
    if (isEmpty(sent)) return;
    show({ state: 'saving' });
    const result = await send(sent, false);
    show(afterSave(shown, sent, result));
    if (result === 'saved') failures = 0;
    if (result === 'saved' && !isEmpty(shown.unsaved)) later(SAVE_DELAY_MS);
    if (result === 'retry') later(itemAt(RETRY_MS, Math.min(failures++, RETRY_MS.length - 1)));
  }

  function run(): Promise<void> {
    clearTimeout(timer);
    running ??= sendOnce().finally(() => {
      running = null;
    });
    return running;
  }

  if (!isEmpty(initial)) later(0);
  return {
    change(patch) {
      show({ unsaved: { ...shown.unsaved, ...patch }, state: 'saving' });
      later(SAVE_DELAY_MS);
    },
    async flush() {
      await running;
      await run();
      return isEmpty(shown.unsaved);
    },
    leave() {
      if (!isEmpty(shown.unsaved)) void send(shown.unsaved, true);
    },
    stop() {
      stopped = true;
      void run();
    },
    rebase() {
      if (!isEmpty(shown.acknowledged)) show({ acknowledged: {} });
    },
    snapshot: () => shown,
    subscribe,
  };
}
