/** Pages in front of a site look again by themselves whether its session lets the person in (A §2.2). */
import type { SessionInfo } from '@sojourn/contract/sessions.ts';
import { useQuery } from '@tanstack/react-query';
import { useRef } from 'react';
import { type ApiErrorCode, codeOf } from '../api/api-error.ts';
import { readToken } from '../api/credentials.ts';
import { sessionQuery } from './session-query.ts';

const LOOK_AGAIN_MS = 20_000;

type Watched = {
  /** Let in now. */
  readonly session: SessionInfo | null;
  /** Why not; null while that isn't known. */
  readonly refused: ApiErrorCode | null;
};

/**
 * Looks at once, every 20 seconds, and each time the tab is shown. `isOn`: for who is signed in. What was
 * loaded before doesn't count: signing in gives a session to who has yet to be let in.
 */
export function useWatchedSession(isOn: boolean): Watched {
  const { data, error, isFetchedAfterMount } = useQuery({
    ...sessionQuery,
    enabled: isOn && readToken() !== null,
    refetchOnMount: 'always',
    refetchInterval: LOOK_AGAIN_MS,
    refetchOnWindowFocus: 'always',
  });
  if (error !== null) return { session: null, refused: codeOf(error) };
  return { session: (isFetchedAfterMount && data) || null, refused: null };
}

/**
 * The session of a person whom it refused with 40103 before, such as a suspended company's. Null for who is
 * let in all the time and only may not see what they wanted to.
 */
export function useLetInAgain(): SessionInfo | null {
  const { session, refused } = useWatchedSession(true);
  const wasDenied = useRef(false);
  if (refused === '40103') wasDenied.current = true;
  return wasDenied.current ? session : null;
}
