/** What the trips of all products have in common; each product adds its own in its folder. */
import { CANCEL_OUTCOMES } from '@sojourn/domain/booking/cancellation/cancel-outcome.ts';
import { CHANGE_BLOCKS, PART_UNITS, REVISION_CAUSES } from '@sojourn/domain/booking/change-state.ts';
import {
  ASYNC_RESULTS,
  ASYNC_STATES,
  BOOKING_STATUSES,
  GUEST_BOOKINGS,
  HOTEL_CONFIRMATIONS,
  ITINERARY_FLAGS,
  REFUND_STATUSES,
  SEARCH_TYPES,
  TRIP_OFFERS,
  TRIP_TIMES,
  VOID_STATUSES,
} from '@sojourn/domain/booking/trip-state.ts';
import { CURRENCIES } from '@sojourn/domain/money.ts';
import { SCHEDULE_CHANGE_STATUSES } from '@sojourn/domain/schedule-changes/schedule-change.ts';
import { AGENT_DEEDS } from '@sojourn/domain/support/agent-deeds.ts';
import { CASE_STATES } from '@sojourn/domain/support/case-flow.ts';
import { AMOUNT_TYPES, PAYMENT_METHOD_NAMES } from '@sojourn/domain/wallet/tenders/payment-words.ts';
import { TENDER_KINDS } from '@sojourn/domain/wallet/tenders/tender-plan.ts';
import { z } from 'zod';
import { fieldAnswer } from './custom-fields.ts';
import { disruptionData, tripDisruption } from './disruption-parts.ts';
import { calendarDate, cancelTerms, idOf, instant, moneySchema } from './primitives.ts';
import { tripProtection } from './protections.ts';

export const tripParams = z.object({ bookingId: idOf('bkg') });

