import { hasSignedOut, storeToken } from '@sojourn/web/api/credentials.ts';
import { lazyPart } from '@sojourn/web/lazy-part.tsx';
import { useSessionState } from '@sojourn/web/session/session-provider.tsx';
import { loadMessages } from '@sojourn/web/text/locale.tsx';
import { useQueryClient } from '@tanstack/react-query';
import { Suspense, useEffect } from 'react';
import { useRouter } from '#shared/router/router-provider.tsx';
import { useNavigate } from '#shared/router/use-place.ts';
import { DELEGATED_PATH, isDelegatedTab } from '#shared/session/delegated-tab.ts';
import { flagInvalidSession, saveReturnUrl } from '#shared/session/return-url.ts';

const SessionWarning = lazyPart(async () => {
  const [part] = await Promise.all([import('./session-warning.tsx'), loadMessages('session')]);
  return part;
});

/**
 * The warning before a session ends; after its end, the way back to the same page (A §4). What's cached for
 * the customer stays for their return, as after a session that ended with no page open (cached-person.ts).
 * After signing out, in this tab or another, there's no dialog.
 */
export function SessionDialog() {
  const navigate = useNavigate();
  const router = useRouter();
  const queries = useQueryClient();
  const state = useSessionState();
  const isExpired = state.phase === 'expired';
  useEffect(() => {
    if (!isExpired) return;
    const isDelegated = isDelegatedTab();
    if (!hasSignedOut() && !isDelegated) {
      saveReturnUrl(router.place.href);
      flagInvalidSession();
    }
    storeToken(null);
    queries.clear();
    void navigate({ to: isDelegated ? DELEGATED_PATH : '/auth/invalidsession/', replace: true });
  }, [isExpired, navigate, router, queries]);
  if (state.phase !== 'expiring') return null;
  return (
    <Suspense fallback={null}>
      <SessionWarning secondsLeft={state.secondsLeft} />
    </Suspense>
  );
}
