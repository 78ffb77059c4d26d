import { hasSignedOut, storeToken } from '@sojourn/web/api/credentials.ts';
import { forgetPerson } from '@sojourn/web/cached-person.ts';
import { lazyPart } from '@sojourn/web/lazy-part.tsx';
import { flagInvalidSession, keepPlace } from '@sojourn/web/session/return-place.ts';
import { useSessionState } from '@sojourn/web/session/session-provider.tsx';
import { useQueryClient } from '@tanstack/react-query';
import { useNavigate, useRouter } from '@tanstack/react-router';
import { Suspense, useEffect, useRef } from 'react';

const SessionWarning = lazyPart(() => import('./session-warning.tsx'));

/**
 * The warning before a session ends; after its end the place is kept and the way back in shown (A §4), and
 * what the device remembers of the person is gone. A session that ended while no page was open leaves that to
 * its person, who comes back to it, or to whoever signs in next.
 */
export function SessionDialog() {
  const navigate = useNavigate();
  const router = useRouter();
  const queries = useQueryClient();
  const state = useSessionState();
  const isExpired = state.phase === 'expired';
  const wasOpen = useRef(false);
  wasOpen.current ||= 'session' in state;
  useEffect(() => {
    if (!isExpired) return;
    // Who has signed out in another tab is not coming back
    if (!hasSignedOut()) keepPlace(router.state.location.href);
    flagInvalidSession();
    storeToken(null);
    if (wasOpen.current) forgetPerson();
    queries.clear();
    void navigate({ to: '/auth/invalidsession/', replace: true });
  }, [isExpired, navigate, router, queries]);
  if (state.phase !== 'expiring') return null;
  return (
    <Suspense fallback={null}>
      <SessionWarning secondsLeft={state.secondsLeft} />
    </Suspense>
  );
}
