/**
 * Pages before a company’s portal opens exist only for those they’re for (A §2.2): others go where
 * the portal lets them, and a brand without companies has no such page.
 */
import { codeOf } from '@sojourn/web/api/api-error.ts';
import { readToken } from '@sojourn/web/api/credentials.ts';
import { sessionQuery } from '@sojourn/web/session/session-query.ts';
import { useCan } from '@sojourn/web/tenant/tenant.tsx';
import { useQuery } from '@tanstack/react-query';
import { Navigate, notFound } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { type Barrier, barrierPage, isBarrier } from '#shared/session/access-redirect.ts';
import { saveReturnUrl } from '#shared/session/return-url.ts';

type GateProps = {
  /** The refusal that leads here. */
  readonly barrier: Barrier;
  readonly children: ReactNode;
};

export function BarrierGate({ barrier, children }: GateProps) {
  const isCorporate = useCan('corporate');
  const isSignedIn = readToken() !== null;
  const { data, error, isPending } = useQuery({ ...sessionQuery, enabled: isCorporate && isSignedIn });
  if (!isCorporate) throw notFound();
  if (!isSignedIn) {
    // Followed after signing in (A §2.2); the acknowledgement's own return target stays
    if (barrier === '40105') saveReturnUrl(barrierPage(barrier));
    return <Navigate to="/login" replace />;
  }
  if (data) return <Navigate to="/" replace />;
  if (isPending) return null;
  const code = codeOf(error);
  if (isBarrier(code) && code !== barrier) return <Navigate to={barrierPage(code)} replace />;
  return children;
}
