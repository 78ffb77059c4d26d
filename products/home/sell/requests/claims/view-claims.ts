import { money } from '@sojourn/domain/money.ts';
import type { HomeClaim } from '#home/wire/home-deposits.ts';
import type { HomeRequestDeps } from '../deps.ts';
import type { RequestRef } from '../request.ts';
import { readClaims } from './store.ts';

/** As guest and host see them. */
export async function viewClaims(
  { db }: Pick<HomeRequestDeps, 'db'>,
  request: RequestRef,
): Promise<HomeClaim[]> {
  const claims = await readClaims(db, request);
  return claims.map(({ claimId, state, amountMinor, beyondMinor, currency, ...claim }) => ({
    claimId,
    state,
    amount: money(amountMinor, currency),
    beyond: money(beyondMinor, currency),
    reason: claim.reason,
    evidence: [...claim.evidence],
    claimedOn: claim.claimedOn,
  }));
}
