/**
 * The checkout lives on the server: what is typed is saved as it is typed, the quote has a clock, paying is
 * one call.
 */
import { FLIGHT_LIMITS } from '@sojourn/domain/products/flight/flight-search.ts';
import { WIRE_PRODUCTS } from '@sojourn/domain/products/product.ts';
import { z } from 'zod';
import { bookingFailure } from './booking-failures.ts';
import { call } from './call.ts';
import { carDraft, flightDraft, stayDraft, typedDraft } from './checkout-drafts.ts';
import { checkoutPayment } from './checkout-payment.ts';
import {
  art,
  calendarDate,
  cancelTerms,
  collection,
  idOf,
  instant,
  localeSchema,
  moneySchema,
  propertyFee,
  roomGuests,
  stayPrice,
} from './primitives.ts';
import { carCheckoutFields, carCheckoutInput, carOptions } from './products/car/car-checkout.ts';
import { CAR_REFUSALS } from './products/car/car-search.ts';
import { flightOption, tripFinding } from './products/flight/flight-search.ts';
import {
  chosenSlice,
  flightExtras,
  flightPrice,
  flightSummary,
  passengerCounts,
} from './products/flight/flights.ts';
import { stayCard } from './products/hotel/stay-search.ts';

/** What is being bought, as it was when the quote was made. */
export const staySummary = z.object({
  stayId: z.string(),
  name: z.string(),
  stars: z.int(),
  collection,
  address: z.string(),
  city: z.string(),
  cityPlaceId: z.string(),
  zone: z.string(),
  phone: z.string(),
  roomName: z.string(),
  roomId: z.string(),
  rateId: z.string(),
  breakfast: z.boolean(),
  checkIn: calendarDate,
  checkOut: calendarDate,
  checkInFrom: z.string(),
  checkOutUntil: z.string(),
  minimumCheckInAge: z.int(),
  rooms: z.array(roomGuests),
  loyaltyProgram: z.object({ code: z.string(), name: z.string() }).nullable(),
  art,
  cityArt: art,
});
export type StaySummary = z.output<typeof staySummary>;

/** What is charged, whatever the product calls it in its price. */
const chargedTotal = moneySchema;

export const stayQuote = z.object({
  quoteId: idOf('quo'),
  expiresAt: instant,
  price: stayPrice,
  total: chargedTotal,
  miles: z.int(),
  cancellation: cancelTerms,
  feesAtProperty: z.array(propertyFee),
  /** Version of the booking terms that are agreed to with this quote. */
  termsVersion: z.string(),
  /** SHA-256 of the snapshot of quote, terms and total, chained to the one before. */
  snapshotHash: z.string(),
});

/** A flight with its extras as it was quoted. */
export const flightQuote = z.object({
  quoteId: idOf('quo'),
  expiresAt: instant,
  price: flightPrice,
  total: chargedTotal,
  miles: z.int(),
  /** Free within the void window, then by the fare's rules. */
  cancellation: cancelTerms,
  /** For so many hours from booking every ticket can be taken back for nothing, at most until departure. */
  voidHours: z.int(),
  termsVersion: z.string(),
  snapshotHash: z.string(),
});

const change = { oldTotal: moneySchema, newTotal: moneySchema };
const base = {
  checkoutId: idOf('chk'),
  state: z.enum(['open', 'booking', 'booked']),
  /** True once the quote's clock has run out: ask for a new one (`refreshQuote`). */
  quoteExpired: z.boolean(),
  lastFailure: bookingFailure.nullable(),
  bookingId: idOf('bkg').nullable(),
  payment: checkoutPayment,
  /** `payment.earn.units`, or 0. */
  earnMiles: z.int(),
};
export const hotelCheckout = z.object({
  ...base,
  kind: z.literal('Hotel'),
  stay: staySummary,
  /** A booking of the lead guest with nights in common, in this hotel or its city (B §8). */
  duplicateBookingId: idOf('bkg').nullable(),
  quote: stayQuote,
  /** The total before the last change that the traveler has not yet accepted; null when there is none. */
  priceChange: z.object({ ...change, alternatives: z.array(stayCard) }).nullable(),
  draft: stayDraft,
});
export type HotelCheckout = z.output<typeof hotelCheckout>;
export const flightCheckout = z.object({
  ...base,
  kind: z.literal('Flight'),
  flight: flightSummary,
  quote: flightQuote,
  extras: flightExtras,
  /** Alternatives are for the first slice, the rest as chosen; totals are of the trip. */
  priceChange: z.object({ ...change, alternatives: z.array(flightOption) }).nullable(),
  draft: flightDraft,
  /** What does not go well together, by what is typed so far. */
  findings: z.array(tripFinding),
});
export type FlightCheckout = z.output<typeof flightCheckout>;

export const carCheckout = z.object({
  ...base,
  kind: z.literal('Car'),
  ...carCheckoutFields,
  draft: carDraft,
});
export type CarCheckout = z.output<typeof carCheckout>;

export const checkout = z.discriminatedUnion('kind', [hotelCheckout, flightCheckout, carCheckout]);
export type Checkout = z.output<typeof checkout>;

/** `sourceId`: `off_…`, `crd_…`, an account's reference or `pay_…`. */
const shownTender = z.object({ sourceId: z.string().max(80), amountMinor: z.int().positive() });
export type ShownTender = z.output<typeof shownTender>;

const params = z.object({ checkoutId: idOf('chk') });

