/**
 * Changing a booking: a price quote is scheduled and polled, then the change is booked and polled, or an
 * agent fulfills it (B §4). What is asked for is its product's.
 */
import {
  CHANGE_BLOCKS,
  CHANGE_FAILURES,
  CHANGE_LINES,
  PART_UNITS,
} from '@sojourn/domain/booking/change-state.ts';
import { DETAIL_NAMES } from '@sojourn/domain/booking/trip-details.ts';
import { ASYNC_STATES } from '@sojourn/domain/booking/trip-state.ts';
import { REIMBURSED_TO } from '@sojourn/domain/protections/protection-state.ts';
import { changeParts, extrasParts } from '@sojourn/products/contracts.ts';
import { z } from 'zod';
import { call } from './call.ts';
import { PAYER_ERRORS } from './payment-methods.ts';
import { policyReason } from './policy.ts';
import { idOf, instant, localDateTime, moneySchema } from './primitives.ts';
import { tenderKind, tripParams } from './trip-parts.ts';

const asyncState = z.enum(ASYNC_STATES);
/** What each tender paid, what the change adds or gives back, and what it then is. */
const changedTender = z.object({
  /** Null for a tender that the change adds. */
  tenderNo: z.int().nullable(),
  kind: tenderKind.nullable(),
  label: z.string(),
  paid: moneySchema,
  /** Below zero comes back. */
  change: moneySchema,
  after: moneySchema,
});

const partUnit = z.enum(PART_UNITS);
/** Parts to cancel of one unit, by their numbers in `getCancelParts`; the others stay booked. */
const partAsk = z.object({
  kind: z.literal('Part'),
  /** Left out: travelers or rooms. */
  unit: partUnit.optional(),
  parts: z.array(z.int().min(0)).min(1).max(20),
  /** Has cancel for any reason pay what's more than the fare or rate gives; it's used up by that. */
  forAnyReason: z.boolean().optional(),
});
/** What is added to what's booked, or left out: seats and bags. */
const extrasAsk = z.object({
  kind: z.literal('Extras'),
  extras: z.discriminatedUnion('kind', extrasParts('ask')),
});
/** What can be asked for with a price. */
export const pricedAsk = z.discriminatedUnion('kind', [...changeParts('ask'), partAsk, extrasAsk]);
/** Edited details; what they are is sealed, and no answer repeats it. */
const detailsAsk = z.object({ kind: z.literal('Details'), changed: z.array(z.enum(DETAIL_NAMES)).min(1) });
const changeAsk = z.discriminatedUnion('kind', [...changeParts('ask'), partAsk, extrasAsk, detailsAsk]);
export type ChangeAsk = z.output<typeof changeAsk>;
export type PricedAsk = z.output<typeof pricedAsk>;
/** What each part had cost, what of that comes back, and what the airline owes for it instead. */
const canceledPart = z.object({
  part: z.int(),
  name: z.string(),
  paid: moneySchema,
  refund: moneySchema,
  credit: moneySchema,
});
const partDetail = z.object({
  kind: z.literal('Part'),
  unit: partUnit.optional(),
  parts: z.array(canceledPart),
});
const extrasDetail = z.object({
  kind: z.literal('Extras'),
  extras: z.discriminatedUnion('kind', extrasParts('detail')),
});
const changeDetail = z.discriminatedUnion('kind', [
  ...changeParts('detail'),
  partDetail,
  extrasDetail,
  detailsAsk,
]);
export type ChangeDetail = z.output<typeof changeDetail>;

