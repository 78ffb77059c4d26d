/** What the airlines know of booked travelers besides their names, as it can be edited. */
import { completeTraveler } from '@sojourn/contract/travelers.ts';
import { z } from 'zod';
import { WIRE_PRODUCTS } from '#product-list.ts';

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
