/** A booked car, on the list of trips and in full. */
import { moneySchema } from '@sojourn/contract/primitives.ts';
import { tripCardFields, tripDetailFields } from '@sojourn/contract/trip-parts.ts';
import { z } from 'zod';
import { WIRE_PRODUCTS } from '#product-list.ts';
import { carOptions, carSummary } from './car-checkout.ts';
import { carFinding, carPrice, linkedFlight } from './cars.ts';

/** Its `total` is what was paid to us. */
export const carTripCard = z.object({
  ...tripCardFields,
  kind: z.literal(WIRE_PRODUCTS.car),
  rental: carSummary,
  /** Paid to the company when the car is picked up. */
  atDesk: moneySchema,
});
export type CarTripCard = z.output<typeof carTripCard>;

export const carTripDetail = carTripCard.extend({
  ...tripDetailFields,
  price: carPrice,
  options: carOptions,
  /** The first is the main driver. */
  drivers: z.array(z.object({ firstName: z.string(), lastName: z.string() })),
  licenseCountry: z.string(),
  /** Empty without one. */
  loyaltyNumber: z.string(),
  flightNumber: z.string(),
  /** The company's own record number; null until it has confirmed. */
  supplierLocator: z.string().nullable(),
  landing: linkedFlight.nullable(),
  leaving: linkedFlight.nullable(),
  findings: z.array(carFinding),
});
export type CarTripDetail = z.output<typeof carTripDetail>;
