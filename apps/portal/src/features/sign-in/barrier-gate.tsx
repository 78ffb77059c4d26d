/**
 * Pages before a company’s portal opens exist only for those they’re for (A §2.2): others go where
 * the portal lets them, and a brand without companies has no such page. They look again by themselves.
 */
import { readToken } from '@sojourn/web/api/credentials.ts';
import { useWatchedSession } from '@sojourn/web/session/use-watched-session.ts';
import { useCan } from '@sojourn/web/tenant/tenant.tsx';
import { type ReactNode, useEffect } from 'react';
import { Navigate } from '#shared/router/link.tsx';
import { notFound } from '#shared/router/router-provider.tsx';
import { type Barrier, barrierPage, isBarrier } from '#shared/session/decide-redirect.ts';
import { saveReturnUrl } from '#shared/session/return-url.ts';
import { useRedirect } from '#shared/session/use-redirect.ts';

type GateProps = {
  /** The refusal that leads here. */
  readonly barrier: Barrier;
  readonly children: ReactNode;
};

export function BarrierGate({ barrier, children }: GateProps) {
  const isCorporate = useCan('corporate');
  const isSignedIn = readToken() !== null;
  const redirect = useRedirect();
  const { session, refused } = useWatchedSession(isCorporate);
  const isIn = session !== null;
  const canViewAdmin = session?.corporateInfo?.permissions.canViewAdmin ?? false;
  useEffect(() => {
    const by = barrier === '40105' ? 'onboarding' : 'vxb_acknowledgement';
    if (isIn) redirect({ kind: 'letIn', canViewAdmin, by });
  }, [isIn, canViewAdmin, barrier, redirect]);
  if (!isCorporate) throw notFound();
  if (!isSignedIn) {
    // Followed after signing in (A §2.2); the acknowledgement's own return target stays
    if (barrier === '40105') saveReturnUrl(barrierPage(barrier));
    return <Navigate to="/login" replace />;
  }
  if (refused === null) return null;
  if (isBarrier(refused) && refused !== barrier) return <Navigate to={barrierPage(refused)} replace />;
  return children;
}
