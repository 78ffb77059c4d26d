import { can } from '@sojourn/domain/tenants/tenant.ts';
import { type Product, productFromWire } from '@sojourn/products/product-list.ts';
import { useTenant } from '@sojourn/web/tenant/tenant.tsx';
import { createContext, useContext, useMemo } from 'react';
import type { Page, PortalProduct } from './product.ts';
import type { WireKind } from './rows.ts';

/** In the order of the navigation. */
type PortalProducts = {
  readonly [P in Product]: PortalProduct<P, readonly Page[], readonly Page[]>;
};

const ProductsContext = createContext<PortalProducts | null>(null);

/** Hands the registered products to everything below. */
export const ProductsProvider = ProductsContext;

function useRegistry(): PortalProducts {
  const products = useContext(ProductsContext);
  if (!products) throw new Error('no products are provided');
  return products;
}

/** Every product, in the order of the navigation. */
export function useProducts(): readonly PortalProduct[] {
  const products = useRegistry();
  // A product receives only its own rows: callers find it by the row's kind
  return useMemo(() => Object.values(products) as unknown as readonly PortalProduct[], [products]);
}

/** Those that the tenant sells. */
export function useSoldProducts(): readonly PortalProduct[] {
  const tenant = useTenant();
  const products = useProducts();
  return useMemo(() => products.filter(({ capability }) => can(tenant, capability)), [products, tenant]);
}

/** The product of a trip or a checkout. */
export function useProductOf(): (row: { readonly kind: WireKind }) => PortalProduct {
  const products = useRegistry();
  return ({ kind }) => products[productFromWire(kind)] as unknown as PortalProduct;
}
