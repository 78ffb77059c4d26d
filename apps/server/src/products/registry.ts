/** What is sold: one line for each product. */
import type { Product } from '@sojourn/domain/products/product.ts';
import { createFlightProduct } from './flight/create-flight-product.ts';
import type { FlightDeps } from './flight/sale.ts';
import { createHotelProduct } from './hotel/create-hotel-product.ts';
import type { HotelDeps } from './hotel/sale.ts';
import type { ServerProduct } from './product.ts';

/** What the products need from outside, together. */
export type ProductDeps = HotelDeps & FlightDeps;
export type Products = { readonly [P in Product]: ServerProduct };

export const createProducts = (deps: ProductDeps) =>
  ({
    hotel: createHotelProduct(deps),
    flight: createFlightProduct(deps),
  }) satisfies Products;
