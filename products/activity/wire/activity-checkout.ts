/** The checkout of an activity: what it's opened with, chosen and shown. */
import { call } from '@sojourn/contract/call.ts';
import {
  checkoutFields,
  checkoutParams,
  priceChange,
  quoteFields,
  startFields,
} from '@sojourn/contract/checkout-parts.ts';
import { calendarDate, idOf, instant, moneySchema } from '@sojourn/contract/primitives.ts';
import { z } from 'zod';
import { WIRE_PRODUCTS } from '#product-list.ts';
import {
  activityId,
  activityListing,
  activityOperator,
  activityPrice,
  activityUnit,
  bookingQuestion,
  delivery,
  guideLanguage,
  localMoment,
  meetingPoint,
  optionId,
  optionKind,
  pickupPlace,
  slotFit,
  slotId,
  slotTimes,
  unitCounts,
} from './activities.ts';
import { activityDraft } from './activity-draft.ts';
import { activityOffer } from './activity-search.ts';

/** What a quote is made of: each is quoted anew when it changes. */
export const activityChoice = z.object({
  optionId,
  /** Null for an open-dated ticket. */
  slotId: slotId.nullable(),
  units: unitCounts,
});
export type ActivityChoice = z.output<typeof activityChoice>;

export const activityCheckoutInput = activityChoice.extend({
  product: z.literal(WIRE_PRODUCTS.activity),
  activityId,
  ...startFields,
});
export type ActivityCheckoutInput = z.output<typeof activityCheckoutInput>;

export const soldSlot = slotTimes.omit({ cutOffAt: true }).extend({
  date: calendarDate,
  /** `+02:00`, where the clock there shows the start twice that night. */
  offset: z.string().nullable(),
});

/** What is booked, as it was when the quote was made. */
export const activitySummary = z.object({
  activity: activityListing,
  optionId,
  option: optionKind,
  /** Null for an open-dated ticket, which `validUntil` ends. */
  slot: soldSlot.nullable(),
  validUntil: localMoment.nullable(),
  units: z.array(activityUnit.pick({ unitId: true, kind: true, places: true }).extend({ count: z.int() })),
  /** Places that they take. */
  people: z.int(),
  price: activityPrice,
  /** Of the option's guide; empty where nobody guides. */
  languages: z.array(guideLanguage),
  /** Asked at checkout. */
  questions: z.array(bookingQuestion),
  meetingPoint,
  bring: z.array(z.string()),
  operator: activityOperator,
  delivery,
  /** When it's booked now; else by the operator's hand within 72 hours, and charged only then. */
  isConfirmedAtOnce: z.boolean(),
  pickupPlaces: z.array(pickupPlace),
  /** The exact last minute in which all comes back; null: never. */
  freeUntil: localMoment.nullable(),
  /** Too few: all comes back. */
  minimumGroup: z.object({ people: z.int(), decidedAt: localMoment }).nullable(),
});
export type ActivitySummary = z.output<typeof activitySummary>;

export const activityQuote = z.object({
  ...quoteFields,
  /** What a policy looks at. */
  perPerson: moneySchema,
});

export const activityCheckout = z.object({
  ...checkoutFields,
  kind: z.literal(WIRE_PRODUCTS.activity),
  activity: activitySummary,
  quote: activityQuote,
  choice: activityChoice,
  priceChange: priceChange(activityOffer),
  /** How it goes with what else is booked; `draft.clashAccepted` books it although. */
  fit: slotFit,
  /** A booking of the traveler at the same time (B §8). */
  duplicateBookingId: idOf('bkg').nullable(),
  /** Until when it can be paid for: the earlier of the quote's clock and the cut-off. */
  payBy: instant,
  draft: activityDraft,
});
export type ActivityCheckout = z.output<typeof activityCheckout>;

/** What a supplier may answer when it's asked for the price of an activity. */
export const ACTIVITY_PRICE_ERRORS = [
  'NoAvailability',
  'RateNotAvailable',
  'CutOffPassed',
  'PartyNotPlaced',
  'SuppliersUnavailable',
] as const;

export const activityCheckoutCalls = {
  chooseActivity: call({
    method: 'PUT',
    path: '/checkouts/:checkoutId/activity',
    summary: 'Chooses another option, slot or party of an activity, and quotes again',
    auth: 'customer',
    params: checkoutParams,
    input: activityChoice,
    output: activityCheckout,
    errors: ['CheckoutClosed', ...ACTIVITY_PRICE_ERRORS],
  }),
} as const;
