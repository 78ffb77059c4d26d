/** How saving preferences goes (A §4): NotCalled, InProcess, then Success or Failed. Pure. */

/** `save` keeps what is chosen, `clear` keeps nothing. */
export type UpdateKind = 'save' | 'clear';
export type UpdateState =
  | { readonly phase: 'NotCalled' }
  | { readonly phase: 'InProcess' | 'Success'; readonly kind: UpdateKind }
  /** `code`: the refusal's, or null for an answer that says no success. */
  | { readonly phase: 'Failed'; readonly kind: UpdateKind; readonly code: string | null };

export type UpdateSignal =
  /** The page is entered, or the last update's message is outdated. */
  | { readonly type: 'reset' }
  | { readonly type: 'started'; readonly kind: UpdateKind }
  | { readonly type: 'answered'; readonly response: unknown }
  | { readonly type: 'refused'; readonly code: string };

export const NOT_CALLED: UpdateState = { phase: 'NotCalled' };

/** The next state; one update at a time, and an answer that nobody waits for changes nothing. */
export function nextUpdate(state: UpdateState, signal: UpdateSignal): UpdateState {
  if (signal.type === 'reset') return state.phase === 'InProcess' ? state : NOT_CALLED;
  if (signal.type === 'started') {
    return state.phase === 'InProcess' ? state : { phase: 'InProcess', kind: signal.kind };
  }
  if (state.phase !== 'InProcess') return state;
  const { kind } = state;
  if (signal.type === 'refused') return { phase: 'Failed', kind, code: signal.code };
  return signal.response === 'Success' ? { phase: 'Success', kind } : { phase: 'Failed', kind, code: null };
}

export type Buttons = { readonly save: boolean; readonly clear: boolean };

/**
 * Which buttons show (A §2.7): Save while the draft differs from what is stored, Clear while preferences are
 * set or the draft changed; each stays while its own update goes on.
 */
export function shownButtons(
  { isSet, isChanged }: { readonly isSet: boolean; readonly isChanged: boolean },
  state: UpdateState,
): Buttons {
  const busy = state.phase === 'InProcess' ? state.kind : undefined;
  return { save: isChanged || busy === 'save', clear: isSet || isChanged || busy === 'clear' };
}
