import { lazyPart } from '@sojourn/web/lazy-part.tsx';
import { useSessionState } from '@sojourn/web/session/session-provider.tsx';
import { loadMessages } from '@sojourn/web/text/locale.tsx';
import { Suspense, useEffect } from 'react';
import { useRedirect } from '#shared/session/use-redirect.ts';

const SessionWarning = lazyPart(async () => {
  const [part] = await Promise.all([import('./session-warning.tsx'), loadMessages('session')]);
  return part;
});

/**
 * The warning before a session ends, and what follows its end by time or in another tab (A §4); a refused
 * call leads to signing in by itself.
 */
export function SessionDialog() {
  const redirect = useRedirect();
  const state = useSessionState();
  const isOver = state.phase === 'expired' && state.by !== 'call';
  useEffect(() => {
    if (isOver) redirect({ kind: 'ended' });
  }, [isOver, redirect]);
  if (state.phase !== 'expiring') return null;
  return (
    <Suspense fallback={null}>
      <SessionWarning secondsLeft={state.secondsLeft} />
    </Suspense>
  );
}
