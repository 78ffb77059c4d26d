/** The rows of the authorization matrix that products declare for their own calls. */
import { joined } from '@sojourn/contract/products/joined.ts';
import type { Product } from '@sojourn/domain/products/product.ts';
import { CAR_ROWS } from '../car/testing/authorization-rows.ts';
import { FLIGHT_ROWS } from '../flight/testing/authorization-rows.ts';
import { HOTEL_ROWS } from '../hotel/testing/authorization-rows.ts';

const ROWS = { hotel: HOTEL_ROWS, flight: FLIGHT_ROWS, car: CAR_ROWS } as const satisfies {
  readonly [P in Product]: object;
};

export const PRODUCT_ROWS = joined<(typeof ROWS)[keyof typeof ROWS]>(Object.values(ROWS));
