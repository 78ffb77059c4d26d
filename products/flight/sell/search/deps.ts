/** What the flight search is handed, and what its calls have in common. */
import type { Locale } from '@sojourn/contract/primitives.ts';
import type { TripPlan } from '@sojourn/domain/booking/trip-plan.ts';
import type { Clock } from '@sojourn/domain/effects.ts';
import { can, type Tenant } from '@sojourn/domain/tenants/tenant.ts';
import type { RequestContext } from '@sojourn/server/context.ts';
import type { MarketFreezer } from '@sojourn/server/modules/companies/policy/market/freeze-prices.ts';
import { refuse } from '@sojourn/server/refusal.ts';
import { callSuppliers } from '@sojourn/server/suppliers/call-suppliers.ts';
import type { CallContext, Outcome } from '@sojourn/server/suppliers/outcome.ts';
import type { Owner } from '@sojourn/server/workflow/saga.ts';
import type { FlightSupplier } from '../supplier.ts';

export type FlightDeps = {
  readonly clock: Clock;
  readonly tenants: readonly Tenant[];
  readonly suppliers: readonly FlightSupplier[];
  /**
   * The airports that an airport's or a city's code means, with `nearby` also those that are near them; none
   * for an unknown one.
   */
  readonly airportsOf: (
    code: string,
    nearby?: boolean,
  ) => readonly { readonly code: string; readonly zone: string }[];
  /** Of the city that an airport is of; the airport's own where it's of none. */
  readonly cityCodeOf: (airport: string) => string;
  readonly marketFreezer: MarketFreezer;
  /** Countries without a passport check between them share an area. */
  readonly borderAreaOf: (countryCode: string) => string;
  /** What a customer has booked and not yet done. */
  readonly plansOf: (reader: Owner & { readonly locale: Locale }) => Promise<readonly TripPlan[]>;
  /** What a supplier is waited for. */
  readonly limits: { readonly supplierMs: number };
  readonly log: { readonly warn: (details: object, text: string) => void };
};

/** Refuses `NotFound` where the tenant's portal does not sell flights. */
export function requireFlights({ tenants }: FlightDeps, { tenantId }: RequestContext): void {
  const tenant = tenants.find(({ id }) => id === tenantId);
  if (tenant === undefined || !can(tenant, 'flights')) refuse('NotFound');
}

type Sold = { readonly sliceId: string };

/** Those who sell every one of the slices; of no slices everybody. */
export const suppliersOf = (deps: FlightDeps, slices: readonly Sold[]): readonly FlightSupplier[] =>
  deps.suppliers.filter(({ sells }) => slices.every(({ sliceId }) => sells(sliceId)));

/**
 * The answer of the one supplier whose slices these are. Refuses `RateNotAvailable` when nobody sells them,
 * `SuppliersUnavailable` when it does not answer; passes its rejections to `onRejected`.
 */
export async function askOwner<Value, Rejection>(
  deps: FlightDeps,
  slices: readonly Sold[],
  ask: (supplier: FlightSupplier, call: CallContext) => Promise<Outcome<Value, Rejection>>,
  context: RequestContext,
  onRejected: (rejection: Rejection) => never,
): Promise<Value> {
  const [owner] = suppliersOf(deps, slices);
  if (owner === undefined) return refuse('RateNotAvailable');
  const [arrival] = await Promise.all(callSuppliers({ ...deps, suppliers: [owner] }, ask, context));
  if (arrival?.state === 'answered') return arrival.value;
  if (arrival?.rejection !== undefined) return onRejected(arrival.rejection as Rejection);
  return refuse('SuppliersUnavailable');
}
