/** The registry of codes: the errors and booking failures that each product adds. No schemas. */
import type { Product } from '@sojourn/domain/products/product.ts';
import type { ProductCodes } from '../error-entry.ts';
import { carCodes } from './car/car-codes.ts';
import { flightCodes } from './flight/flight-codes.ts';
import { hotelCodes } from './hotel/hotel-codes.ts';
import { type Joined, joined } from './joined.ts';

const CODES = {
  hotel: hotelCodes,
  flight: flightCodes,
  car: carCodes,
} as const satisfies { readonly [P in Product]: ProductCodes };
type Codes = (typeof CODES)[keyof typeof CODES];

export const PRODUCT_ERRORS: Joined<Codes['errors']> = joined(
  Object.values(CODES).map(({ errors }) => errors),
);

export type BookingFailureReason = Codes['failures'][number];
export const BOOKING_FAILURES = [
  ...new Set<BookingFailureReason>(Object.values(CODES).flatMap(({ failures }) => [...failures])),
] as [BookingFailureReason, ...BookingFailureReason[]];
