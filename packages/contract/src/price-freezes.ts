/** Price freezes: quote, buy, list, book at the frozen price, or have the fee back (B §1, §3, §4, §8). */
import { FREEZE_QUOTE_STATES, VOUCHER_STATES } from '@sojourn/domain/protections/freeze.ts';
import { FREEZE_CREDITS } from '@sojourn/domain/protections/freeze-credits.ts';
import { z } from 'zod';
import { call } from './call.ts';
import { checkoutPayment } from './checkout-payment.ts';
import { checkoutInput } from './checkouts.ts';
import { paymentDraft } from './payment-draft.ts';
import { PAYER_ERRORS } from './payment-methods.ts';
import { art, calendarDate, idOf, instant, localDateTime, moneySchema } from './primitives.ts';
import { watchInput } from './watches.ts';

const freezeParams = z.object({ freezeId: idOf('frz') });

const frozenTrip = {
  freezeId: idOf('frz'),
  kind: z.enum(['Flight', 'Hotel']),
  title: z.string(),
  /** The flights and their fare, or the room. */
  detail: z.string(),
  art,
  /** The days of the trip, where it begins. */
  startsOn: calendarDate,
  endsOn: calendarDate,
  /** Travelers or rooms. */
  covered: z.int().positive(),
  frozen: moneySchema,
  /** The most that's covered for each of them. */
  cap: moneySchema,
  /** The version of its terms. */
  termsId: z.string(),
};

const priceFreezeQuote = z.object({
  ...frozenTrip,
  quoteState: z.enum(FREEZE_QUOTE_STATES),
  /** To be bought by then, at this price. */
  expiresAt: instant,
  /** The first departure, or check-in. */
  startsAt: instant,
  options: z.array(
    z.object({
      days: z.int(),
      /** For everybody together. */
      fee: moneySchema,
      /** When it would end, bought now. */
      endsAt: instant,
    }),
  ),
  payment: checkoutPayment.pick({ credits: true, accounts: true, rewardsAway: true }),
  /** It's bought already, and waits for the card's bank: `listPaymentConfirmations` says where it asks. */
  paying: z.object({ days: z.int(), feeMinor: z.int() }).nullable(),
});
export type PriceFreezeQuote = z.output<typeof priceFreezeQuote>;

const frozenPrice = z.object({
  ...frozenTrip,
  state: z.enum(VOUCHER_STATES),
  /** A booking that isn't finished is being paid with it. */
  isHeld: z.boolean(),
  days: z.int(),
  fee: moneySchema,
  boughtAt: instant,
  endsAt: instant,
  /** Null: it wasn't for sale when it was last looked at. */
  now: moneySchema.nullable(),
  readAt: instant.nullable(),
  /** What booking it now costs, with the fee and what's covered taken off; null when it can't be booked. */
  leftToPay: moneySchema.nullable(),
  /** What it takes off the price now (B §3 credit types). */
  credits: z.array(z.object({ type: z.enum(FREEZE_CREDITS), amount: moneySchema })),
  /** The price rose further than is covered. */
  isCapped: z.boolean(),
  /** In order of time, from the price that was frozen on. `price`: null when it wasn't for sale. */
  readings: z.array(z.object({ readAt: instant, price: moneySchema.nullable() })),
  /** That was paid with it. */
  bookingId: idOf('bkg').nullable(),
  /** What came or comes back of the fee. */
  refunded: moneySchema.nullable(),
  endedAt: instant.nullable(),
  /** What was asked for, to ask again. */
  input: checkoutInput,
  /** The same trip, to search it again: to freeze its new price, or for something like it. */
  search: watchInput,
});
export type FrozenPrice = z.output<typeof frozenPrice>;

/** Sold like a frozen trip that isn't sold any longer, and within its terms. */
const similarTrip = z.object({
  /** To book it: the same for every request for the same trip. */
  similarKey: z.string().max(2_000),
  title: z.string(),
  detail: z.string(),
  art,
  startsOn: calendarDate,
  endsOn: calendarDate,
  /** Of flights: when each way leaves and lands, in local time. */
  slices: z.array(
    z.object({
      origin: z.string(),
      destination: z.string(),
      departs: localDateTime,
      arrives: localDateTime,
      stops: z.int(),
    }),
  ),
  /** Of a hotel. */
  stars: z.int().nullable(),
  price: moneySchema,
  /** Of a price above the frozen one, what is covered. */
  cover: moneySchema,
  /** With the fee and what is covered taken off. */
  leftToPay: moneySchema,
});
export type SimilarTrip = z.output<typeof similarTrip>;

