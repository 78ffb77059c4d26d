/** What the search of homes is handed, and what its calls have in common. */
import type { Locale } from '@sojourn/contract/primitives.ts';
import type { TripPlan } from '@sojourn/domain/booking/trip-plan.ts';
import type { Clock } from '@sojourn/domain/effects.ts';
import { can, type Tenant } from '@sojourn/domain/tenants/tenant.ts';
import type { Actor, RequestContext } from '@sojourn/server/context.ts';
import type { MarketFreezer } from '@sojourn/server/modules/companies/policy/market/freeze-prices.ts';
import type { CityName } from '@sojourn/server/modules/selling/locations/city-name.ts';
import type { Places } from '@sojourn/server/modules/selling/locations/places.ts';
import { refuse } from '@sojourn/server/refusal.ts';
import { callSuppliers } from '@sojourn/server/suppliers/call-suppliers.ts';
import type { CallContext, Outcome } from '@sojourn/server/suppliers/outcome.ts';
import type { Owner } from '@sojourn/server/workflow/saga.ts';
import type { HomeSupplier } from '../supplier.ts';

type Position = { readonly lat: number; readonly lon: number };
type PlaceOfAirport = (code: string) => (Position & { readonly zone: string }) | undefined;

export type HomeSearchDeps = {
  readonly clock: Clock;
  readonly tenants: readonly Tenant[];
  readonly suppliers: readonly HomeSupplier[];
  readonly places: Places;
  readonly marketFreezer: MarketFreezer;
  readonly placeOfAirport: PlaceOfAirport;
  readonly cityName: CityName;
  /** What a customer has booked and not yet done. */
  readonly plansOf: (reader: Owner & { readonly locale: Locale }) => Promise<readonly TripPlan[]>;
  /** Miles per dollar of the customer's first rewards account; null without one. */
  readonly homeMultiplier: (actor: Actor) => Promise<number | null>;
  /** What a supplier is waited for. */
  readonly limits: { readonly supplierMs: number };
  readonly log: { readonly warn: (details: object, text: string) => void };
};

/** Refuses `NotFound` where the tenant's portal sells no homes. */
export function requireHomes(
  { tenants }: Pick<HomeSearchDeps, 'tenants'>,
  { tenantId }: Pick<RequestContext, 'tenantId'>,
): void {
  const tenant = tenants.find(({ id }) => id === tenantId);
  if (tenant === undefined || !can(tenant, 'homes')) refuse('NotFound');
}

/** Refuses `NotFound` for a home that nobody lets. */
export const requireSupplier = (
  { suppliers }: Pick<HomeSearchDeps, 'suppliers'>,
  homeId: string,
): HomeSupplier => suppliers.find(({ sells }) => sells(homeId)) ?? refuse('NotFound');

/**
 * The answer of one supplier. Refuses `SuppliersUnavailable` when it does not answer; its rejections go to
 * `onRejected`.
 */
export async function askOne<Value, Rejection>(
  deps: Pick<HomeSearchDeps, 'limits' | 'log'>,
  supplier: HomeSupplier,
  ask: (supplier: HomeSupplier, call: CallContext) => Promise<Outcome<Value, Rejection>>,
  context: RequestContext,
  onRejected: (rejection: Rejection) => never,
): Promise<Value> {
  const [arrival] = await Promise.all(callSuppliers({ ...deps, suppliers: [supplier] }, ask, context));
  if (arrival?.state === 'answered') return arrival.value;
  if (arrival?.rejection !== undefined) return onRejected(arrival.rejection as Rejection);
  return refuse('SuppliersUnavailable');
}
