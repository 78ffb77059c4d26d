/**
 * The checkout lives on the server: what is typed is saved as it is typed, the quote has a clock, paying is
 * one call.
 */
import { z } from 'zod';
import { call } from './call.ts';
import { PAYMENT_ERRORS } from './errors.ts';
import {
  art,
  calendarDate,
  cancelTerms,
  collection,
  idOf,
  instant,
  localeSchema,
  moneySchema,
  personName,
  propertyFee,
  roomGuests,
  stayPrice,
} from './primitives.ts';
import { stayCard } from './stay-search.ts';

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
  roomTypeId: z.string(),
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

export const stayQuote = z.object({
  quoteId: idOf('quo'),
  expiresAt: instant,
  price: stayPrice,
  miles: z.int(),
  cancellation: cancelTerms,
  feesAtProperty: z.array(propertyFee),
  /** Version of the booking terms that are agreed to with this quote. */
  termsVersion: z.string(),
  /** SHA-256 of the snapshot of quote, terms and total, chained to the one before. */
  snapshotHash: z.string(),
});

const email = z.email().max(254);
const phone = z
  .string()
  .trim()
  .regex(/^\+?[0-9 ()./-]{6,24}$/);
export const checkoutDraft = z.object({
  /** One lead guest for each room. */
  guests: z.array(z.object({ firstName: z.string().max(60), lastName: z.string().max(60) })).max(8),
  /** The lead guest's age on the day of check-in, as hotels ask for a minimum. */
  leadGuestAge: z.int().min(0).max(120).nullable(),
  email: z.string().max(254),
  phone: z.string().max(24),
  paymentId: z.string().max(64).nullable(),
  loyaltyNumber: z.string().max(30),
  requests: z.string().max(500),
  termsAccepted: z.boolean(),
});
export type CheckoutDraft = z.output<typeof checkoutDraft>;
/** What a draft must be to be paid for; each failing path is a field of `CheckoutIncomplete`. */
export const completeDraft = checkoutDraft.extend({
  guests: z
    .array(z.object({ firstName: personName, lastName: personName }))
    .min(1)
    .max(8),
  leadGuestAge: z.int().min(0).max(120),
  email,
  phone,
  paymentId: idOf('pay'),
  termsAccepted: z.literal(true),
});

export const HOTEL_FAILURES = [
  'NoAvailability',
  'CheckInMinimumAgeNotMet',
  'PaymentError',
  'LackOfInventory',
  'RateNotAvailable',
  'Inactivity',
  'RedemptionFailure',
  'Unknown',
] as const;
export type HotelFailure = (typeof HOTEL_FAILURES)[number];

export const bookingFailure = z.object({
  reason: z.enum(HOTEL_FAILURES),
  payment: z.enum(PAYMENT_ERRORS).nullable(),
  minimumAge: z.int().nullable(),
  at: instant,
});

export const checkout = z.object({
  checkoutId: idOf('chk'),
  state: z.enum(['open', 'booking', 'booked']),
  stay: staySummary,
  quote: stayQuote,
  /** True once the quote's clock has run out: ask for a new one (`refreshQuote`). */
  quoteExpired: z.boolean(),
  /** The total before the last change that the traveler has not yet accepted; null when there is none. */
  priceChange: z
    .object({ oldTotal: moneySchema, newTotal: moneySchema, alternatives: z.array(stayCard) })
    .nullable(),
  draft: checkoutDraft,
  lastFailure: bookingFailure.nullable(),
  bookingId: idOf('bkg').nullable(),
  earnMiles: z.int(),
});
export type Checkout = z.output<typeof checkout>;

const params = z.object({ checkoutId: idOf('chk') });

export const checkoutCalls = {
  startCheckout: call({
    method: 'POST',
    path: '/checkouts',
    summary: 'Quotes a rate and opens a checkout for it',
    auth: 'customer',
    input: z.object({
      stayId: idOf('sty'),
      rateId: z.string().max(80),
      checkIn: calendarDate,
      checkOut: calendarDate,
      rooms: z.array(roomGuests).min(1).max(8),
      locale: localeSchema.optional(),
      /** The total that the traveler saw; a dearer quote says so at once. */
      shownTotalMinor: z.int().optional(),
    }),
    output: checkout,
    errors: [
      'NoAvailability',
      'RateNotAvailable',
      'LackOfInventory',
      'PastDates',
      'CheckOutBeforeCheckIn',
      'StayTooLong',
      'TooFarAhead',
      'SuppliersUnavailable',
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
    input: checkoutDraft.partial(),
    output: checkout,
    errors: ['CheckoutClosed'],
  }),
  refreshQuote: call({
    method: 'POST',
    path: '/checkouts/:checkoutId/quote',
    summary: 'A new quote; a changed total must be accepted',
    auth: 'customer',
    params,
    input: z.object({ acceptTotalMinor: z.int().optional() }),
    output: checkout,
    errors: [
      'CheckoutClosed',
      'NoAvailability',
      'RateNotAvailable',
      'LackOfInventory',
      'SuppliersUnavailable',
    ],
  }),
  bookCheckout: call({
    method: 'POST',
    path: '/checkouts/:checkoutId/book',
    summary: 'Pays and books: authorise, confirm with the hotel, capture',
    auth: 'customer',
    params,
    idempotent: true,
    /** The total that the pay button named; anything else is a refusal. */
    input: z.object({ totalMinor: z.int(), quoteId: idOf('quo') }),
    output: z.discriminatedUnion('result', [
      z.object({ result: z.literal('Success'), bookingId: idOf('bkg') }),
      z.object({ result: z.literal('Pending'), bookingId: idOf('bkg') }),
      z.object({ result: z.literal('Failed'), failure: bookingFailure }),
    ]),
    errors: ['CheckoutIncomplete', 'CheckoutClosed', 'PriceIncreased', 'Inactivity'],
  }),
} as const;
