/** What the checkouts of all products have in common; each product adds its own in its folder. */
import { PAYMENT_REQUEST_STATES } from '@sojourn/domain/checkout/payment-request.ts';
import { DISCOUNT_TYPES } from '@sojourn/domain/wallet/discount.ts';
import { z } from 'zod';
import { bookingFailure } from './booking-failures.ts';
import { checkoutPayment } from './checkout-payment.ts';
import { customField } from './custom-fields.ts';
import { disruptionData } from './disruption-parts.ts';
import { policyReason } from './policy.ts';
import { cancelTerms, idOf, instant, localeSchema, moneySchema } from './primitives.ts';
import { protectionOffer } from './protections.ts';
import { travelersOfBooking } from './travelers-of-booking.ts';
import { fitProblem } from './trip-fit.ts';

export const checkoutParams = z.object({ checkoutId: idOf('chk') });

/** Of what a checkout is opened with. */
export const startFields = {
  locale: localeSchema.optional(),
  /** The total that the traveler saw; a more expensive quote is reported immediately. */
  shownTotalMinor: z.int().optional(),
  /** Needed where the company's policy doesn't allow it (`OutOfPolicy`). */
  policyReason: policyReason.optional(),
  /** In a company; left out: for the person alone. */
  travelers: travelersOfBooking.optional(),
};

/** B §3 pricing: what an offer takes off a total. The rest is what's left to pay by other tenders. */
const discount = z.object({
  /** The total with the offer taken off. */
  grandTotal: moneySchema,
  discountAmount: moneySchema,
  type: z.enum(DISCOUNT_TYPES),
});
export type Discount = z.output<typeof discount>;

export const quoteFields = {
  quoteId: idOf('quo'),
  expiresAt: instant,
  /** Until `expiresAt` the price is guaranteed; otherwise it may change until it's paid. */
  isPriceHeld: z.boolean(),
  /** What is charged, with the protections that were added. */
  total: moneySchema,
  /** Null unless the draft's plan has an offer that lowers the price. */
  discount: discount.nullable(),
  /** Rewards that the total costs. */
  miles: z.int(),
  cancellation: cancelTerms,
  /** Version of the booking terms that are agreed to with this quote. */
  termsVersion: z.string(),
  /** SHA-256 of the snapshot of quote, terms and total, chained to the one before. */
  snapshotHash: z.string(),
};

/** `offer`: what else could be bought. Null without a change that the traveler has not yet accepted. */
export const priceChange = <O extends z.ZodType>(offer: O) =>
  z
    .object({
      oldTotal: moneySchema,
      newTotal: moneySchema,
      /** B §8 "with add-on": what the chosen protections cost of both; null where none is chosen. */
      addOn: z.object({ oldPremium: moneySchema, newPremium: moneySchema }).nullable(),
      alternatives: z.array(offer),
    })
    .nullable();

export const checkoutFields = {
  checkoutId: idOf('chk'),
  state: z.enum(['open', 'booking', 'booked']),
  /** True once the quote's clock has run out: ask for a new one (`refreshQuote`). */
  quoteExpired: z.boolean(),
  lastFailure: bookingFailure.nullable(),
  bookingId: idOf('bkg').nullable(),
  payment: checkoutPayment,
  /** `payment.earn.units`, or 0. */
  earnMiles: z.int(),
  /** What can be bought with it besides; empty where nothing is sold. */
  protections: z.array(protectionOffer),
  /** B §3, of what can be bought of it; null where it can't be. */
  disruptionData: disruptionData.nullable(),
  /** What the company wants to know of each trip; empty outside companies. */
  customFields: z.array(customField),
  /** Of what an agent prepared and sent to its customer to pay; null where nobody did. */
  paymentRequest: z
    .object({ state: z.enum(PAYMENT_REQUEST_STATES), agentName: z.string(), expiresAt: instant })
    .nullable(),
  /**
   * The card's bank wants to check the payment with its holder: its page, and until when it can be answered.
   * Until then the booking is held and nothing is charged. Null: nobody checks.
   */
  cardCheck: z.object({ url: z.url(), until: instant }).nullable(),
  /** What doesn't fit of the trip that it would join; left out once it's being booked. */
  conflicts: z.array(fitProblem).optional(),
};