/** Amounts are in the booking's currency; what it costs is null until it's quoted. */
export const bookingChange = z.object({
  changeId: idOf('chg'),
  bookingId: idOf('bkg'),
  /** The booking's version that it was quoted for; it's worth nothing once that has moved. */
  bookingVersion: z.int(),
  priceQuote: asyncState,
  booking: asyncState,
  agentFulfill: asyncState,
  failure: z.enum(CHANGE_FAILURES).nullable(),
  /** Of the newest quote, while it can be confirmed; null otherwise. */
  expiresAt: instant.nullable(),
  ask: changeAsk,
  cost: z
    .object({
      lines: z.array(z.object({ kind: z.enum(CHANGE_LINES), amount: moneySchema })),
      /** To pay by card now. */
      due: moneySchema,
      /** Back to the tenders that paid. */
      refund: moneySchema,
      /** Owed by the airline, as a credit. */
      credit: moneySchema,
      totalBefore: moneySchema,
      totalAfter: moneySchema,
      tenders: z.array(changedTender),
    })
    .nullable(),
  /** What change for any reason gives back of what is due; null unless it's used. */
  paysBack: z
    .object({
      amount: moneySchema,
      isCapped: z.boolean(),
      businessDays: z.int(),
      to: z.enum(REIMBURSED_TO),
    })
    .nullable(),
  /** What changes, as the product shows it. */
  detail: changeDetail.nullable(),
  /** Of some travelers alone: the booking that they get once it's done. */
  ownBookingId: idOf('bkg').nullable(),
});
export type BookingChange = z.output<typeof bookingChange>;

/** One way that goes with a ticket: from and to where, and when it leaves there. */
const ticketedWay = z.object({
  from: z.string(),
  to: z.string(),
  leaves: localDateTime,
  airline: z.string(),
});
const partGroup = z.object({
  unit: partUnit,
  /** Why nothing of it can be canceled; null when something can. */
  block: z.enum(CHANGE_BLOCKS).nullable(),
  parts: z.array(
    z.object({
      part: z.int(),
      /** Of the traveler or the room's lead guest; of a ticket where it goes. */
      name: z.string(),
      /** Of a traveler; null of anything else. */
      age: z.enum(['Adult', 'Child', 'Infant']).nullable(),
      seats: z.array(z.string()),
      adults: z.int(),
      children: z.int(),
      /** Of a ticket: what isn't flown without it. */
      ways: z.array(ticketedWay),
    }),
  ),
});
/** What of a booking can be canceled on its own; parts of one group at a time. */
const cancelParts = z.object({
  bookingId: idOf('bkg'),
  bookingVersion: z.int(),
  groups: z.array(partGroup),
});
export type PartGroup = z.output<typeof partGroup>;
export type CancelParts = z.output<typeof cancelParts>;

const changeParams = tripParams.extend({ changeId: idOf('chg') });

export const changeCalls = {
  getCancelParts: call({
    method: 'GET',
    path: '/trips/:bookingId/parts',
    summary: 'The travelers, rooms or tickets of a trip that can be canceled on their own',
    auth: 'customer',
    params: tripParams,
    output: cancelParts,
    errors: [],
  }),
  requestChange: call({
    method: 'POST',
    path: '/trips/:bookingId/changes',
    summary: 'Schedules the price quote of a change; poll it until it has one',
    auth: 'customer',
    params: tripParams,
    input: z.object({
      ask: pricedAsk,
      /** Nobody can quote it online: an agent gets it with what is known. */
      byAgent: z.boolean().optional(),
    }),
    output: bookingChange,
    errors: ['NotChangeable', 'BookingInReview'],
  }),
  getChange: call({
    method: 'GET',
    path: '/trips/:bookingId/changes/:changeId',
    summary: 'How far a change is: its price quote, its booking, an agent’s fulfillment',
    auth: 'customer',
    params: changeParams,
    output: bookingChange,
    errors: [],
  }),
  confirmChange: call({
    method: 'POST',
    path: '/trips/:bookingId/changes/:changeId/confirm',
    summary: 'Schedules the booking of a change at its quote; poll it until it has succeeded or failed',
    auth: 'customer',
    params: changeParams,
    idempotent: true,
    input: z.object({
      /** What the page showed as due. */
      dueMinor: z.int().min(0),
      /** The card that pays it; null when nothing is due. */
      paymentId: idOf('pay').nullable(),
      /** Why it's made out of the company's policy. */
      policyReason: policyReason.optional(),
    }),
    output: bookingChange,
    errors: [
      'ChangeQuoteExpired',
      'NotChangeable',
      'OutOfPolicy',
      'ChangeNeedsApproval',
      'BookingInReview',
      'DuplicateBooking',
      ...PAYER_ERRORS,
    ],
  }),
} as const;
