/**
 * The vault's answers as the payment port's values; anything of another shape is an answer that did not
 * arrive.
 */
import { PAYMENT_ERRORS } from '@sojourn/contract/errors.ts';
import { type PaymentMethod, paymentMethod } from '@sojourn/contract/payment-methods.ts';
import type { Instant } from '@sojourn/domain/dates.ts';
import { CURRENCIES } from '@sojourn/domain/money.ts';
import { CARD_BRANDS } from '@sojourn/domain/payments/card-number.ts';
import { CARD_PROBLEMS } from '@sojourn/domain/payments/card-problems.ts';
import { z } from 'zod';
import type { CardRejection, CardTicket, CardToken } from './cards-port.ts';
import type { Authorization, CardPermission, PaymentRecord, PaymentRejection, RefundRecord } from './port.ts';

const instant = z.iso.datetime().transform((text) => text as Instant);
const check = z
  .object({ path: z.string().regex(/^\/card-checks\//), until: instant })
  .nullable()
  .default(null);
const authorization = z.object({
  reference: z.string(),
  state: z.enum(['checking', 'authorized', 'captured', 'voided', 'declined', 'expired']),
  amountMinor: z.int(),
  capturedMinor: z.int(),
  refundedMinor: z.int(),
  currency: z.enum(CURRENCIES),
  label: z.string(),
  expiresAt: instant,
  problem: z.enum([...PAYMENT_ERRORS, 'LikelyFraud']).nullable(),
  check,
});
const permission = z.object({
  reference: z.string(),
  state: z.enum(['checking', 'given', 'used', 'ended']),
  amountMinor: z.int(),
  currency: z.enum(CURRENCIES),
  until: instant,
  label: z.string(),
  check,
});
const refund = z.object({
  reference: z.string(),
  amountMinor: z.int(),
  state: z.enum(['sent', 'returned', 'failed']),
});
const record = z.object({ authorization, refunds: z.array(refund) }).nullable();
const rejection = z.object({
  reason: z.enum([...PAYMENT_ERRORS, 'RedemptionFailure', 'NotPossible', 'LikelyFraud']),
});
/** What the vault answers to another key than its own. */
const unauthorized = z
  .object({ error: z.literal('unauthorized') })
  .transform((): PaymentRejection => ({ reason: 'AuthError' }));
const cards = z.object({
  cards: z.array(paymentMethod),
});

type WithCheck = { readonly check: z.output<typeof check> };
/** `vault`: its address, where the bank's page is. */
const withAddress = <V extends WithCheck>({ check, ...rest }: V, vault: string) => ({
  ...rest,
  check: check && { url: new URL(check.path, vault).href, until: check.until },
});
export const permissionAnswer =
  (vault: string) =>
  (body: unknown): CardPermission =>
    withAddress(permission.parse(body), vault);
export const authorizationAnswer =
  (vault: string) =>
  (body: unknown): Authorization =>
    withAddress(authorization.parse(body), vault);
export const refundAnswer = (body: unknown): RefundRecord => refund.parse(body);
export const recordAnswer =
  (vault: string) =>
  (body: unknown): PaymentRecord | null => {
    const found = z.object({ record }).parse(body).record;
    return found && { ...found, authorization: withAddress(found.authorization, vault) };
  };
const list = z.object({
  payments: z.array(
    z.object({
      reference: z.string(),
      state: authorization.shape.state,
      capturedMinor: z.int(),
      refundedMinor: z.int(),
    }),
  ),
  next: z.string().nullable(),
});
export const listAnswer = (body: unknown): z.output<typeof list> => list.parse(body);
export const cardsAnswer = (body: unknown): readonly PaymentMethod[] => cards.parse(body).cards;
export const authorizeRejection = (body: unknown): PaymentRejection =>
  z.union([rejection, unauthorized]).parse(body);
export const rejectionAnswer = (body: unknown): PaymentRejection => rejection.parse(body);

const ticket = z.object({ ticket: z.string(), expiresAt: instant });
const token = z.object({
  lastFour: z.string().length(4),
  brand: z.enum(CARD_BRANDS),
  expiry: z.object({ month: z.int(), year: z.int() }),
  fingerprint: z.string().regex(/^[0-9a-f]{64}$/),
  problem: z.enum(CARD_PROBLEMS).nullable(),
  isTest: z.boolean(),
});
const cardRejection = z.object({ reason: z.enum(['TokenExpired', 'NotFound']) });

export const ticketAnswer = (body: unknown): CardTicket => ticket.parse(body);
export const tokenAnswer = (body: unknown): CardToken => token.parse(body);
export const cardAnswer = (body: unknown): PaymentMethod => paymentMethod.parse(body);
export const cardRejectionAnswer = (body: unknown): CardRejection => cardRejection.parse(body);
