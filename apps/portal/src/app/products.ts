/** The registry: a product is part of the portal by its line here, in the order of the navigation. */
import { car } from '#products/car/index.ts';
import { flight } from '#products/flight/index.ts';
import { hotel } from '#products/hotel/index.ts';
import type { PortalProducts } from '#shared/product/use-products.ts';

export const PRODUCTS = { hotel, flight, car } as const satisfies PortalProducts;

export type ProductPage = (typeof PRODUCTS)[keyof typeof PRODUCTS]['pages'][number];
