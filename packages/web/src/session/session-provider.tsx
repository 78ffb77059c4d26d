/** Session info on mount, its clock, and what other tabs do; screens read it with useSession. */
import type { SessionInfo } from '@sojourn/contract/sessions.ts';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import {
  createContext,
  type ReactNode,
  useCallback,
  useContext,
  useEffect,
  useMemo,
  useReducer,
  useRef,
} from 'react';
import { codeOf } from '../api/api-error.ts';
import { isTokenEvent, readToken } from '../api/credentials.ts';
import { useChannel } from '../api/use-channel.ts';
import { isSessionReplaced } from '../cached-person.ts';
import { useClock } from '../effects.tsx';
import { type SessionEvent, sessionEvent } from './session-event.ts';
import { SESSION_KEY, sessionQuery } from './session-query.ts';
import { msUntilChange, nextSession, type SessionState } from './session-state.ts';

const SessionContext = createContext<SessionState>({ phase: 'loading' });

/** Hosts of embedded modules receive the session's events on the window (A §4). */
const announce = (detail: SessionEvent): void => {
  window.dispatchEvent(new CustomEvent('session', { detail }));
};

type ProviderProps = {
  /** False for a module inside a page that announces already. */
  readonly isAnnounced?: boolean;
  readonly children: ReactNode;
};

export function SessionProvider({ isAnnounced = true, children }: ProviderProps) {
  const clock = useClock();
  const queries = useQueryClient();
  const { onRefused, isGuest } = useChannel();
  const [state, send] = useReducer(nextSession, { phase: 'loading' });
  const { data, error, dataUpdatedAt } = useQuery(sessionQuery);
  // biome-ignore lint/correctness/useExhaustiveDependencies: an answer counts even when it is the same again
  useEffect(() => {
    if (data) send({ type: 'loaded', session: data, now: clock.now() });
  }, [data, dataUpdatedAt, clock]);
  useEffect(() => {
    if (error) send({ type: 'refused', code: codeOf(error) });
  }, [error]);
  useEffect(() => onRefused(({ code }) => send({ type: 'refused', code })), [onRefused]);
  const look = useCallback(() => {
    // A tab that was asleep may have missed a newer session, which ends at another time
    if (isSessionReplaced()) void queries.invalidateQueries({ queryKey: SESSION_KEY });
    else send({ type: 'ticked', now: clock.now() });
  }, [clock, queries]);
  useEffect(() => {
    const follow = (event: StorageEvent) => {
      if (isGuest || !isTokenEvent(event)) return;
      if (readToken() === null) send({ type: 'tokenGone' });
      // Another tab has signed in: the same person goes on here, another one begins anew
      else void queries.invalidateQueries({ queryKey: SESSION_KEY });
    };
    window.addEventListener('storage', follow);
    document.addEventListener('visibilitychange', look);
    return () => {
      window.removeEventListener('storage', follow);
      document.removeEventListener('visibilitychange', look);
    };
  }, [look, queries, isGuest]);
  useReloadForAnother(data?.userId);
  useEffect(() => {
    const wait = msUntilChange(state, clock.now());
    if (wait === null) return;
    const timer = setTimeout(look, wait);
    return () => clearTimeout(timer);
  }, [state, clock, look]);
  const { phase } = state;
  const announced = useRef<SessionState>({ phase: 'loading' });
  useEffect(() => {
    const event = sessionEvent(announced.current, state, clock.now());
    announced.current = state;
    if (isAnnounced && event) announce(event);
  }, [isAnnounced, state, clock]);
  // Calls extend the session on the server, so ask it before warning.
  useEffect(() => {
    if (phase === 'expiring') void queries.invalidateQueries({ queryKey: SESSION_KEY });
  }, [phase, queries]);
  return <SessionContext value={state}>{children}</SessionContext>;
}

/** What a page holds is one person's: when its session turns out to be another's, it begins anew. */
function useReloadForAnother(person: string | undefined): void {
  const { isGuest } = useChannel();
  const first = useRef(person);
  useEffect(() => {
    first.current ??= person;
    if (person !== undefined && person !== first.current && !isGuest) window.location.reload();
  }, [person, isGuest]);
}

export const useSessionState = (): SessionState => useContext(SessionContext);

/** The session once it is known. */
export function useSession(): SessionInfo | undefined {
  const state = useSessionState();
  return useMemo(() => ('session' in state ? state.session : undefined), [state]);
}
