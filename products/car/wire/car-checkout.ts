/** The checkout of a car: what it is opened with, what is chosen, typed and shown. */
import { call } from '@sojourn/contract/call.ts';
import {
  checkoutFields,
  checkoutParams,
  priceChange,
  quoteFields,
  startFields,
} from '@sojourn/contract/checkout-parts.ts';
import { marketPrice } from '@sojourn/contract/policy.ts';
import { moneySchema } from '@sojourn/contract/primitives.ts';
import { z } from 'zod';
import { WIRE_PRODUCTS } from '#product-list.ts';
import { CAR_EXTRAS } from '../rules/car.ts';
import { carDraft } from './car-draft.ts';
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
  ...startFields,
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

/** `total` is what is due today, and may be nothing: then no rewards can pay either. */
export const carQuote = z.object({
  ...quoteFields,
  price: carPrice,
  /** As it was when the quote was made, for a company's traveler. */
  market: marketPrice.optional(),
});

export const carCheckout = z.object({
  ...checkoutFields,
  kind: z.literal(WIRE_PRODUCTS.car),
  rental: carSummary,
  quote: carQuote,
  options: carOptions,
  /** What each way to pay comes to with these options. */
  payWays: z.array(z.object({ payWay, dueToday: moneySchema, atDesk: moneySchema, total: moneySchema })),
  extras: z.array(carExtraOffer),
  crossBorder: z.object({ countries: z.array(z.string()), fee: moneySchema }).nullable(),
  priceChange: priceChange(carOffer),
  /** The traveler's own flights around it. */
  landing: linkedFlight.nullable(),
  leaving: linkedFlight.nullable(),
  /** What doesn't go well together, the gravest first. */
  findings: z.array(carFinding),
  draft: carDraft,
});
export type CarCheckout = z.output<typeof carCheckout>;

/** What a supplier may answer when it is asked for the price of a car. */
export const CAR_PRICE_ERRORS = [
  'NoAvailability',
  'RateNotAvailable',
  'DeskClosed',
  'DriverTooYoung',
  'DriverTooOld',
  'MaximumPriceIncreaseReached',
  'SuppliersUnavailable',
] as const;

export const carCheckoutCalls = {
  chooseCarOptions: call({
    method: 'PUT',
    path: '/checkouts/:checkoutId/car-options',
    summary: 'Sets how a car is paid, the driver’s age and extras, and quotes again',
    auth: 'customer',
    params: checkoutParams,
    input: carOptions,
    output: carCheckout,
    errors: ['CheckoutClosed', ...CAR_PRICE_ERRORS],
  }),
} as const;
