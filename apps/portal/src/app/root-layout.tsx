/** Around every route: refused calls that lead elsewhere, focus and announcement after a change of page. */

import { onRefused } from '@sojourn/web/api/api.ts';
import { hasSignedOut, isSignOutEvent, readToken, storeToken } from '@sojourn/web/api/credentials.ts';
import { clearStored } from '@sojourn/web/storage.ts';
import { Outlet, useNavigate, useRouter } from '@tanstack/react-router';
import { useEffect } from 'react';
import { accessRedirect, isBarrier } from '#shared/session/access-redirect.ts';
import { flagInvalidSession, saveReturnUrl } from '#shared/session/return-url.ts';
import { useRouteFocus } from './route-focus.ts';

export function RootLayout() {
  const navigate = useNavigate();
  const router = useRouter();
  useRouteFocus();
  useEffect(
    () =>
      onRefused(({ code }) => {
        const { href, pathname } = router.state.location;
        const isOpen = router.state.matches.some(({ routeId }) => routeId === '/open');
        // What anybody may read can be read by nobody, and before terms are accepted
        if (isOpen && (readToken() === null || isBarrier(code))) return;
        const page = accessRedirect(code, pathname);
        if (!page) return;
        if (isBarrier(code)) saveReturnUrl(href);
        if (page === '/login') {
          if (!hasSignedOut()) {
            saveReturnUrl(href);
            flagInvalidSession();
          }
          storeToken(null);
        }
        void navigate({ to: page, replace: true });
      }),
    [navigate, router],
  );
  useLeaveWithOthers();
  return <Outlet />;
}

/** Who signs out in one tab leaves nothing in the others. */
function useLeaveWithOthers(): void {
  useEffect(() => {
    const leave = (event: StorageEvent) => isSignOutEvent(event) && clearStored('session');
    window.addEventListener('storage', leave);
    return () => window.removeEventListener('storage', leave);
  }, []);
}
