import { useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useCallback, useEffect } from 'react';
import { onRefused } from '#api/api.ts';
import { readToken, storeToken } from '#api/credentials.ts';
import { SessionProvider, useSessionState } from '#session/session-provider.tsx';
import { go, usePath } from './location.tsx';
import { saveReturn } from './return-path.ts';
import { DeniedPage, EndPage, isDenied, LoginPage, StartPage } from './sign-in-pages.tsx';
import type { Site } from './site.ts';

const LEAVES = new Set(['Unauthorized', 'InvalidSession']);

type Props = { readonly site: Site; readonly page: (path: string) => ReactNode };

/** What is shown at which address: the page of a path (no query), or the way to a session. */
export function SitePages({ site, page }: Props) {
  const address = usePath();
  const path = address.replace(/\?.*/, '');
  const leave = useLeave();
  useEffect(
    () =>
      onRefused(({ code }) => {
        if (isDenied(code)) return go('/access-denied', { replace: true });
        if (LEAVES.has(code) && readToken() !== null) leave();
      }),
    [leave],
  );
  if (path.startsWith('/auth/startsession')) return <StartPage site={site} />;
  if (path.startsWith('/auth/endsession')) return <EndPage site={site} />;
  if (path === '/access-denied') return <DeniedPage site={site} />;
  if (readToken() === null) return <LoginPage site={site} address={address} />;
  return (
    <SessionProvider isAnnounced={false}>
      <EndWithSession />
      {page(path)}
    </SessionProvider>
  );
}

/** Signs in again, then goes on where they were. */
function useLeave(): () => void {
  const queries = useQueryClient();
  return useCallback(() => {
    saveReturn(location.pathname + location.search);
    storeToken(null);
    queries.clear();
    go('/login', { replace: true });
  }, [queries]);
}

function EndWithSession() {
  const { phase } = useSessionState();
  const leave = useLeave();
  useEffect(() => {
    if (phase === 'expired') leave();
  }, [phase, leave]);
  return null;
}
