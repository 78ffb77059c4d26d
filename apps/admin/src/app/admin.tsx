/** What is shown at which address; without an admin's session, the way to one. */
import { onRefused } from '@sojourn/web/api/api.ts';
import { readToken, storeToken } from '@sojourn/web/api/credentials.ts';
import { SessionProvider, useSessionState } from '@sojourn/web/session/session-provider.tsx';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { saveReturn } from '#session/return-path.ts';
import { DeniedPage, EndPage, LoginPage, StartPage } from '#session/sign-in-pages.tsx';
import { Layout } from './layout.tsx';
import { go, usePath } from './location.tsx';

export function Admin() {
  const address = usePath();
  const path = address.replace(/\?.*/, '');
  useLeaveWhenRefused();
  if (path.startsWith('/auth/startsession')) return <StartPage />;
  if (path.startsWith('/auth/endsession')) return <EndPage />;
  if (path === '/access-denied') return <DeniedPage />;
  if (readToken() === null) return <LoginPage address={address} />;
  return (
    <SessionProvider isAnnounced={false}>
      <EndWithSession />
      <Layout path={path} />
    </SessionProvider>
  );
}

const LEAVES = new Set(['Unauthorized', 'InvalidSession']);

function useLeaveWhenRefused(): void {
  const queries = useQueryClient();
  useEffect(
    () =>
      onRefused(({ code }) => {
        if (code === '40103') return go('/access-denied', { replace: true });
        if (!LEAVES.has(code) || readToken() === null) return;
        saveReturn(location.pathname + location.search);
        storeToken(null);
        queries.clear();
        go('/login', { replace: true });
      }),
    [queries],
  );
}

function EndWithSession() {
  const queries = useQueryClient();
  const { phase } = useSessionState();
  useEffect(() => {
    if (phase !== 'expired') return;
    saveReturn(location.pathname + location.search);
    storeToken(null);
    queries.clear();
    go('/login', { replace: true });
  }, [phase, queries]);
  return null;
}
