import { can } from '@sojourn/domain/tenants/tenant.ts';
import { useTenant } from '@sojourn/web/tenant/tenant.tsx';
import { createContext, useContext, useMemo } from 'react';
import type { PortalProduct } from './product.ts';

const ProductsContext = createContext<readonly PortalProduct[]>([]);

/** Hands the registered products to everything below. */
export const ProductsProvider = ProductsContext;

/** Every product, in the order of the navigation. */
export const useProducts = (): readonly PortalProduct[] => useContext(ProductsContext);

/** Those that the tenant sells. */
export function useSoldProducts(): readonly PortalProduct[] {
  const tenant = useTenant();
  const products = useProducts();
  return useMemo(() => products.filter(({ capability }) => can(tenant, capability)), [products, tenant]);
}
