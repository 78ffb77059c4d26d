/** What the search of activities is handed, and what its calls have in common. */
import type { Locale } from '@sojourn/contract/primitives.ts';
import type { TripPlan } from '@sojourn/domain/booking/trip-plan.ts';
import type { Clock } from '@sojourn/domain/effects.ts';
import { can, type Tenant } from '@sojourn/domain/tenants/tenant.ts';
import type { Actor, RequestContext } from '@sojourn/server/context.ts';
import type { Places } from '@sojourn/server/modules/selling/locations/places.ts';
import { refuse } from '@sojourn/server/refusal.ts';
import { callSuppliers } from '@sojourn/server/suppliers/call-suppliers.ts';
import type { CallContext, Outcome } from '@sojourn/server/suppliers/outcome.ts';
import type { Owner } from '@sojourn/server/workflow/saga.ts';
import type { WhereIs } from '#activity/rules/slots/commitments.ts';
import type { ActivitySupplier } from '../supplier.ts';

export type ActivitySearchDeps = {
  readonly clock: Clock;
  readonly tenants: readonly Tenant[];
  readonly suppliers: readonly ActivitySupplier[];
  readonly places: Places;
  readonly placeOfAirport: (code: string) => { readonly lat: number; readonly lon: number } | undefined;
  /** What a customer has booked and not yet done. */
  readonly plansOf: (reader: Owner & { readonly locale: Locale }) => Promise<readonly TripPlan[]>;
  /** Miles per dollar of the customer's first rewards account; null without one. */
  readonly activityMultiplier: (actor: Actor) => Promise<number | null>;
  /** What a supplier is waited for. */
  readonly limits: { readonly supplierMs: number };
  readonly log: { readonly warn: (details: object, text: string) => void };
};

/** Refuses `NotFound` where the tenant's portal sells no activities. */
export function requireActivities(
  { tenants }: Pick<ActivitySearchDeps, 'tenants'>,
  { tenantId }: Pick<RequestContext, 'tenantId'>,
): void {
  const tenant = tenants.find(({ id }) => id === tenantId);
  if (tenant === undefined || !can(tenant, 'activities')) refuse('NotFound');
}

/** Refuses `NotFound` for an activity that nobody sells. */
export const requireSupplier = (
  { suppliers }: Pick<ActivitySearchDeps, 'suppliers'>,
  activityId: string,
): ActivitySupplier => suppliers.find(({ sells }) => sells(activityId)) ?? refuse('NotFound');

/** Where a traveler's bookings are: airports, and cities by their middle. */
export const whereIsBy = ({ places, placeOfAirport }: ActivitySearchDeps): WhereIs => ({
  airport: placeOfAirport,
  place: (placeId) => places.find(placeId, 'en')?.position,
});

/**
 * The answer of one supplier. Refuses `SuppliersUnavailable` when it does not answer, and `NotFound` when it
 * has no such thing.
 */
export async function askOne<Value>(
  deps: Pick<ActivitySearchDeps, 'limits' | 'log'>,
  supplier: ActivitySupplier,
  ask: (supplier: ActivitySupplier, call: CallContext) => Promise<Outcome<Value, unknown>>,
  context: RequestContext,
): Promise<Value> {
  const [arrival] = await Promise.all(callSuppliers({ ...deps, suppliers: [supplier] }, ask, context));
  if (arrival?.state === 'answered') return arrival.value;
  return refuse(arrival?.rejection === undefined ? 'SuppliersUnavailable' : 'NotFound');
}
