/** What the operator knows of the travelers besides their ride, as it can be edited. */
import { z } from 'zod';
import { WIRE_PRODUCTS } from '#product-list.ts';
import { completeGroundDraft } from './ground-draft.ts';

export const groundDetails = completeGroundDraft
  .pick({ rider: true, rideAddress: true, driverNote: true })
  .extend({ kind: z.literal(WIRE_PRODUCTS.ground), riderPhone: completeGroundDraft.shape.phone });
export type GroundDetails = z.output<typeof groundDetails>;
