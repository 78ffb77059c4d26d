/** Trips: what is booked, what can be done with it now, and how money went and comes back. */
import { z } from 'zod';
import { call } from './call.ts';
import { staySummary } from './checkouts.ts';
import {
  cancellationType,
  cancelTerms,
  idOf,
  instant,
  moneySchema,
  propertyFee,
  stayPrice,
} from './primitives.ts';

/** B §4 booking status. */
export const bookingStatus = z.enum(['Pending', 'Confirmed', 'Canceled', 'Modified']);
/** B §4 trip time status. */
export const tripTime = z.enum(['Future', 'Present', 'Past', 'Canceled']);

export const tenderLine = z.object({
  kind: z.enum(['UserCard', 'Rewards', 'AncillaryCredit', 'TravelWallet']),
  label: z.string(),
  amount: moneySchema,
  state: z.enum(['authorized', 'captured', 'voided']),
});
export const refundLine = z.object({
  tender: z.string(),
  amount: moneySchema,
  state: z.enum(['open', 'sent', 'returned', 'failed']),
  /** 7 business days for cards (product rule); the outer bound told is 1-2 billing cycles. */
  dueBy: instant,
});
export const caseLine = z.object({
  caseId: idOf('cas'),
  code: z.string(),
  kind: z.string(),
  state: z.enum(['open', 'waiting', 'closed']),
  dueAt: instant,
  openedAt: instant,
});

export const tripCard = z.object({
  bookingId: idOf('bkg'),
  kind: z.literal('Hotel'),
  status: bookingStatus,
  time: tripTime,
  /** With the `H-` prefix; null until the hotel has confirmed. */
  confirmationCode: z.string().nullable(),
  stay: staySummary,
  total: moneySchema,
});
export type TripCard = z.output<typeof tripCard>;

export const tripDetail = tripCard.extend({
  price: stayPrice,
  cancellation: cancelTerms,
  feesAtProperty: z.array(propertyFee),
  guests: z.array(z.object({ firstName: z.string(), lastName: z.string() })),
  email: z.string(),
  phone: z.string(),
  requests: z.string(),
  loyaltyNumber: z.string(),
  /** The hotel's own record number. */
  supplierLocator: z.string().nullable(),
  /** When the hotel's record was last looked up and found to agree. */
  verifiedAt: instant.nullable(),
  tenders: z.array(tenderLine),
  refunds: z.array(refundLine),
  cases: z.array(caseLine),
  actions: z.object({ cancel: z.boolean() }),
  bookedAt: instant,
  canceledAt: instant.nullable(),
});
export type TripDetail = z.output<typeof tripDetail>;

export const cancelQuote = z.object({
  quoteId: idOf('quo'),
  type: cancellationType,
  expiresAt: instant,
  paid: moneySchema,
  penalty: moneySchema,
  refund: moneySchema,
  /** Tender by tender; they sum to `refund`. */
  lines: z.array(z.object({ tender: z.string(), amount: moneySchema, dueBy: instant })),
});
export type CancelQuote = z.output<typeof cancelQuote>;

const params = z.object({ bookingId: idOf('bkg') });

export const tripCalls = {
  listTrips: call({
    method: 'GET',
    path: '/trips',
    summary: 'Upcoming, past and canceled trips',
    auth: 'customer',
    query: z.object({ view: z.enum(['upcoming', 'past']).optional() }),
    output: z.object({ upcoming: z.int(), past: z.int(), trips: z.array(tripCard) }),
    errors: [],
  }),
  getTrip: call({
    method: 'GET',
    path: '/trips/:bookingId',
    summary: 'One trip whole',
    auth: 'customer',
    params,
    output: tripDetail,
    errors: [],
  }),
  quoteCancel: call({
    method: 'POST',
    path: '/trips/:bookingId/cancel-quote',
    summary: 'What cancelling now gives back, tender by tender',
    auth: 'customer',
    params,
    input: z.object({}),
    output: cancelQuote,
    errors: ['NotCancellable', 'SuppliersUnavailable'],
  }),
  cancelTrip: call({
    method: 'POST',
    path: '/trips/:bookingId/cancel',
    summary: 'Cancels on the terms of the quote',
    auth: 'customer',
    params,
    idempotent: true,
    input: z.object({ quoteId: idOf('quo') }),
    output: z.object({ result: z.enum(['Canceled', 'Pending']), trip: tripDetail }),
    errors: ['NotCancellable', 'CancelQuoteExpired', 'CancellationAttemptFailed'],
  }),
} as const;
