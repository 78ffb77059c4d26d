/** What the airlines know of booked travelers besides their names, as it can be edited. */
import { WIRE_PRODUCTS } from '@sojourn/domain/products/product.ts';
import { z } from 'zod';
import { completeTraveler } from '../../travelers.ts';

/** By the travelers' places in the trip. */
export const flightDetails = z.object({
  kind: z.literal(WIRE_PRODUCTS.flight),
  travelers: z
    .array(
      completeTraveler.pick({
        frequentFlyerNumber: true,
        knownTravelerNumber: true,
        tsaRedressNumber: true,
        specialAssistance: true,
      }),
    )
    .min(1)
    .max(20),
});
export type FlightDetails = z.output<typeof flightDetails>;
