/** Whether what somebody is about to buy is in their company's policy. */
import type { CalendarDate } from '@sojourn/domain/dates.ts';
import type { Clock } from '@sojourn/domain/effects.ts';
import { bookingDay } from '@sojourn/domain/policy/booking-day.ts';
import type { PolicyTier } from '@sojourn/domain/policy/tier.ts';
import type { Supplier } from '@sojourn/domain/policy/trip-rules.ts';
import type { Verdict } from '@sojourn/domain/policy/verdict.ts';
import { can, type Tenant, type TenantId } from '@sojourn/domain/tenants/tenant.ts';
import type { Product } from '@sojourn/products/product-list.ts';
import type { Actor } from '#context.ts';
import type { Db } from '#db/client.ts';
import type { MarketProduct } from './market/add-market.ts';
import { readTier, type StoredTier } from './store.ts';

type Offered = { readonly offer: object };
/** What policy needs from a product (a method, as in modules/selling/checkouts/product.ts). */
export type PolicyProduct<S extends Offered = Offered> = MarketProduct<S> & {
  /** By its own facts: stars and nights, fare classes and hours, days. `bookedOn`: a `bookingDay`. */
  judge(tier: PolicyTier, offer: S['offer'], bookedOn: CalendarDate): Verdict;
  /** Those that a tier can prefer or block. */
  suppliers(): readonly Supplier[];
};
export type PolicyProducts = { readonly [P in Product]: PolicyProduct };

type Deps = {
  readonly db: Db;
  readonly clock: Clock;
  readonly tenantOf: (id: TenantId) => Pick<Tenant, 'capabilities'>;
  readonly products: PolicyProducts;
};
export type JudgedSale = { readonly tier: StoredTier; readonly verdict: Verdict };

/** The tier that a person travels under; null on the consumer site and for a person without one. */
export async function findTier(
  deps: Pick<Deps, 'db' | 'tenantOf'>,
  actor: Actor,
): Promise<StoredTier | null> {
  if (!can(deps.tenantOf(actor.tenantId), 'corporate')) return null;
  return readTier(deps.db, actor.tenantId, actor.subject);
}

/** Null where there is no policy: on the consumer site, and for customers without a tier. */
export async function judgeSale(
  deps: Deps,
  sale: Offered & { readonly product: Product },
  actor: Actor,
): Promise<JudgedSale | null> {
  const tier = await findTier(deps, actor);
  if (!tier) return null;
  const bookedOn = bookingDay(deps.clock.now(), tier.zone);
  return { tier, verdict: deps.products[sale.product].judge(tier.rules, sale.offer, bookedOn) };
}
