/** Changing a booked car: other times at the same desks, or other drivers, and how that reads. */
import { cancelTerms, localDateTime, moneySchema, personName } from '@sojourn/contract/primitives.ts';
import { z } from 'zod';
import { WIRE_PRODUCTS } from '#product-list.ts';

/** The whole rental as it shall be; the first is the main driver, all others cost the desk's fee. */
export const carChangeAsk = z.object({
  kind: z.literal(WIRE_PRODUCTS.car),
  pickUp: localDateTime,
  dropOff: localDateTime,
  drivers: z
    .array(z.object({ firstName: personName, lastName: personName }))
    .min(1)
    .max(6),
});
export type CarChangeAsk = z.output<typeof carChangeAsk>;

const changedRental = z.object({
  pickUp: localDateTime,
  dropOff: localDateTime,
  days: z.int(),
  drivers: z.array(z.object({ firstName: z.string(), lastName: z.string() })),
  /** Paid to the company when the car is picked up. */
  atDesk: moneySchema,
});
export const carChangeDetail = z.object({
  kind: z.literal(WIRE_PRODUCTS.car),
  before: changedRental,
  after: changedRental,
  cancellation: cancelTerms,
});
export type CarChangeDetail = z.output<typeof carChangeDetail>;
