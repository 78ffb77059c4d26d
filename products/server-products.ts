/** What the server sells, and how. */
import type { Joined } from '@sojourn/contract/joined.ts';
import { createPlans } from '@sojourn/server/modules/selling/booking/other-plans.ts';
import type { CarbonOf } from '@sojourn/server/modules/selling/booking/summaries/fill-carbon.ts';
import type { ServerProduct } from '@sojourn/server/products/product.ts';
import { SELLERS } from './lists/sellers.ts';
import type { Product } from './product-list.ts';

type Sellers = typeof SELLERS;

export const PRODUCT_CAPABILITIES = Object.values(SELLERS).map(({ capability }) => capability);

type Plans = ReturnType<typeof createPlans>;
type NeededDeps = Joined<Parameters<Sellers[Product]['create']>[0]>;
/** What the products need from outside, together. */
export type ProductDeps = Omit<NeededDeps, keyof Plans>;
export type Products = { readonly [P in Product]: ServerProduct };
type CreatedProducts = { readonly [P in Product]: ReturnType<Sellers[P]['create']> };

export function createProducts(deps: ProductDeps): CreatedProducts {
  const plansOf: Plans['plansOf'] = (reader) => createPlans({ ...deps, products }).plansOf(reader);
  const all = { ...deps, plansOf };
  const products = Object.fromEntries(
    Object.entries(SELLERS).map(([product, { create }]) => [product, create(all)]),
  ) as CreatedProducts;
  return products;
}

/** What a booking emits, for those that an older server booked. */
export const carbonOf: CarbonOf = (sale) => SELLERS[sale.product].estimateCarbon(sale as never);
