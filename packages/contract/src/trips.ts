/** Trips: what is booked, what can be done with it now, and how money went and comes back. */
import { CANCEL_OUTCOMES, CANCEL_POLICY_KINDS } from '@sojourn/domain/booking/cancel-outcome.ts';
import { TRIP_SUBTITLES } from '@sojourn/domain/products/flight/trip-title.ts';
import { AMOUNT_TYPES, PAYMENT_METHOD_NAMES } from '@sojourn/domain/wallet/payment-words.ts';
import { TENDER_KINDS } from '@sojourn/domain/wallet/tender-plan.ts';
import { z } from 'zod';
import { call } from './call.ts';
import { staySummary } from './checkouts.ts';
import {
  cancellationType,
  cancelTerms,
  fileAnswer,
  idOf,
  instant,
  moneySchema,
  propertyFee,
  stayPrice,
} from './primitives.ts';
import { carTripCardFields, carTripDetailFields } from './products/car/car-trip.ts';
import {
  airline,
  flightExtras,
  flightPrice,
  flightSummary,
  passengerType,
} from './products/flight/flights.ts';

/** B §4 booking status. */
export const bookingStatus = z.enum(['Pending', 'Confirmed', 'Canceled', 'Modified']);
/** B §4 trip time status. */
export const tripTime = z.enum(['Future', 'Present', 'Past', 'Canceled']);

export const tenderKind = z.enum(TENDER_KINDS);
/** `label`: a card or account as `Harbor Summit 4417`, a credit's type (`AnnualCredit`), an offer's title. */
export const tenderLine = z.object({
  tenderNo: z.int(),
  kind: tenderKind,
  /** B §3 payment methods. */
  method: z.enum(PAYMENT_METHOD_NAMES),
  label: z.string(),
  amount: moneySchema,
  /** Of rewards; null for every other kind. */
  units: z.int().nullable(),
  state: z.enum(['authorized', 'captured', 'voided']),
});
/**
 * What becomes of a credit or offer that paid: it is there again, a new one replaces it, or its rule lets it
 * go.
 */
export const returnOutcome = z.enum(['returned', 'reissued', 'forfeited']);
/** One line of the refund tracer: from the tender, for the item, to where it is now. */
export const refundLine = z.object({
  refundNo: z.int(),
  tenderNo: z.int(),
  kind: tenderKind,
  /** The label of the tender that paid, and that is refunded. */
  tender: z.string(),
  /** What was bought: the hotel's name. */
  item: z.string(),
  amount: moneySchema,
  units: z.int().nullable(),
  state: z.enum(['open', 'sent', 'returned', 'failed']),
  /** 7 business days for cards (product rule); customers see 1-2 billing cycles as the upper bound. */
  dueBy: instant,
  sentAt: instant.nullable(),
  returnedAt: instant.nullable(),
  /** Not back although it is due: a case is open. */
  overdue: z.boolean(),
  /** Of credits and offers; null for cards and rewards. */
  outcome: returnOutcome.nullable(),
});
/** What the stay earns: it posts after check-out and is taken back when it is canceled. */
export const earningLine = z.object({
  units: z.int(),
  state: z.enum(['Pending', 'Posted', 'TakenBack']),
  postsAt: instant,
});
export const caseLine = z.object({
  caseId: idOf('cas'),
  code: z.string(),
  kind: z.string(),
  state: z.enum(['open', 'waiting', 'closed']),
  dueAt: instant,
  openedAt: instant,
});

/** What can be done with a trip now; where it can't be, why. */
const action = <R extends z.ZodType>(reason: R) =>
  z.discriminatedUnion('available', [
    z.object({ available: z.literal(true) }),
    z.object({ available: z.literal(false), reason }),
  ]);
const cancelAction = action(z.enum(CANCEL_OUTCOMES));

const card = {
  bookingId: idOf('bkg'),
  status: bookingStatus,
  time: tripTime,
  /** With the `H-` prefix; null until the supplier has confirmed. */
  confirmationCode: z.string().nullable(),
  total: moneySchema,
};
export const hotelTripCard = z.object({ ...card, kind: z.literal('Hotel'), stay: staySummary });
export type HotelTripCard = z.output<typeof hotelTripCard>;

