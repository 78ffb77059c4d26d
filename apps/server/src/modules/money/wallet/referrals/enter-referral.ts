/** Somebody new names who brought them, by their code. */
import type { Referral } from '@sojourn/contract/referrals.ts';
import { assertPresent } from '@sojourn/domain/present.ts';
import { can } from '@sojourn/domain/tenants/tenant.ts';
import { canEnterReferral, referralEnds } from '@sojourn/domain/wallet/referral-rules.ts';
import { withTransaction } from '@sojourn/postgres/client.ts';
import type { Actor } from '#context.ts';
import { refuse } from '#refusal.ts';
import { typedCode } from '../vouchers/code.ts';
import { type ReferralDeps, showReferral } from './show-referral.ts';
import { findReferrer, insertReferral, readStanding } from './store.ts';

/** Refuses with ReferralRefused a code that's nobody's or one's own, and who isn't new. */
export async function enterReferral(deps: ReferralDeps, code: string, actor: Actor): Promise<Referral> {
  const { tenantId, customerId } = actor;
  if (!can(deps.tenantOf(tenantId), 'referrals')) return refuse('NotFound');
  await withTransaction(deps.db, async (tx) => {
    const enteredAt = deps.clock.now();
    const referrerId = await findReferrer(tx, tenantId, typedCode(code));
    const standing = await readStanding(tx, actor);
    const isNew = canEnterReferral({ ...standing, hasEntered: standing.entered !== null }, enteredAt);
    if (referrerId === null || referrerId === customerId || !isNew) return refuse('ReferralRefused');
    const of = { referrerId, enteredAt, endsAt: referralEnds(enteredAt) };
    if (!(await insertReferral(tx, { tenantId, customerId }, of))) refuse('ReferralRefused');
  });
  return assertPresent(await showReferral(deps, actor), 'the referral of a tenant that has them');
}
