/** A booked car, on the list of trips and whole. */
import { z } from 'zod';
import { moneySchema } from '../../primitives.ts';
import { carOptions, carSummary } from './car-checkout.ts';
import { carFinding, carPrice, linkedFlight } from './cars.ts';

/** What a car's trip card has besides what every card has; its `total` is what was paid to us. */
export const carTripCardFields = {
  rental: carSummary,
  /** Paid to the company when the car is picked up. */
  atDesk: moneySchema,
};

/** What a car's trip has besides what every trip has. */
export const carTripDetailFields = {
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
};
