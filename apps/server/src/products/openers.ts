/** The second registry: how the root opens each product. Tests that need no market leave it unloaded. */
import type { Product } from '@sojourn/domain/products/product.ts';
import { carOpener } from './car/open-car.ts';
import { flightOpener } from './flight/open-flight.ts';
import { hotelOpener } from './hotel/open-hotel.ts';
import type { ProductOpener } from './open-product.ts';

export const OPENERS = {
  hotel: hotelOpener,
  flight: flightOpener,
  car: carOpener,
} as const satisfies { readonly [P in Product]: ProductOpener };
