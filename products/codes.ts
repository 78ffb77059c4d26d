/** The errors and booking failures that each product adds. No schemas. */
import type { ProductCodes } from '@sojourn/contract/error-entry.ts';
import { type Joined, joined } from '@sojourn/contract/joined.ts';
import { PRODUCT_CODES } from './lists/codes.ts';
import type { Product } from './product-list.ts';

const CODES = PRODUCT_CODES satisfies { readonly [P in Product]: ProductCodes };
type Codes = (typeof CODES)[keyof typeof CODES];

export const PRODUCT_ERRORS: Joined<Codes['errors']> = joined(
  Object.values(CODES).map(({ errors }) => errors),
);

export type BookingFailureReason = Codes['failures'][number];
export const BOOKING_FAILURES = [
  ...new Set<BookingFailureReason>(Object.values(CODES).flatMap(({ failures }) => [...failures])),
] as [BookingFailureReason, ...BookingFailureReason[]];
