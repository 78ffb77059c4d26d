/** What the search of rides is handed, and what its calls have in common. */
import type { Locale } from '@sojourn/contract/primitives.ts';
import type { TripPlan } from '@sojourn/domain/booking/trip-plan.ts';
import type { Clock } from '@sojourn/domain/effects.ts';
import { can, type Tenant } from '@sojourn/domain/tenants/tenant.ts';
import type { RequestContext } from '@sojourn/server/context.ts';
import { refuse } from '@sojourn/server/refusal.ts';
import type { Owner } from '@sojourn/server/workflow/saga.ts';
import type { Stop } from '../port/ride-port.ts';
import type { GroundSupplier } from '../supplier.ts';

export type GroundSearchDeps = {
  readonly clock: Clock;
  readonly tenants: readonly Tenant[];
  readonly suppliers: readonly GroundSupplier[];
  readonly groundStopOf: (placeId: string, locale: Locale) => Stop | undefined;
  /** What a customer has booked and not yet done. */
  readonly plansOf: (reader: Owner & { readonly locale: Locale }) => Promise<readonly TripPlan[]>;
  /** What a supplier is waited for. */
  readonly limits: { readonly supplierMs: number };
  readonly log: { readonly warn: (details: object, text: string) => void };
};

/** Refuses `NotFound` where the tenant's portal sells no rides. */
export function requireGround(
  { tenants }: Pick<GroundSearchDeps, 'tenants'>,
  { tenantId }: Pick<RequestContext, 'tenantId'>,
): void {
  const tenant = tenants.find(({ id }) => id === tenantId);
  if (tenant === undefined || !can(tenant, 'ground')) refuse('NotFound');
}
