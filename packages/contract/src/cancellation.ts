/** Canceling a trip: what it gives back now, and doing it on these terms. */
import { CANCEL_OUTCOMES, CANCEL_POLICY_KINDS } from '@sojourn/domain/booking/cancel-outcome.ts';
import { z } from 'zod';
import { airlineCreditFields } from './airline-credits.ts';
import { call } from './call.ts';
import { cancellationType, idOf, instant, moneySchema } from './primitives.ts';
import { returnOutcome, tenderKind, tripParams } from './trip-parts.ts';
import { tripDetail } from './trips.ts';

export const cancelQuote = z.object({
  quoteId: idOf('quo'),
  type: cancellationType,
  /** B §4: what canceling now comes to, and by which policy. */
  outcome: z.enum(CANCEL_OUTCOMES),
  policyKind: z.enum(CANCEL_POLICY_KINDS),
  expiresAt: instant,
  paid: moneySchema,
  penalty: moneySchema,
  refund: moneySchema,
  /** Tender by tender; they sum to `refund`. */
  lines: z.array(
    z.object({
      tenderNo: z.int(),
      kind: tenderKind,
      tender: z.string(),
      amount: moneySchema,
      units: z.int().nullable(),
      dueBy: instant,
      /** Of credits and offers, as their rules say it now; null for cards and rewards. */
      outcome: returnOutcome.nullable(),
    }),
  ),
  /** What airlines give instead, of the penalty: for each traveler and ticket. */
  credits: z.array(z.object({ ...airlineCreditFields, amount: moneySchema })),
});
export type CancelQuote = z.output<typeof cancelQuote>;

export const cancellationCalls = {
  quoteCancel: call({
    method: 'POST',
    path: '/trips/:bookingId/cancel-quote',
    summary: 'Quotes the refund for canceling now, by tender',
    auth: 'customer',
    params: tripParams,
    input: z.object({
      /** By the add-on, whatever the fare or rate allows; refused where it wasn't bought. */
      forAnyReason: z.boolean().optional(),
    }),
    output: cancelQuote,
    errors: ['NotCancellable', 'SuppliersUnavailable'],
  }),
  cancelTrip: call({
    method: 'POST',
    path: '/trips/:bookingId/cancel',
    summary: 'Cancels under the quote’s terms',
    auth: 'customer',
    params: tripParams,
    idempotent: true,
    input: z.object({ quoteId: idOf('quo') }),
    /** `result`: the outcome (B §4). */
    output: z.object({ result: z.enum(['Canceled', 'Pending']), trip: tripDetail }),
    errors: ['NotCancellable', 'CancelQuoteExpired', 'CancellationAttemptFailed'],
  }),
} as const;
