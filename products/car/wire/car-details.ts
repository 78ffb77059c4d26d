/** What the company knows of the main driver, as it can be edited; drivers are changed with the rental. */
import { z } from 'zod';
import { WIRE_PRODUCTS } from '#product-list.ts';
import { completeCarDraft } from './car-draft.ts';

export const carDetails = completeCarDraft
  .pick({ loyaltyNumber: true, flightNumber: true })
  .extend({ kind: z.literal(WIRE_PRODUCTS.car) });
export type CarDetails = z.output<typeof carDetails>;
