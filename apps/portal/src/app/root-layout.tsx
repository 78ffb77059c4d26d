/** Around every route: refused calls that lead elsewhere, focus and announcement after a change of page. */

import { onRefused } from '@sojourn/web/api/api.ts';
import { isSignOutEvent, readToken } from '@sojourn/web/api/credentials.ts';
import { clearStored } from '@sojourn/web/storage.ts';
import { type ReactNode, useEffect } from 'react';
import { useRouter } from '#shared/router/router-provider.tsx';
import { isBarrier } from '#shared/session/decide-redirect.ts';
import { useRedirect } from '#shared/session/use-redirect.ts';
import { useRouteFocus } from './route-focus.ts';

export function RootLayout({ children }: { readonly children: ReactNode }) {
  const router = useRouter();
  const redirect = useRedirect();
  useRouteFocus();
  useEffect(
    () =>
      onRefused(({ code }) => {
        const isOpen = router.shown.route.layout === 'open';
        // What anybody may read can be read by nobody, and before terms are accepted
        if (isOpen && (readToken() === null || isBarrier(code))) return;
        redirect({ kind: 'refused', code });
      }),
    [redirect, router],
  );
  useLeaveWithOthers();
  return children;
}

/** Who signs out in one tab leaves nothing in the others. */
function useLeaveWithOthers(): void {
  useEffect(() => {
    const leave = (event: StorageEvent) => isSignOutEvent(event) && clearStored('session');
    window.addEventListener('storage', leave);
    return () => window.removeEventListener('storage', leave);
  }, []);
}
