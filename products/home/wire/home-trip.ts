/** A booked home, on the list of trips and in full. */

import { instant } from '@sojourn/contract/primitives.ts';
import { tripCardFields, tripDetailFields } from '@sojourn/contract/trip-parts.ts';
import { z } from 'zod';
import { WIRE_PRODUCTS } from '#product-list.ts';
import { homeSummary } from './home-checkout.ts';
import { homeClaim, homeTripDeposit } from './home-deposits.ts';
import { homeCard } from './home-search.ts';
import { homeArrival, homeParty } from './homes.ts';

export const homeTripCard = z.object({
  ...tripCardFields,
  kind: z.literal(WIRE_PRODUCTS.home),
  stays: homeSummary.shape.stays,
  /** Who comes. `party` is of every trip: who booked it for whom. */
  guests: homeParty,
});
export type HomeTripCard = z.output<typeof homeTripCard>;

export const homeTripDetail = homeTripCard.extend({
  ...tripDetailFields,
  guest: z.object({ firstName: z.string(), lastName: z.string() }),
  message: z.string(),
  /** Of each home in order; null until it's confirmed. */
  arrivals: z.array(homeArrival.nullable()),
  /** The supplier's own record number. */
  supplierLocator: z.string().nullable(),
  /** None before it's confirmed. */
  deposits: z.array(homeTripDeposit),
  claims: z.array(homeClaim),
  /** The host canceled. `homes`: others that fit, null while they're looked for. */
  rebooking: z.object({ canceledAt: instant, homes: z.array(homeCard).nullable() }).nullable(),
});
export type HomeTripDetail = z.output<typeof homeTripDetail>;
