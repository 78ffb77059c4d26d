/** What a person's company wants to know of each trip, of every traveler alike. */
import type { CompanyField } from '@sojourn/contract/custom-fields.ts';
import type { Actor } from '#context.ts';
import { readFields } from '../companies/settings/store.ts';
import { type ArrangingDeps, companyIfAny } from './deps.ts';

/** In their order; none outside companies. */
export async function readCustomFields(
  deps: Pick<ArrangingDeps, 'db' | 'tenantOf'>,
  actor: Actor,
): Promise<CompanyField[]> {
  const key = companyIfAny(deps, actor);
  return key ? readFields(deps.db, key) : [];
}
