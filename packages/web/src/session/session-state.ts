/**
 * The session as the page knows it (A §4: initialized, expiring, expired, failed) and how it moves. Pure:
 * times are instants that the caller hands in.
 */
import type { SessionInfo } from '@sojourn/contract/sessions.ts';
import type { Instant } from '@sojourn/domain/dates.ts';
import type { ApiErrorCode } from '../api/api-error.ts';

/** How long before the end the warning shows. */
const WARNING_SECONDS = 120;

export type SessionState =
  | { readonly phase: 'loading' }
  | { readonly phase: 'initialized'; readonly session: SessionInfo }
  | { readonly phase: 'expiring'; readonly session: SessionInfo; readonly secondsLeft: number }
  /** `by`: a call that was refused, time, or another tab that signed out. */
  | { readonly phase: 'expired'; readonly by: 'call' | 'time' | 'otherTab' }
  | { readonly phase: 'failed'; readonly code: ApiErrorCode };

type SessionSignal =
  | { readonly type: 'loaded'; readonly session: SessionInfo; readonly now: Instant }
  | { readonly type: 'ticked'; readonly now: Instant }
  | { readonly type: 'refused'; readonly code: ApiErrorCode }
  /** The token is gone from local storage: another tab signed out. */
  | { readonly type: 'tokenGone' };

const secondsUntil = (end: Instant, now: Instant): number =>
  Math.ceil((Date.parse(end) - Date.parse(now)) / 1000);

function at(session: SessionInfo, now: Instant): SessionState {
  const secondsLeft = secondsUntil(session.sessionExpiration, now);
  if (secondsLeft <= 0) return { phase: 'expired', by: 'time' };
  if (secondsLeft <= WARNING_SECONDS) return { phase: 'expiring', session, secondsLeft };
  return { phase: 'initialized', session };
}

/** The next state. A session that has expired stays so until it is loaded again. */
export function nextSession(state: SessionState, signal: SessionSignal): SessionState {
  switch (signal.type) {
    case 'loaded':
      return at(signal.session, signal.now);
    case 'ticked':
      return state.phase === 'initialized' || state.phase === 'expiring'
        ? at(state.session, signal.now)
        : state;
    case 'refused':
      if (signal.code === 'Unauthorized' || signal.code === 'InvalidSession')
        return state.phase === 'expired' ? state : { phase: 'expired', by: 'call' };
      return state.phase === 'loading' ? { phase: 'failed', code: signal.code } : state;
    case 'tokenGone':
      return state.phase === 'expired' ? state : { phase: 'expired', by: 'otherTab' };
  }
}

/** Milliseconds until the state could change by time alone; null when it cannot. */
export function msUntilChange(state: SessionState, now: Instant): number | null {
  if (state.phase === 'expiring') return 1000;
  if (state.phase !== 'initialized') return null;
  const warnAt = Date.parse(state.session.sessionExpiration) - WARNING_SECONDS * 1000;
  return Math.max(1000, warnAt - Date.parse(now));
}
