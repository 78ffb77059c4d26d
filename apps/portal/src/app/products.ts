/** The registry: a product is part of the portal by its line here, in the order of the navigation. */
import { flight } from '#products/flight/index.ts';
import { hotel } from '#products/hotel/index.ts';
import type { PortalProduct, ProductKind } from '#shared/product.ts';

const REGISTERED = {
  Hotel: hotel,
  Flight: flight,
} as const satisfies { readonly [Kind in ProductKind]: PortalProduct<Kind> };

type Registered = (typeof REGISTERED)[ProductKind];

export const PRODUCTS: readonly Registered[] = Object.values(REGISTERED);
export type ProductPage = Registered['pages'][number];
