/**
 * The checkout lives on the server: what is typed is saved as it is typed, the quote has a clock, paying is
 * one call.
 */
import { z } from 'zod';
import { bookingFailure } from './booking-failures.ts';
import { call } from './call.ts';
import { typedDraft } from './checkout-drafts.ts';
import { checkoutParams } from './checkout-parts.ts';
import { PAYER_ERRORS } from './payment-methods.ts';
import { idOf } from './primitives.ts';
import { codesOf, partsOf } from './products/registry.ts';
import { protectionName } from './protections.ts';

export const checkout = z.discriminatedUnion('kind', partsOf('checkout'));
export type Checkout = z.output<typeof checkout>;

/** `sourceId`: `off_…`, `crd_…`, an account's reference or `pay_…`. */
const shownTender = z.object({ sourceId: z.string().max(80), amountMinor: z.int().positive() });
export type ShownTender = z.output<typeof shownTender>;

/** What a checkout is opened for: a product and what it is asked for. */
export const checkoutInput = z.discriminatedUnion('product', partsOf('start'));
export type CheckoutInput = z.output<typeof checkoutInput>;

/**
 * The total on the pay button, the card's part of it, and the amounts of all tenders as the page showed
 * them; any difference is a refusal (`PriceIncreased`, `TendersChanged`).
 */
export const shownPayment = z.object({
  totalMinor: z.int(),
  cardMinor: z.int(),
  tenders: z.array(shownTender).max(30),
  quoteId: idOf('quo'),
});
export const PAYING_ERRORS = [
  ...PAYER_ERRORS,
  'CheckoutIncomplete',
  'CheckoutClosed',
  'PriceIncreased',
  'Inactivity',
  'TendersChanged',
  'CreditNotAvailable',
  'DuplicateBooking',
  'TravelerNotAllowed',
  'BookedByOthers',
  'PaymentRequestOver',
] as const;

export const checkoutCalls = {
  startCheckout: call({
    method: 'POST',
    path: '/checkouts',
    summary: 'Quotes a product and starts a checkout',
    auth: 'customer',
    input: checkoutInput,
    output: checkout,
    errors: [
      'OutOfPolicy',
      'TravelerNotAllowed',
      'BookedByOthers',
      ...codesOf('startErrors'),
      ...codesOf('priceErrors'),
    ],
  }),
  getCheckout: call({
    method: 'GET',
    path: '/checkouts/:checkoutId',
    summary: 'The checkout',
    auth: 'customer',
    params: checkoutParams,
    output: checkout,
    errors: [],
  }),
  saveDraft: call({
    method: 'PATCH',
    path: '/checkouts/:checkoutId',
    summary: 'Saves the draft; it may be incomplete',
    auth: 'customer',
    params: checkoutParams,
    /** Fields of the product only: another's are refused. */
    input: typedDraft,
    output: checkout,
    errors: ['CheckoutClosed'],
  }),
  refreshQuote: call({
    method: 'POST',
    path: '/checkouts/:checkoutId/quote',
    summary: 'Gets a new quote; a changed total must be accepted',
    auth: 'customer',
    params: checkoutParams,
    input: z.object({ acceptTotalMinor: z.int().optional() }),
    output: checkout,
    errors: ['CheckoutClosed', ...codesOf('priceErrors')],
  }),
  chooseProtection: call({
    method: 'PUT',
    path: '/checkouts/:checkoutId/protections/:protection',
    summary: 'Adds a protection to what is booked, or declines it',
    auth: 'customer',
    params: checkoutParams.extend({ protection: protectionName }),
    /** `quoteId`: the price that was shown; another than today's is refused. */
    input: z.object({
      action: z.enum(['Purchase', 'Cancel']),
      quoteId: z.string().max(90).optional(),
    }),
    output: checkout,
    errors: ['CheckoutClosed', 'ProtectionNotAvailable', 'InvalidOfferData'],
  }),
  bookCheckout: call({
    method: 'POST',
    path: '/checkouts/:checkoutId/book',
    summary: 'Pays and books: authorize, confirm with the supplier, capture',
    auth: 'customer',
    params: checkoutParams,
    idempotent: true,
    input: shownPayment,
    output: z.discriminatedUnion('result', [
      z.object({ result: z.literal('Success'), bookingId: idOf('bkg') }),
      z.object({ result: z.literal('Pending'), bookingId: idOf('bkg') }),
      z.object({ result: z.literal('Failed'), failure: bookingFailure }),
    ]),
    errors: ['ApprovalRequired', 'OutOfPolicy', ...PAYING_ERRORS],
  }),
} as const;
