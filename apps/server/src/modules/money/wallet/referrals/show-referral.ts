/** A person's own referral code, who came by it, and whose they came by. */
import type { Referral } from '@sojourn/contract/referrals.ts';
import { money } from '@sojourn/domain/money.ts';
import { can, type Tenant } from '@sojourn/domain/tenants/tenant.ts';
import {
  canEnterReferral,
  REFERRAL_LEAST_MINOR,
  REFERRAL_MINOR,
} from '@sojourn/domain/wallet/referral-rules.ts';
import type { Actor, Effects, TenantId } from '#context.ts';
import { drawCode } from '../vouchers/code.ts';
import { ownCode, readStanding } from './store.ts';

export type ReferralDeps = Pick<Effects, 'db' | 'clock' | 'random'> & {
  readonly tenantOf: (id: TenantId) => Pick<Tenant, 'capabilities'>;
};

/** Another is drawn when somebody has that one. */
const DRAWS = 5;
const LETTERS = 8;

/** Null where the tenant has none, and for agents. */
export async function showReferral(deps: ReferralDeps, actor: Actor): Promise<Referral | null> {
  if (!can(deps.tenantOf(actor.tenantId), 'referrals')) return null;
  const { waiting, granted, code, ...standing } = await readStanding(deps.db, actor);
  const hasEntered = standing.entered !== null;
  return {
    code: code ?? (await newCode(deps, actor)),
    amount: money(REFERRAL_MINOR),
    least: money(REFERRAL_LEAST_MINOR),
    friends: { waiting, granted },
    entered: standing.entered,
    canEnter: canEnterReferral({ ...standing, hasEntered }, deps.clock.now()),
  };
}

async function newCode({ db, random }: ReferralDeps, actor: Actor): Promise<string> {
  for (let draw = 0; draw < DRAWS; draw++) {
    const code = await ownCode(db, actor, drawCode(random, 'REF', LETTERS));
    if (code) return code;
  }
  throw new Error('no free referral code was drawn');
}