/** What it shows and offers at the moment of the answer, as `tripState` decides (B §4). */
const tripStateFields = {
  status: z.enum(BOOKING_STATUSES),
  time: z.enum(TRIP_TIMES),
  itineraryFlags: z.array(z.enum(ITINERARY_FLAGS)),
  refundStatus: z.enum(REFUND_STATUSES).nullable(),
  /** Null where there are no tickets. */
  voidStatus: z.enum(VOID_STATUSES).nullable(),
  /** Null where nobody sleeps. */
  hotelConfirmation: z.enum(HOTEL_CONFIRMATIONS).nullable(),
  guestBooking: z.enum(GUEST_BOOKINGS),
  searchType: z.enum(SEARCH_TYPES),
  /** Of the supplier's record. */
  lookUp: z.enum(ASYNC_STATES),
  /** To the last that it was sent. */
  supplierAnswer: z.enum(ASYNC_RESULTS),
  offers: z.array(z.enum(TRIP_OFFERS)),
};

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
  /** What was bought: its title. */
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
/** What a cancellation keeps: its fee, and what was paid for protections and isn't given back. */
export const withheldAmounts = z.object({ fee: moneySchema, premiums: moneySchema });
/** What a trip earns: it posts after the trip and is taken back when it is canceled. */
const earningLine = z.object({
  units: z.int(),
  state: z.enum(['Pending', 'Posted', 'TakenBack']),
  postsAt: instant,
});
export const caseLine = z.object({
  caseId: idOf('cas'),
  code: z.string(),
  kind: z.string(),
  state: z.enum(CASE_STATES),
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
/** `BookedByOthers`: the reader travels; somebody of their company booked it and looks after it. */
const changeAction = action(z.enum([...CHANGE_BLOCKS, 'BookedByOthers']));

export const tripCardFields = {
  bookingId: idOf('bkg'),
  ...tripStateFields,
  /** B §4, by the supplier's newest change. */
  scheduleChangeStatus: z.enum(SCHEDULE_CHANGE_STATUSES),
  /**
   * Of its flights today; null where they go as planned. `zone`: of where that slice ends, by whose clock
   * it's decided.
   */
  disruption: tripDisruption.extend({ zone: z.string() }).nullable(),
  /** With the `H-` prefix; null until the supplier has confirmed. */
  confirmationCode: z.string().nullable(),
  /** What was bought; protections are beside it. */
  total: moneySchema,
  /** With what protections cost. */
  grandTotal: moneySchema,
};

export type CommonCard = z.output<z.ZodObject<typeof tripCardFields>>;

/** B §3 pricing: `value` in minor units. */
const fiatAmount = z.object({ fiat: z.object({ value: z.int(), currencySymbol: z.string() }) });
const sellingPricing = z.object({
  totalPricing: z.object({
    currency: z.enum(CURRENCIES),
    /** What the suppliers' rates come to, before taxes and fees. */
    baseWithoutMargin: fiatAmount,
    /** What the booking costs, with everything. */
    total: fiatAmount,
  }),
});
export type SellingPricing = z.output<typeof sellingPricing>;

export const tripDetailFields = {
  sellingPricing,
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
  /** What airlines owe its travelers instead of money, of what was canceled or changed of it. */
  airlineCredits: z.array(
    z.object({
      airline: z.string(),
      number: z.string(),
      traveler: z.string(),
      amount: moneySchema,
      expiresAt: instant.nullable(),
    }),
  ),
  /** What comes back of it in no form; null unless it's canceled. */
  withheld: withheldAmounts.nullable(),
  /** Null when nothing is earned: no part was paid by card. */
  earning: earningLine.nullable(),
  cases: z.array(caseLine),
  actions: z.object({
    cancel: cancelAction,
    /** Some of its travelers or rooms. */
    cancelPart: changeAction,
    change: changeAction,
    /** Seats, bags and what else is bought with it. */
    extras: changeAction,
    /** What its supplier knows of the travelers besides their names. */
    editDetails: changeAction,
  }),
  /** What was canceled of it while the rest stayed booked, the first first. */
  canceledParts: z.array(
    z.object({
      unit: z.enum(PART_UNITS).optional(),
      names: z.array(z.string()),
      refund: moneySchema,
      credit: moneySchema,
      canceledAt: instant,
    }),
  ),
  /** What was bought with it to protect it, in the order in which it was shown. */
  protections: z.array(tripProtection),
  /** B §3, of what was bought; null where nothing of it was. */
  disruptionData: disruptionData.nullable(),
  /** The bookings that it was split into or from, when some of its travelers changed their flights alone. */
  splitWith: z.array(z.object({ bookingId: idOf('bkg'), names: z.array(z.string()) })),
  /** The booking of whose flights it replaces some, after a disruption; their names, as `TP 216`. */
  replaces: z.object({ bookingId: idOf('bkg'), flights: z.array(z.string()) }).nullable(),
  /** What agents did with it in its owner's place, the first first; how they sign: `Sam W.` */
  byAgents: z.array(z.object({ deed: z.enum(AGENT_DEEDS), agent: z.string(), at: instant })),
  /**
   * The cancellation that was confirmed: it's sent at `sendAt`, until when it can be withdrawn, or was sent
   * at `sentAt`. Null when there's none.
   */
  canceling: z
    .object({ confirmedAt: instant, sendAt: instant.nullable(), sentAt: instant.nullable() })
    .nullable(),
  /** What it was before each change, the oldest first; `total`: what it had cost by then. */
  history: z.array(
    z.object({
      version: z.int(),
      cause: z.enum(REVISION_CAUSES),
      replacedAt: instant,
      startsOn: calendarDate,
      endsOn: calendarDate,
      startsAt: instant,
      endsAt: instant,
      total: moneySchema,
      travelers: z.array(z.string()),
    }),
  ),
  /** Of a booking for others: who booked it and who travels, guests by what they were called. */
  party: z
    .object({
      bookedBy: z.string(),
      travelers: z.array(z.object({ name: z.string(), isGuest: z.boolean() })),
    })
    .nullable(),
  /** What the company wanted to know of it, as it was booked. */
  customFields: z.array(fieldAnswer),
  bookedAt: instant,
  canceledAt: instant.nullable(),
};
export type CommonDetail = z.output<z.ZodObject<typeof tripDetailFields>>;
