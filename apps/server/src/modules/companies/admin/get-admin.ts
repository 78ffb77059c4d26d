import type { OutputOf } from '@sojourn/contract/call.ts';
import type { Calls } from '@sojourn/contract/calls.ts';
import { OPTIONAL_STEPS, SETUP_STEPS } from '@sojourn/domain/companies/setup.ts';
import type { AdminActor, RequestContext } from '#context.ts';
import { soonOver } from '../companies/card/pay-rule.ts';
import { readPayRule } from '../companies/card/store.ts';
import type { AdminDeps } from './deps.ts';
import { readOverview } from './store.ts';

export async function getAdmin(
  { db, clock, portalOrigin }: AdminDeps,
  actor: AdminActor,
  { origin }: RequestContext,
): Promise<OutputOf<Calls['getAdmin']>> {
  const found = await readOverview(db, actor);
  const { businessName, isLive, accountReferenceId, people, active, invited, notInvited } = found;
  const done = new Set(found.done);
  const rule = await readPayRule(db, actor);
  return {
    company: { businessId: actor.businessId, businessName, isLive, accountReferenceId },
    portalOrigin: portalOrigin(actor.tenantId, origin),
    cardDaysLeft: rule?.card && rule.pays !== 'own' ? soonOver(rule.card, clock.now()) : null,
    counts: {
      people,
      active,
      invited,
      notInvited,
      tiers: found.tiers.length,
      withoutTier: found.withoutTier,
      waiting: found.waiting,
    },
    setup: SETUP_STEPS.map((step) => ({
      step,
      isDone: done.has(step),
      isOptional: OPTIONAL_STEPS.includes(step),
    })),
    tiers: found.tiers.map((tier) => ({ ...tier })),
    departments: [...found.departments],
  };
}
