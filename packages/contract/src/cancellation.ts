/** Canceling a trip: what it gives back now, and doing it on these terms. */
import { CANCEL_OUTCOMES, CANCEL_POLICY_KINDS } from '@sojourn/domain/booking/cancellation/cancel-outcome.ts';
import { z } from 'zod';
import { airlineCreditFields } from './airline-credits.ts';
import { call } from './call.ts';
import { cancellationType, idOf, instant, moneySchema } from './primitives.ts';
import { returnOutcome, tenderKind, tripParams, withheldAmounts } from './trip-parts.ts';
import { tripDetail } from './trips.ts';

/** As money back to what paid, or as credit of the airline. */
const cancelChoice = z.enum(['refund', 'airlineCredit']);

export const cancelQuote = z.object({
  quoteId: idOf('quo'),
  type: cancellationType,
  /** B §4: what canceling now comes to, and by which policy. */
  outcome: z.enum(CANCEL_OUTCOMES),
  policyKind: z.enum(CANCEL_POLICY_KINDS),
  /** The product's own code for a quote, where it has one (B §8). */
  productCode: z.string().optional(),
  expiresAt: instant,
  paid: moneySchema,
  penalty: moneySchema,
  refund: moneySchema,
  /** Of the penalty: what comes back in no form. */
  withheld: withheldAmounts,
  /** Of the penalty: airlines' credit, what an earlier change brought with what this brings. */
  asCredit: moneySchema,
  /** Of the penalty: what a protection paid back of a change, which doesn't come back twice. */
  paidBack: moneySchema,
  /** What of these was paid for protections, and is given back of it. */
  premiums: z.object({ paid: moneySchema, returned: moneySchema }),
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
  /** Of canceling for any reason: what it pays and what the fare or rate gives. Null unless it was wanted. */
  protection: z
    .object({
      choice: cancelChoice,
      /** What it can pay for this booking. */
      choices: z.array(cancelChoice),
      /** The clause of its terms that pays. */
      clauseId: z.string(),
      pays: moneySchema,
      byFare: moneySchema,
      /** False where the fare or rate gives as much: then it isn't used. */
      isUsed: z.boolean(),
    })
    .nullable(),
});
export type CancelQuote = z.output<typeof cancelQuote>;

const cancelAnswer = z.object({ result: z.enum(['Canceled', 'Pending', 'Scheduled']), trip: tripDetail });

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
      /** Of canceling for any reason; `refund` when left out. */
      choice: cancelChoice.optional(),
      /** By what covers this disruption of its flights: the base fare back. */
      disruption: z.int().min(1).optional(),
    }),
    output: cancelQuote,
    errors: [
      'NotCancellable',
      'SuppliersUnavailable',
      'DisruptionOver',
      'DisruptionUsed',
      'DisruptionNotCovered',
    ],
  }),
  cancelTrip: call({
    method: 'POST',
    path: '/trips/:bookingId/cancel',
    summary: 'Cancels under the quote’s terms',
    auth: 'customer',
    params: tripParams,
    idempotent: true,
    input: z.object({
      quoteId: idOf('quo'),
      /**
       * It waits ten minutes and can be withdrawn, unless waiting could cost money. Without it, it's sent at
       * once.
       */
      canWait: z.boolean().optional(),
    }),
    /** `result`: the outcome (B §4), or `Scheduled`: nothing was sent yet. */
    output: cancelAnswer,
    errors: ['NotCancellable', 'CancelQuoteExpired', 'CancellationAttemptFailed'],
  }),
  sendCancel: call({
    method: 'POST',
    path: '/trips/:bookingId/cancel/send',
    summary: 'Sends a cancellation that waits',
    auth: 'customer',
    params: tripParams,
    idempotent: true,
    input: z.object({}),
    output: cancelAnswer,
    errors: ['CancelQuoteExpired', 'CancellationAttemptFailed'],
  }),
  undoCancel: call({
    method: 'POST',
    path: '/trips/:bookingId/cancel/undo',
    summary: 'Withdraws a cancellation that hasn’t been sent yet',
    auth: 'customer',
    params: tripParams,
    idempotent: true,
    input: z.object({}),
    output: tripDetail,
    errors: ['CancellationSent'],
  }),
} as const;
