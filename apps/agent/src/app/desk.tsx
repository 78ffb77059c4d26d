/** What is shown at which address; without an agent's session, the way to one. */
import { onRefused } from '@sojourn/web/api/api.ts';
import { readToken, storeToken } from '@sojourn/web/api/credentials.ts';
import { SessionProvider, useSessionState } from '@sojourn/web/session/session-provider.tsx';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { EndPage, LoginPage, NoAccessPage, StartPage } from '#session/sign-in-pages.tsx';
import { DeskLayout } from './desk-layout.tsx';
import { go, usePath } from './location.tsx';

export function Desk() {
  const path = usePath().replace(/\?.*/, '');
  useLeaveWhenRefused();
  if (path.startsWith('/auth/startsession')) return <StartPage />;
  if (path.startsWith('/auth/endsession')) return <EndPage />;
  if (path === '/access-denied') return <NoAccessPage />;
  if (readToken() === null) return <LoginPage />;
  return (
    <SessionProvider isAnnounced={false}>
      <EndWithSession />
      <DeskLayout path={path} />
    </SessionProvider>
  );
}

const LEAVES = new Set(['Unauthorized', 'InvalidSession']);

function useLeaveWhenRefused(): void {
  const queries = useQueryClient();
  useEffect(
    () =>
      onRefused(({ code }) => {
        if (code === 'AgentsOnly') return go('/access-denied', { replace: true });
        if (!LEAVES.has(code) || readToken() === null) return;
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
    storeToken(null);
    queries.clear();
    go('/login', { replace: true });
  }, [phase, queries]);
  return null;
}
