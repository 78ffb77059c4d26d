/** Adds what comparable offers cost to what is about to be bought: policies judge it by that for good. */
import { sumOfMarkets } from '@sojourn/domain/policy/market-price.ts';
import type { Product } from '@sojourn/products/product-list.ts';
import type { Actor } from '#context.ts';
import type { CallContext } from '#suppliers/outcome.ts';
import { createMarketFreezer, type FreezeDeps } from './freeze-prices.ts';
import type { MarketPrices } from './store.ts';

type Compared = { readonly offer: object };
/** What market caps need from a product (methods, as in modules/selling/checkouts/product.ts). */
export type MarketProduct<S extends Compared = Compared> = {
  readonly comparing: {
    /** Null for an offer that nothing is comparable to. Of several items the prices are added up. */
    keyOf(sale: S): { readonly trip: string; readonly items: readonly string[] } | null;
    /** By item; null when not every supplier answers. */
    find(sale: S, context: CallContext): Promise<MarketPrices | null>;
  } | null;
};

type Deps = FreezeDeps & { readonly products: { readonly [P in Product]: MarketProduct } };

/** The same on the consumer site, and where it isn't known: then only the fixed caps hold. */
export async function addMarket<S extends Compared & { readonly product: Product }>(
  deps: Deps,
  sale: S,
  { tenantId }: Pick<Actor, 'tenantId'>,
  context: CallContext,
): Promise<S> {
  const { comparing } = deps.products[sale.product];
  const freezer = createMarketFreezer(deps);
  const key = freezer.isUsed(tenantId) ? comparing?.keyOf(sale) : null;
  if (!comparing || !key) return sale;
  const { trip, items } = key;
  const known = await freezer.freezeOnce({ tenantId, product: sale.product, trip }, items, async () => {
    const found = await comparing.find(sale, context);
    return found && new Map(items.map((item) => [item, found.get(item) ?? null]));
  });
  const market = sumOfMarkets(items.map((item) => known.get(item)));
  return market ? { ...sale, offer: { ...sale.offer, market } } : sale;
}

/** A new price of the same sale is judged by what was comparable then. */
export function keepMarket<S extends Compared>(sale: S, before: object): S {
  const market = 'market' in before ? before.market : null;
  return market ? { ...sale, offer: { ...sale.offer, market } } : sale;
}