export const ticketing = z.enum(['requested', 'confirmed', 'ticketed']);
export const flightTripCard = z.object({
  ...card,
  kind: z.literal('Flight'),
  flight: flightSummary,
  /** B §2, in the language of the account: `Boston to Lisbon`. */
  title: z.string(),
  subtitle: z.enum(TRIP_SUBTITLES),
  /** Asked for, confirmed by every airline (locators), or issued as well (document numbers). */
  ticketing,
  /** Each airline's own record number; none before it has confirmed. */
  locators: z.array(z.object({ ticketNo: z.int(), airline, locator: z.string() })),
});
export type FlightTripCard = z.output<typeof flightTripCard>;
export const carTripCard = z.object({ ...card, kind: z.literal('Car'), ...carTripCardFields });
export type CarTripCard = z.output<typeof carTripCard>;
export const tripCard = z.discriminatedUnion('kind', [hotelTripCard, flightTripCard, carTripCard]);
export type TripCard = z.output<typeof tripCard>;

const detail = {
  cancellation: cancelTerms,
  /** Version of the booking terms that were agreed to. */
  termsVersion: z.string(),
  email: z.string(),
  phone: z.string(),
  /** When the supplier's record was last looked up and found to agree. */
  verifiedAt: instant.nullable(),
  /** B §3 amount types: what kinds of amount paid. */
  amountType: z.enum(AMOUNT_TYPES),
  tenders: z.array(tenderLine),
  refunds: z.array(refundLine),
  /** Null when nothing is earned: no part was paid by card. */
  earning: earningLine.nullable(),
  cases: z.array(caseLine),
  actions: z.object({ cancel: cancelAction }),
  bookedAt: instant,
  canceledAt: instant.nullable(),
};
export const hotelTripDetail = hotelTripCard.extend({
  ...detail,
  price: stayPrice,
  feesAtProperty: z.array(propertyFee),
  guests: z.array(z.object({ firstName: z.string(), lastName: z.string() })),
  requests: z.string(),
  loyaltyNumber: z.string(),
  /** The hotel's own record number. */
  supplierLocator: z.string().nullable(),
});
export type HotelTripDetail = z.output<typeof hotelTripDetail>;

/** A traveler as a trip shows them: nothing of passports. Slices and segments are counted from 0. */
const tripTraveler = z.object({
  type: passengerType,
  firstName: z.string(),
  middleName: z.string(),
  lastName: z.string(),
  seats: z.array(z.object({ slice: z.int(), segment: z.int(), seat: z.string() })),
  /** Checked bags beyond those included. */
  bags: z.array(z.object({ slice: z.int(), pieces: z.int() })),
  /** One for each slice once it is issued; none where the airline goes without. */
  documents: z.array(z.object({ ticketNo: z.int(), slice: z.int(), number: z.string() })),
  frequentFlyerNumber: z.array(z.object({ airline: z.string(), number: z.string() })),
  specialAssistance: z.array(z.string()),
});
export const flightTripDetail = flightTripCard.extend({
  ...detail,
  price: flightPrice,
  extras: flightExtras,
  /** Adults, Children, SeatedInfants, LapInfants. */
  travelers: z.array(tripTraveler),
  ticketedAt: instant.nullable(),
  /** Cancelled before then, everything comes back; null when that time is over or never was. */
  voidUntil: instant.nullable(),
  /** By slice: at the airline of its first flight, from 24 hours until 1 hour before it leaves. */
  checkIn: z.array(z.object({ slice: z.int(), airline, opensAt: instant, closesAt: instant })),
});
export type FlightTripDetail = z.output<typeof flightTripDetail>;

export const carTripDetail = carTripCard.extend({ ...detail, ...carTripDetailFields });
export type CarTripDetail = z.output<typeof carTripDetail>;

export const tripDetail = z.discriminatedUnion('kind', [hotelTripDetail, flightTripDetail, carTripDetail]);
export type TripDetail = z.output<typeof tripDetail>;

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
  getReceipt: call({
    method: 'GET',
    path: '/trips/:bookingId/receipt.pdf',
    summary: 'The itemized receipt as a PDF, in the language of the account',
    auth: 'customer',
    params,
    file: 'application/pdf',
    output: fileAnswer,
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
    /** `result`: the outcome (B §4). */
    output: z.object({ result: z.enum(['Canceled', 'Pending']), trip: tripDetail }),
    errors: ['NotCancellable', 'CancelQuoteExpired', 'CancellationAttemptFailed'],
  }),
} as const;
