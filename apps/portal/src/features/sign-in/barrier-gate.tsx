/**
 * Pages before a company’s portal opens exist only for those they’re for (A §2.2): others go where
 * the portal lets them, and a brand without companies has no such page. They look again by themselves.
 */
import { codeOf } from '@sojourn/web/api/api-error.ts';
import { readToken } from '@sojourn/web/api/credentials.ts';
import { sessionQuery } from '@sojourn/web/session/session-query.ts';
import { useCan } from '@sojourn/web/tenant/tenant.tsx';
import { useQuery } from '@tanstack/react-query';
import { Navigate, notFound } from '@tanstack/react-router';
import { type ReactNode, useEffect } from 'react';
import { type Barrier, barrierPage, isBarrier } from '#shared/session/decide-redirect.ts';
import { saveReturnUrl } from '#shared/session/return-url.ts';
import { useRedirect } from '#shared/session/use-redirect.ts';

type GateProps = {
  /** The refusal that leads here. */
  readonly barrier: Barrier;
  readonly children: ReactNode;
};

const LOOK_AGAIN_MS = 20_000;

export function BarrierGate({ barrier, children }: GateProps) {
  const isCorporate = useCan('corporate');
  const isSignedIn = readToken() !== null;
  const redirect = useRedirect();
  const { data, error, isPending } = useQuery({
    ...sessionQuery,
    enabled: isCorporate && isSignedIn,
    refetchInterval: LOOK_AGAIN_MS,
    refetchOnWindowFocus: 'always',
  });
  const isIn = data !== undefined && error === null;
  const canViewAdmin = data?.corporateInfo?.permissions.canViewAdmin ?? false;
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
  if (isIn || isPending) return null;
  const code = codeOf(error);
  if (isBarrier(code) && code !== barrier) return <Navigate to={barrierPage(code)} replace />;
  return children;
}
