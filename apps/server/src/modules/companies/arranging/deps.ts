/** What booking for others needs from outside, and who may do it at all. */
import type { Clock } from '@sojourn/domain/effects.ts';
import { can, type Tenant, type TenantId } from '@sojourn/domain/tenants/tenant.ts';
import type { Actor } from '#context.ts';
import type { Db } from '#db/client.ts';
import { refuse } from '#refusal.ts';
import type { Sealer } from '#seal.ts';
import type { CompanyKey } from '../companies/store.ts';

export type ArrangingDeps = {
  readonly db: Db;
  readonly clock: Clock;
  readonly sealer: Sealer;
  readonly tenantOf: (id: TenantId) => Pick<Tenant, 'capabilities'>;
};

/** Null outside companies. */
export function companyIfAny(
  { tenantOf }: Pick<ArrangingDeps, 'tenantOf'>,
  { tenantId, businessId }: Actor,
): CompanyKey | null {
  return businessId && can(tenantOf(tenantId), 'corporate') ? { tenantId, businessId } : null;
}

/** Refuses with NotFound outside companies: nothing of this exists there. */
export const companyOf = (deps: Pick<ArrangingDeps, 'tenantOf'>, actor: Actor): CompanyKey =>
  companyIfAny(deps, actor) ?? refuse('NotFound');
