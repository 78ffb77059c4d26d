/** Around every route: refused calls that lead elsewhere, focus and announcement after a change of page. */
import { Outlet, useNavigate, useRouter } from '@tanstack/react-router';
import { useEffect } from 'react';
import { onRefused } from '#shared/api/api.ts';
import { readToken, storeToken } from '#shared/api/credentials.ts';
import { accessRedirect } from '#shared/session/access-redirect.ts';
import { flagInvalidSession, keepPlace } from '#shared/session/return-place.ts';
import { useRouteFocus } from './route-focus.ts';

export function RootLayout() {
  const navigate = useNavigate();
  const router = useRouter();
  useRouteFocus();
  useEffect(
    () =>
      onRefused(({ code }) => {
        const { href, pathname } = router.state.location;
        // What anybody may read stays when there is nobody
        if (readToken() === null && router.state.matches.some(({ routeId }) => routeId === '/open')) return;
        const page = accessRedirect(code, pathname);
        if (!page) return;
        if (page === '/login') {
          keepPlace(href);
          flagInvalidSession();
          storeToken(null);
        }
        void navigate({ to: page, replace: true });
      }),
    [navigate, router],
  );
  return <Outlet />;
}
