/** A new company with its first admin, who sets it up before anybody else gets in (code 40105). */
import type { Company, NewCompany } from '@sojourn/contract/companies.ts';
import { newId } from '@sojourn/domain/ids.ts';
import { can, type Tenant } from '@sojourn/domain/tenants/tenant.ts';
import { withTransaction } from '@sojourn/postgres/client.ts';
import type { Effects } from '#context.ts';
import { refuse } from '#refusal.ts';
import { insertCompany, insertEvent, readCompany } from './store.ts';

export type CompanyDeps = Pick<Effects, 'db' | 'clock' | 'random'> & { readonly tenants: readonly Tenant[] };

/** Refuses with CompanyTenantInvalid, or CompanyMemberTaken when the admin has a company already. */
export async function createCompany(
  { db, clock, random, tenants }: CompanyDeps,
  wanted: NewCompany,
): Promise<Company> {
  const tenant = tenants.find(({ id }) => id === wanted.tenantId);
  if (!tenant || !can(tenant, 'corporate')) refuse('CompanyTenantInvalid');
  const key = { tenantId: wanted.tenantId, businessId: newId('biz', random.bytes(16)) };
  return withTransaction(db, async (tx) => {
    if (!(await insertCompany(tx, wanted, key.businessId))) refuse('CompanyMemberTaken');
    const { businessName, accountReferenceId } = wanted;
    const event = { kind: 'created', facts: { businessName, accountReferenceId }, doneBy: 'operator' };
    await insertEvent(tx, key, event, clock.now());
    return (await readCompany(tx, key)) ?? refuse('NotFound');
  });
}
