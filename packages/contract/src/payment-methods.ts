/**
 * Saved cards (A §2.9, §7): the vault's tokens with what may be shown of them. A card number never crosses
 * this API: it is typed into the vault's own fields, which answer a token.
 */
import { PAYMENT_WAYS } from '@sojourn/domain/companies/setup.ts';
import { CARD_BRANDS } from '@sojourn/domain/payments/card-number.ts';
import { VERIFY_CODES, VERIFY_RESULTS } from '@sojourn/domain/payments/card-problems.ts';
import { z } from 'zod';
import { call } from './call.ts';
import { idOf, instant, success } from './primitives.ts';

export const paymentMethod = z.object({
  paymentId: idOf('pay'),
  label: z.string(),
  brand: z.enum(CARD_BRANDS),
  lastFour: z.string().length(4),
  expiry: z.object({ month: z.int().min(1).max(12), year: z.int() }),
  expired: z.boolean(),
  /** Its bank doesn't serve the number any more; the card's new one can be typed in its place. */
  replaced: z.boolean().default(false),
  holder: z.string(),
});
export type PaymentMethod = z.output<typeof paymentMethod>;

/** `card`: the company's own, while it may pay and there is one. */
const companyPayment = z.object({
  businessName: z.string(),
  pays: z.enum(PAYMENT_WAYS),
  card: paymentMethod.nullable(),
});
export type CompanyPayment = z.output<typeof companyPayment>;

/** What the vault gives out: 256 bits as base64url, longer when another vault makes it. */
export const secret = z.string().regex(/^[\w-]{20,100}$/);

/**
 * A card is saved when the result is `Success`; else `code` says why it is not, except for too many tries.
 */
export const paymentVerification = z.object({
  PaymentVerifyResult: z.enum(VERIFY_RESULTS),
  code: z.enum(VERIFY_CODES).nullable(),
  paymentMethod: paymentMethod.nullable(),
  /** The rewards account that the card belongs to, and whether by one of its virtual numbers (A §5). */
  accountReferenceId: z.string().nullable(),
  isVirtualCard: z.boolean(),
});
export type PaymentVerification = z.output<typeof paymentVerification>;

/** The fields' address, and the ticket that they take. */
export const cardEntry = z.object({
  value: z.object({ fieldsUrl: z.url(), ticket: secret, expiresAt: instant }),
});

/** A card that a company doesn't let pay, and any payment by an agent in a customer's place. */
export const PAYER_ERRORS = [
  'CompanyCardMissing',
  'CompanyCardExpired',
  'CardNotAllowed',
  'CustomerMustPay',
] as const;

export const paymentMethodCalls = {
  listPaymentMethods: call({
    method: 'PUT',
    path: '/paymentMethods/list',
    summary: 'Saved cards (A §7)',
    auth: 'customer',
    readOnly: true,
    input: z.object({}),
    output: z.object({
      value: z.array(paymentMethod),
      /** True: cards are added and removed here; false: the card processor keeps them, put on file there. */
      keptHere: z.boolean(),
      /** Who pays for trips of the customer's company; null for who isn't of one. */
      company: companyPayment.nullable(),
    }),
    errors: [],
  }),
  startCardEntry: call({
    method: 'POST',
    path: '/paymentMethods/enroll',
    summary: 'Starts adding a card: the hosted fields’ address and a one-time ticket',
    auth: 'customer',
    input: z.object({}),
    output: cardEntry,
    errors: [],
  }),
  verifyPaymentMethod: call({
    method: 'POST',
    path: '/paymentMethods/verify',
    summary: 'Saves the card behind a hosted fields token, if it’s one of the customer’s (A §5, §7)',
    auth: 'customer',
    idempotent: 'optional',
    input: z.object({
      token: secret,
      /** What the page believes; the server decides by the last four digits. */
      accountReferenceId: z.string().max(100).nullable().optional(),
      /** A number of two accounts is looked for among virtual numbers first. */
      isVirtualCard: z.boolean().optional(),
      /** The card whose number this one replaces: it keeps its id, and everything that refers to it. */
      replaces: idOf('pay').optional(),
    }),
    output: z.object({ value: paymentVerification }),
    errors: ['InvalidCard', 'TokenExpired'],
  }),
  deletePaymentMethod: call({
    method: 'POST',
    path: '/paymentMethods/delete',
    summary: 'Removes a saved card; its payments can still be refunded (A §7)',
    auth: 'customer',
    idempotent: 'optional',
    input: z.object({ paymentId: idOf('pay') }),
    output: success,
    errors: [],
  }),
} as const;
