/** What is sold: one line for each product. */
import type { Joined } from '@sojourn/contract/products/joined.ts';
import type { Product } from '@sojourn/domain/products/product.ts';
import type { CarbonOf } from '#modules/booking/summaries/fill-carbon.ts';
import { createPlans } from '../modules/booking/other-plans.ts';
import { car } from './car/capability.ts';
import { carbonOfRental } from './car/carbon-of-rental.ts';
import { createCarProduct } from './car/create-car-product.ts';
import { flight } from './flight/capability.ts';
import { carbonOfFlight } from './flight/carbon-of-flight.ts';
import { createFlightProduct } from './flight/create-flight-product.ts';
import { hotel } from './hotel/capability.ts';
import { carbonOfStay } from './hotel/carbon-of-stay.ts';
import { createHotelProduct } from './hotel/create-hotel-product.ts';
import type { ServerProduct } from './product.ts';

const PARTS = {
  hotel: { create: createHotelProduct, capability: hotel },
  flight: { create: createFlightProduct, capability: flight },
  car: { create: createCarProduct, capability: car },
} as const satisfies { readonly [P in Product]: object };
type Parts = typeof PARTS;

export const PRODUCT_CAPABILITIES = Object.values(PARTS).map(({ capability }) => capability);

type Plans = ReturnType<typeof createPlans>;
type NeededDeps = Joined<Parameters<Parts[keyof Parts]['create']>[0]>;
/** What the products need from outside, together. */
export type ProductDeps = Omit<NeededDeps, keyof Plans>;
export type Products = { readonly [P in Product]: ServerProduct };
/** A product that's missing above is one error there, not one wherever products are used. */
type CreatedProducts = {
  readonly [P in Product]: P extends keyof Parts ? ReturnType<Parts[P]['create']> : never;
};

export function createProducts(deps: ProductDeps): CreatedProducts {
  const plansOf: Plans['plansOf'] = (reader) => createPlans({ ...deps, products }).plansOf(reader);
  const all = { ...deps, plansOf };
  const products = Object.fromEntries(
    Object.entries(PARTS).map(([product, { create }]) => [product, create(all)]),
  ) as CreatedProducts;
  return products;
}

const CARBON = { hotel: carbonOfStay, flight: carbonOfFlight, car: carbonOfRental };
/** What a booking emits, for those that an older server booked. */
export const carbonOf: CarbonOf = (sale) => CARBON[sale.product](sale as never);