/** As the page showed it; any difference is a refusal. */
const buyInput = z.object({
  days: z.int().positive(),
  feeMinor: z.int().positive(),
  cardMinor: z.int().min(0),
  credits: paymentDraft.shape.credits,
  miles: paymentDraft.shape.miles,
  paymentId: idOf('pay').nullable(),
});
export type BuyPriceFreeze = z.output<typeof buyInput>;

const FREEZE_QUOTE_ERRORS = [
  'PriceFreezeSetBookParamsFailed',
  'PriceFreezeFailed',
  'PriceFreezeGenerateCustomOfferFailed',
  'FrozenPriceIncreased',
  'FrozenPriceDecreased',
  'PriceFreezeNoAvailability',
] as const;
const FREEZE_BUY_ERRORS = [
  'PriceFreezeFailed',
  'PriceFreezeGenerateCustomOfferFailed',
  'FrozenPriceIncreasedDuringPayment',
  'FrozenPriceDecreasedDuringPayment',
  'PriceFreezeNoAvailability',
  'PriceFreezeQuoteExpired',
  'PaymentError',
  'RedemptionFailure',
  'CreditNotAvailable',
  'TendersChanged',
  ...PAYER_ERRORS,
] as const;
const FREEZE_EXERCISE_ERRORS = [
  'PriceFreezeOver',
  'PriceFreezeUsed',
  'PriceFreezeExerciseSetBookParamsFailed',
  'PriceFreezeExerciseFailed',
  'PriceFreezeSimilarFlightsAndRefund',
  'PriceFreezeRefund',
  'PriceFreezeProviderError',
  'HotelPriceFreezeRefund',
  'HotelPriceFreezeFailed',
  'HotelPriceFreezeLikelyFraud',
] as const;

export const priceFreezeCalls = {
  quotePriceFreeze: call({
    method: 'POST',
    path: '/price-freezes',
    summary: 'Quotes holding the price of a trip for some days',
    auth: 'customer',
    input: checkoutInput,
    output: priceFreezeQuote,
    errors: FREEZE_QUOTE_ERRORS,
  }),
  listPriceFreezes: call({
    method: 'GET',
    path: '/price-freezes',
    summary: 'Frozen prices: those that can be used, and what became of the others',
    auth: 'customer',
    output: z.object({ freezes: z.array(frozenPrice) }),
    errors: [],
  }),
  getPriceFreeze: call({
    method: 'GET',
    path: '/price-freezes/:freezeId',
    summary: 'One frozen price; NotFound before it’s paid',
    auth: 'customer',
    params: freezeParams,
    output: frozenPrice,
    errors: [],
  }),
  buyPriceFreeze: call({
    method: 'POST',
    path: '/price-freezes/:freezeId/buy',
    summary: 'Pays for a quoted price freeze',
    auth: 'customer',
    params: freezeParams,
    idempotent: true,
    input: buyInput,
    /** `NeedsCheck`: the card's bank asks first; `listPaymentConfirmations` says where. */
    output: z.object({ result: z.enum(['Success', 'Pending', 'NeedsCheck']), freezeId: idOf('frz') }),
    errors: FREEZE_BUY_ERRORS,
  }),
  exercisePriceFreeze: call({
    method: 'POST',
    path: '/price-freezes/:freezeId/exercise',
    summary: 'Starts a checkout that the frozen price pays a part of',
    auth: 'customer',
    params: freezeParams,
    /** Left out: what was frozen. */
    input: z.object({ similarKey: similarTrip.shape.similarKey.optional() }),
    output: z.object({ checkoutId: idOf('chk') }),
    errors: [...FREEZE_EXERCISE_ERRORS, 'PriceFreezeStillForSale'],
  }),
  listSimilarTrips: call({
    method: 'GET',
    path: '/price-freezes/:freezeId/similar',
    summary: 'What a frozen price may be used for instead, once its trip is sold out; the most similar first',
    auth: 'customer',
    params: freezeParams,
    output: z.object({ similar: z.array(similarTrip) }),
    errors: ['PriceFreezeOver', 'PriceFreezeUsed', 'PriceFreezeStillForSale', 'PriceFreezeProviderError'],
  }),
  refundPriceFreeze: call({
    method: 'POST',
    path: '/price-freezes/:freezeId/refund',
    summary: 'Gives the fee back when nobody sells the trip any longer',
    auth: 'customer',
    params: freezeParams,
    idempotent: true,
    input: z.object({}),
    output: frozenPrice,
    errors: ['PriceFreezeOver', 'PriceFreezeUsed', 'PriceFreezeStillForSale', 'PriceFreezeProviderError'],
  }),
} as const;
