/** The checkout of a car: what it is opened with, what is chosen, typed and shown. */
import { CAR_EXTRAS } from '@sojourn/domain/products/car/car.ts';
import { WIRE_PRODUCTS } from '@sojourn/domain/products/product.ts';
import { z } from 'zod';
import { cancelTerms, idOf, instant, localeSchema, moneySchema, personName } from '../../primitives.ts';
import { carOffer, carRequest } from './car-search.ts';
import {
  carCompany,
  carExtraKind,
  carExtraOffer,
  carFacts,
  carFinding,
  carId,
  carLoyaltyProgram,
  carPrice,
  companyCover,
  driverAge,
  driverRules,
  fuelPolicy,
  linkedFlight,
  mileage,
  payWay,
  rentalEnd,
} from './cars.ts';

/** What a quote is made of besides the car and its times: each is quoted anew when it changes. */
export const carOptions = z.object({
  payWay,
  /** The main driver's, in years on the day of pick-up. */
  driverAge,
  extras: z.array(z.object({ kind: carExtraKind, count: z.int().min(0).max(9) })).max(CAR_EXTRAS.length),
  /** It is driven abroad, for the company's fee. */
  crossBorder: z.boolean(),
});
export type CarOptions = z.output<typeof carOptions>;

/** Opens a checkout: the car as it was looked at. */
export const carCheckoutInput = carRequest.extend({
  product: z.literal(WIRE_PRODUCTS.car),
  payWay,
  extras: carOptions.shape.extras.optional(),
  crossBorder: z.boolean().optional(),
  locale: localeSchema.optional(),
  /** The total that the traveler saw; a more expensive quote is reported immediately. */
  shownTotalMinor: z.int().optional(),
});
export type CarCheckoutInput = z.output<typeof carCheckoutInput>;

/** What is rented, as it was when the quote was made. */
export const carSummary = z.object({
  carId,
  car: carFacts,
  company: carCompany,
  pickUp: rentalEnd,
  dropOff: rentalEnd,
  days: z.int(),
  mileage,
  fuelPolicy,
  cover: companyCover,
  deposit: moneySchema,
  drivers: driverRules,
  loyaltyProgram: carLoyaltyProgram.nullable(),
});
export type CarSummary = z.output<typeof carSummary>;

export const carQuote = z.object({
  quoteId: idOf('quo'),
  expiresAt: instant,
  /** `dueToday` is what is paid now, and may be nothing. */
  price: carPrice,
  /** What is charged, as every quote says it: `price.dueToday`. */
  total: moneySchema,
  /** Rewards that what is due today costs; 0 at the desk. */
  miles: z.int(),
  cancellation: cancelTerms,
  termsVersion: z.string(),
  snapshotHash: z.string(),
});

/** Typed fields besides those of `paymentDraft`; half-filled is fine. */
export const carDraftFields = {
  /** The first is the main driver; as many more as additional drivers were chosen. */
  drivers: z
    .array(
      z.object({
        /** The saved traveler that it was filled from; null for one that is typed. */
        personId: idOf('trv').nullable(),
        firstName: z.string().max(60),
        lastName: z.string().max(60),
      }),
    )
    .max(6),
  /** ISO 3166 of two letters: the country of the main driver's license. */
  licenseCountry: z.string().max(2),
  loyaltyNumber: z.string().max(30),
  /** `TP 216`, so that the desk waits when it is late. */
  flightNumber: z.string().max(12),
  /** It is rented although they have a car for these days already. */
  duplicateAccepted: z.boolean(),
};
/** What those must be to be paid for. */
export const completeCarFields = {
  drivers: z
    .array(z.object({ personId: idOf('trv').nullable(), firstName: personName, lastName: personName }))
    .min(1)
    .max(6),
  licenseCountry: z.string().regex(/^[A-Z]{2}$/),
  flightNumber: z
    .string()
    .trim()
    .max(12)
    .regex(/^$|^[A-Za-z0-9]{2}\s?\d{1,4}[A-Za-z]?$/),
};

/** What a car's checkout has besides what every checkout has. */
export const carCheckoutFields = {
  rental: carSummary,
  quote: carQuote,
  options: carOptions,
  /** What each way to pay comes to with these options. */
  payWays: z.array(z.object({ payWay, dueToday: moneySchema, atDesk: moneySchema, total: moneySchema })),
  extras: z.array(carExtraOffer),
  crossBorder: z.object({ countries: z.array(z.string()), fee: moneySchema }).nullable(),
  /** The total before the last change that the traveler has not yet accepted; null when there is none. */
  priceChange: z
    .object({ oldTotal: moneySchema, newTotal: moneySchema, alternatives: z.array(carOffer) })
    .nullable(),
  /** The traveler's own flights around it. */
  landing: linkedFlight.nullable(),
  leaving: linkedFlight.nullable(),
  /** What doesn't go well together, the gravest first. */
  findings: z.array(carFinding),
};