/** What a supplier may answer when it is asked for the price of flights. */
const FLIGHT_PRICE_ERRORS = [
  'NoAvailability',
  'RateNotAvailable',
  'SeatTaken',
  'MaximumPriceIncreaseReached',
  'InvalidPassengers',
  'SeatsUnchecked',
  'SuppliersUnavailable',
] as const;

/** What a supplier may answer when it is asked for the price of a car. */
const CAR_PRICE_ERRORS = [
  'NoAvailability',
  'RateNotAvailable',
  'DeskClosed',
  'DriverTooYoung',
  'DriverTooOld',
  'MaximumPriceIncreaseReached',
  'SuppliersUnavailable',
] as const;

const requestedProduct = {
  locale: localeSchema.optional(),
  /** The total that the traveler saw; a more expensive quote is reported immediately. */
  shownTotalMinor: z.int().optional(),
};
export const hotelCheckoutInput = z.object({
  product: z.literal(WIRE_PRODUCTS.hotel),
  stayId: idOf('sty'),
  rateId: z.string().max(80),
  checkIn: calendarDate,
  checkOut: calendarDate,
  rooms: z.array(roomGuests).min(1).max(8),
  ...requestedProduct,
});
export type HotelCheckoutInput = z.output<typeof hotelCheckoutInput>;
export const flightCheckoutInput = z.object({
  product: z.literal(WIRE_PRODUCTS.flight),
  slices: z.array(chosenSlice).min(1).max(FLIGHT_LIMITS.slicesMax),
  passengers: passengerCounts,
  extras: flightExtras.optional(),
  ...requestedProduct,
});
export type FlightCheckoutInput = z.output<typeof flightCheckoutInput>;
/** What a checkout is opened for: a product and what it is asked for. */
export const checkoutInput = z.discriminatedUnion('product', [
  hotelCheckoutInput,
  flightCheckoutInput,
  carCheckoutInput,
]);
export type CheckoutInput = z.output<typeof checkoutInput>;

export const checkoutCalls = {
  startCheckout: call({
    method: 'POST',
    path: '/checkouts',
    summary: 'Quotes what is asked for of a product and opens a checkout for it',
    auth: 'customer',
    input: checkoutInput,
    output: checkout,
    errors: [
      ...FLIGHT_PRICE_ERRORS,
      ...CAR_PRICE_ERRORS,
      ...CAR_REFUSALS,
      'LackOfInventory',
      'PastDates',
      'CheckOutBeforeCheckIn',
      'StayTooLong',
      'TooFarAhead',
      'NoAdult',
      'TooManyTravelers',
      'TooManyLapInfants',
    ],
  }),
  getCheckout: call({
    method: 'GET',
    path: '/checkouts/:checkoutId',
    summary: 'The checkout as it stands',
    auth: 'customer',
    params,
    output: checkout,
    errors: [],
  }),
  saveDraft: call({
    method: 'PATCH',
    path: '/checkouts/:checkoutId',
    summary: 'Saves what was typed; half-filled is fine',
    auth: 'customer',
    params,
    /** Fields of the product only: another's are refused. */
    input: typedDraft,
    output: checkout,
    errors: ['CheckoutClosed'],
  }),
  chooseExtras: call({
    method: 'PUT',
    path: '/checkouts/:checkoutId/extras',
    summary: 'Seats and bags of a flight; they are quoted anew with it',
    auth: 'customer',
    params,
    input: flightExtras,
    output: checkout,
    errors: ['CheckoutClosed', ...FLIGHT_PRICE_ERRORS],
  }),
  chooseCarOptions: call({
    method: 'PUT',
    path: '/checkouts/:checkoutId/car-options',
    summary: 'How a car is paid, the driver’s age and extras; it is quoted anew with them',
    auth: 'customer',
    params,
    input: carOptions,
    output: checkout,
    errors: ['CheckoutClosed', ...CAR_PRICE_ERRORS],
  }),
  refreshQuote: call({
    method: 'POST',
    path: '/checkouts/:checkoutId/quote',
    summary: 'A new quote; a changed total must be accepted',
    auth: 'customer',
    params,
    input: z.object({ acceptTotalMinor: z.int().optional() }),
    output: checkout,
    errors: ['CheckoutClosed', 'LackOfInventory', ...FLIGHT_PRICE_ERRORS, ...CAR_PRICE_ERRORS],
  }),
  bookCheckout: call({
    method: 'POST',
    path: '/checkouts/:checkoutId/book',
    summary: 'Pays and books: set aside, confirm with the hotel, take',
    auth: 'customer',
    params,
    idempotent: true,
    /**
     * The total on the pay button, the card's part of it, and the amounts of all tenders as the page showed
     * them; any difference is a refusal (`PriceIncreased`, `TendersChanged`).
     */
    input: z.object({
      totalMinor: z.int(),
      cardMinor: z.int(),
      tenders: z.array(shownTender).max(30),
      quoteId: idOf('quo'),
    }),
    output: z.discriminatedUnion('result', [
      z.object({ result: z.literal('Success'), bookingId: idOf('bkg') }),
      z.object({ result: z.literal('Pending'), bookingId: idOf('bkg') }),
      z.object({ result: z.literal('Failed'), failure: bookingFailure }),
    ]),
    errors: [
      'CheckoutIncomplete',
      'CheckoutClosed',
      'PriceIncreased',
      'Inactivity',
      'TendersChanged',
      'CreditNotAvailable',
      'DuplicateBooking',
    ],
  }),
} as const;
