/** Changing a booked ride: its time, as the same booking. */
import { cancelTerms } from '@sojourn/contract/primitives.ts';
import { z } from 'zod';
import { WIRE_PRODUCTS } from '#product-list.ts';
import { localMoment, rideTime } from './transfers.ts';

export const groundChangeAsk = z.object({ kind: z.literal(WIRE_PRODUCTS.ground), time: rideTime });
export type GroundChangeAsk = z.output<typeof groundChangeAsk>;

const changedRide = z.object({ time: rideTime, pickUp: localMoment, arrives: localMoment });
export const groundChangeDetail = z.object({
  kind: z.literal(WIRE_PRODUCTS.ground),
  before: changedRide,
  after: changedRide,
  cancellation: cancelTerms,
});
export type GroundChangeDetail = z.output<typeof groundChangeDetail>;
