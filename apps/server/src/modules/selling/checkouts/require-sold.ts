import { refuse } from '../../../refusal.ts';
import { isSoldTo, type SoldTo } from '../../../suppliers/sold-to.ts';

/** Refuses `RateNotAvailable` for what its supplier doesn't sell to the tenant. */
export function requireSold(supplier: SoldTo | undefined, { tenantId }: { readonly tenantId: string }): void {
  if (!isSoldTo(supplier, tenantId)) refuse('RateNotAvailable');
}
