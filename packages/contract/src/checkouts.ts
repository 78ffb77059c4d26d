/**
 * The checkout lives on the server: what is typed is saved as it is typed, the quote has a clock, paying is
 * one call.
 */
import { bookErrors, codesOf, partsOf } from '@sojourn/products/contracts.ts';
import { z } from 'zod';
import { bookingFailure } from './booking-failures.ts';
import { call } from './call.ts';
import { typedDraft } from './checkout-drafts.ts';
import { checkoutParams } from './checkout-parts.ts';
import { PAYING_ERRORS, shownPayment } from './paying.ts';
import { idOf } from './primitives.ts';
import { protectionName } from './protections.ts';

export const checkout = z.discriminatedUnion('kind', partsOf('checkout'));
export type Checkout = z.output<typeof checkout>;

/** What a checkout is opened for: a product and what it is asked for. */
export const checkoutInput = z.discriminatedUnion('product', partsOf('start'));
export type CheckoutInput = z.output<typeof checkoutInput>;

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
      /** The checkout says where the card's bank asks (`cardCheck`); then it goes on by itself. */
      z.object({ result: z.literal('NeedsCheck'), bookingId: idOf('bkg') }),
      z.object({ result: z.literal('Failed'), failure: bookingFailure }),
    ]),
    errors: ['ApprovalRequired', 'OutOfPolicy', ...bookErrors(), ...PAYING_ERRORS],
  }),
  continueCheckout: call({
    method: 'POST',
    path: '/checkouts/:checkoutId/continue',
    summary: 'Goes on now with a booking that waits for its card’s bank',
    auth: 'customer',
    params: checkoutParams,
    /** `giveUp`: unless the bank has approved it by now, the payment is given up and nothing is charged. */
    input: z.object({ giveUp: z.boolean() }),
    output: checkout,
    errors: [],
  }),
} as const;
