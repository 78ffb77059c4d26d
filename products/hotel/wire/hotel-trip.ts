/** A booked hotel, on the list of trips and in full. */
import { tripCardFields, tripDetailFields } from '@sojourn/contract/trip-parts.ts';
import { z } from 'zod';
import { WIRE_PRODUCTS } from '#product-list.ts';
import { staySummary } from './hotel-checkout.ts';
import { propertyFee, stayPrice } from './stays.ts';

export const hotelTripCard = z.object({
  ...tripCardFields,
  kind: z.literal(WIRE_PRODUCTS.hotel),
  stay: staySummary,
});
export type HotelTripCard = z.output<typeof hotelTripCard>;

export const hotelTripDetail = hotelTripCard.extend({
  ...tripDetailFields,
  price: stayPrice,
  feesAtProperty: z.array(propertyFee),
  guests: z.array(z.object({ firstName: z.string(), lastName: z.string() })),
  requests: z.string(),
  loyaltyNumber: z.string(),
  /** The hotel's own record number. */
  supplierLocator: z.string().nullable(),
});
export type HotelTripDetail = z.output<typeof hotelTripDetail>;
