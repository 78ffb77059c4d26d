/** The checkout of a home, or of two that make one stay: what it's opened with, chosen and shown. */
import { call } from '@sojourn/contract/call.ts';
import {
  checkoutFields,
  checkoutParams,
  priceChange,
  quoteFields,
  startFields,
} from '@sojourn/contract/checkout-parts.ts';
import { marketPrice } from '@sojourn/contract/policy.ts';
import { art, calendarDate, idOf, instant, moneySchema } from '@sojourn/contract/primitives.ts';
import { z } from 'zod';
import { WIRE_PRODUCTS } from '#product-list.ts';
import { homeDraft } from './home-draft.ts';
import { homeCard } from './home-search.ts';
import {
  areaCircle,
  bookingWay,
  homeDeposit,
  homeFeeKind,
  homeHost,
  homeId,
  homeKind,
  homeParty,
  homePrice,
  refundStep,
} from './homes.ts';

/** One home, or two whose nights follow each other and that are both booked at once. */
const homeStays = z
  .array(z.object({ homeId, checkIn: calendarDate, checkOut: calendarDate }))
  .min(1)
  .max(2);

export const homeCheckoutInput = z.object({
  product: z.literal(WIRE_PRODUCTS.home),
  stays: homeStays,
  party: homeParty,
  ...startFields,
});
export type HomeCheckoutInput = z.output<typeof homeCheckoutInput>;

/** One home of what is booked, as it was when the quote was made. */
export const homeStaySummary = z.object({
  homeId,
  name: z.string(),
  kind: homeKind,
  neighborhood: z.string(),
  city: z.string(),
  cityPlaceId: z.string(),
  countryCode: z.string(),
  zone: z.string(),
  area: areaCircle,
  checkIn: calendarDate,
  checkOut: calendarDate,
  checkInFrom: z.string(),
  /** Null: at any hour. Left out where it was booked before hosts gave it. */
  checkInUntil: z.string().nullable().optional(),
  checkOutUntil: z.string(),
  bedrooms: z.int(),
  beds: z.int(),
  halfBaths: z.int(),
  host: homeHost,
  booking: bookingWay,
  registrationNumber: z.string().nullable(),
  price: homePrice,
  refunds: z.array(refundStep),
  deposit: homeDeposit.nullable(),
  art,
  cityArt: art,
});
export type HomeStaySummary = z.output<typeof homeStaySummary>;

export const homeSummary = z.object({
  /** In order of their nights. */
  stays: z.array(homeStaySummary).min(1).max(2),
  party: homeParty,
});

export const homeQuote = z.object({
  ...quoteFields,
  /** As it was when the quote was made, for a company's traveler. */
  market: marketPrice.optional(),
});

/** The request that this checkout sent, if it was: from then on the trip page shows it. */
const sentRequest = z.object({ requestId: idOf('hrq'), answerBy: instant }).nullable();

export const homeCheckout = z.object({
  ...checkoutFields,
  kind: z.literal(WIRE_PRODUCTS.home),
  ...homeSummary.shape,
  quote: homeQuote,
  /** Fees that nobody has to pay, of the first home, and which were chosen. */
  optionalFees: z.array(z.object({ kind: homeFeeKind, amount: moneySchema, isChosen: z.boolean() })),
  priceChange: priceChange(homeCard),
  /** A booking of the guest with nights in common (B §8). */
  duplicateBookingId: idOf('bkg').nullable(),
  /** The host is asked first: nothing is charged or held until they accept. */
  booking: bookingWay,
  request: sentRequest,
  draft: homeDraft,
});
export type HomeCheckout = z.output<typeof homeCheckout>;

/** What a supplier may answer when it's asked for the price of a home. */
export const HOME_PRICE_ERRORS = [
  'NoAvailability',
  'DatesNotAvailable',
  'PartyNotAccepted',
  'RateNotAvailable',
  'SuppliersUnavailable',
] as const;

export const homeCheckoutCalls = {
  chooseHomeFees: call({
    method: 'PUT',
    path: '/checkouts/:checkoutId/home-fees',
    summary: 'Chooses the optional fees of a home, and quotes again',
    auth: 'customer',
    params: checkoutParams,
    input: z.object({ chosen: z.array(homeFeeKind).max(6) }),
    output: homeCheckout,
    errors: ['CheckoutClosed', ...HOME_PRICE_ERRORS],
  }),
} as const;
