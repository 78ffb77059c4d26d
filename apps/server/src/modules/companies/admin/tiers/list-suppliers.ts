import type { adminTierCalls } from '@sojourn/contract/admin/tier-calls.ts';
import type { OutputOf } from '@sojourn/contract/call.ts';
import type { Supplier } from '@sojourn/domain/policy/trip-rules.ts';
import { PRODUCTS } from '@sojourn/products/product-list.ts';
import type { PolicyProducts } from '../../policy/judge-sale.ts';

const byName = (suppliers: readonly Supplier[]): Supplier[] =>
  suppliers
    .map(({ code, name }) => ({ code, name }))
    .toSorted((a, b) => a.name.localeCompare(b.name, 'en') || (a.code < b.code ? -1 : 1));

type Listed = OutputOf<(typeof adminTierCalls)['listTierSuppliers']>;
/** What a tier can prefer or block, of each product. */
export const listSuppliers = (products: PolicyProducts): Listed =>
  Object.fromEntries(PRODUCTS.map((product) => [product, byName(products[product].suppliers())])) as Listed;
