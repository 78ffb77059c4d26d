/** A customer at a glance. */
import type { CustomerFacts } from '@sojourn/contract/desk/parts.ts';
import type { Instant } from '@sojourn/domain/dates.ts';
import { money } from '@sojourn/domain/money.ts';
import type { Db } from '#db/client.ts';
import { readLiveDelegation } from '#modules/customers/sessions/delegation/store.ts';
import { refuse } from '#refusal.ts';
import type { Owner } from '#workflow/saga.ts';
import { readFacts } from './store.ts';

/** Refuses with NotFound. */
export async function showFacts(db: Db, owner: Owner, now: Instant): Promise<CustomerFacts> {
  const { tenantId, customerId } = owner;
  const of = { tenantId, customerId };
  const [facts, delegation] = await Promise.all([readFacts(db, of, now), readLiveDelegation(db, of, now)]);
  if (!facts) return refuse('NotFound');
  const { creditMinor, ...rest } = facts;
  return {
    ...rest,
    credit: money(creditMinor),
    delegation: delegation && {
      delegationId: delegation.delegationId,
      agent: { agentId: delegation.agentId, name: delegation.agentName },
      endsAt: delegation.endsAt,
    },
  };
}
