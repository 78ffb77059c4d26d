/** What is sold: one line for each product. */
import type { Product } from '@sojourn/domain/products/product.ts';
import { createPlans } from '../modules/booking/other-plans.ts';
import { createCarProduct } from './car/create-car-product.ts';
import type { CarDeps } from './car/sale.ts';
import { createFlightProduct } from './flight/create-flight-product.ts';
import type { FlightDeps } from './flight/sale.ts';
import { createHotelProduct } from './hotel/create-hotel-product.ts';
import type { HotelDeps } from './hotel/sale.ts';
import type { ServerProduct } from './product.ts';

/** What the products need from outside, together. */
export type ProductDeps = HotelDeps & FlightDeps & Omit<CarDeps, 'plansOf'>;
export type Products = { readonly [P in Product]: ServerProduct };

export function createProducts(deps: ProductDeps) {
  const plansOf: CarDeps['plansOf'] = (owner) => createPlans({ ...deps, products }).plansOf(owner);
  const products = {
    hotel: createHotelProduct(deps),
    flight: createFlightProduct(deps),
    car: createCarProduct({ ...deps, plansOf }),
  } satisfies Products;
  return products;
}
