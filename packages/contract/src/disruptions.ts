/** Flights that are late or canceled, and what can be done about it by what was bought (B §3, B §4, B §5). */
import { DISRUPTION_ACTIONS } from '@sojourn/domain/disruptions/disruption-state.ts';
import { COMPENSATION_REGIMES } from '@sojourn/domain/schedule-changes/compensation.ts';
import { REFUND_REGIMES } from '@sojourn/domain/schedule-changes/refund-right.ts';
import { TENDER_KINDS } from '@sojourn/domain/wallet/tenders/tender-plan.ts';
import { z } from 'zod';
import { call } from './call.ts';
import { disruptionState, disruptionType, flightStatus } from './disruption-parts.ts';
import { idOf, instant, localDateTime, moneySchema } from './primitives.ts';
import { protectionName } from './protections.ts';
import { schedulePart } from './schedule-parts.ts';
import { tripParams } from './trip-parts.ts';
import { tripDetail } from './trips.ts';

/** As its reader sees it. */
export const disruptionView = z.object({
  bookingId: idOf('bkg'),
  disruptionNo: z.int(),
  /** Which way of the trip, from 0. */
  slice: z.int(),
  type: disruptionType,
  state: disruptionState,
  /** How much later than planned it lands, or leaves if that's more; 0 when it's canceled. */
  delayMinutes: z.int(),
  noticedAt: instant,
  /** From then on nothing can be decided. */
  decideBy: instant,
  /** Of the slice, as they were last read. */
  flights: z.array(flightStatus),
  /**
   * B §4. `Rebook`: a new flight or the base fare back; `RebookOnlyEligible`: only a new flight; `Refund`:
   * only the base fare back; `Cancel`: the trip can be canceled by its own terms. Null: there's nothing to
   * do, and `why` says why.
   */
  action: z.enum(DISRUPTION_ACTIONS).nullable(),
  /** The clause that says no; null where one of what was bought says yes, and where nothing was bought. */
  why: z.string().nullable(),
  /** What covers it; null where nothing that was bought does. */
  protection: protectionName.nullable(),
  termsId: z.string().nullable(),
  /** For how many travelers is decided. */
  decidesForAll: z.int(),
  /** Others see what happens, and decide nothing. */
  isPurchaser: z.boolean(),
  /** What taking the fare back comes to; null where that can't be chosen. */
  refund: z
    .object({
      base: moneySchema,
      perTraveler: moneySchema,
      /** Back to what paid, as cancel quotes have it; they sum to `base`. */
      parts: z.array(z.object({ source: z.enum(TENDER_KINDS), label: z.string(), amount: moneySchema })),
      /** How many ways of the trip are canceled with it. */
      endsAlso: z.int(),
    })
    .nullable(),
  /** What the law gives whatever was bought: the fare back for who doesn't fly, money from the airline. */
  rights: z.object({
    refund: z.array(z.enum(REFUND_REGIMES)),
    compensation: z.object({ regime: z.enum(COMPENSATION_REGIMES), perTraveler: moneySchema }).nullable(),
  }),
  /** What the airline itself gives instead of the flight that was missed. */
  airlineOffer: schedulePart.nullable(),
  /** The booking that was made instead. */
  replacement: z.object({ bookingId: idOf('bkg'), title: z.string() }).nullable(),
});
export type DisruptionView = z.output<typeof disruptionView>;

const planOption = z.object({
  /** Names it when it's chosen. */
  optionId: z.string(),
  /** From 1, the best. */
  rank: z.int(),
  airline: z.object({ code: z.string(), name: z.string() }),
  parts: z.array(schedulePart),
  stops: z.int(),
  durationMinutes: z.int(),
  className: z.string(),
  /** What it's sold for, each; the traveler pays nothing. */
  sellsFor: moneySchema,
  /** 0: its seats weren't reserved, and it may be gone. */
  seatsHeld: z.int(),
  /** How much sooner it lands than waiting; negative when later. */
  minutesSooner: z.int(),
  leavesInMinutes: z.int(),
});
const REJECTED_FLIGHTS = ['HigherClass', 'OtherAirport', 'OtherDay', 'AboveFareLimit', 'NoSeats'] as const;

/** What can be taken instead: the best first, its seats held until then. */
const rebookPlan = z.object({
  heldUntil: instant.nullable(),
  /** For each traveler. */
  fareLimit: moneySchema,
  options: z.array(planOption),
  rejected: z.array(
    z.object({
      airline: z.object({ code: z.string(), name: z.string() }),
      title: z.string(),
      departsLocal: localDateTime,
      why: z.enum(REJECTED_FLIGHTS),
    }),
  ),
});
export type RebookPlan = z.output<typeof rebookPlan>;

const disruptionPath = '/trips/:bookingId/disruption';
const DISRUPTION_ERRORS = [
  'DisruptionOver',
  'DisruptionUsed',
  'DisruptionNotCovered',
  'SuppliersUnavailable',
] as const;

export const disruptionCalls = {
  getDisruption: call({
    method: 'GET',
    path: disruptionPath,
    summary: 'How a trip’s flights of today go, and what can be done about those that don’t go as planned',
    auth: 'customer',
    params: tripParams,
    output: z.object({
      /** The newest; null where everything goes as planned. */
      disruption: disruptionView.nullable(),
      /** Those of now: of the slice that leaves within a day or is being flown; empty for none. */
      flights: z.array(flightStatus),
    }),
    errors: [],
  }),
  planRebooking: call({
    method: 'POST',
    path: `${disruptionPath}/plan`,
    summary: 'Finds what can be flown instead, and holds seats on the best',
    auth: 'customer',
    params: tripParams,
    input: z.object({}),
    output: rebookPlan,
    errors: DISRUPTION_ERRORS,
  }),
  rebookDisruption: call({
    method: 'POST',
    path: `${disruptionPath}/rebook`,
    summary: 'Books another flight for everybody, at no cost',
    auth: 'customer',
    params: tripParams,
    idempotent: true,
    input: z.object({
      disruptionNo: z.int().min(1),
      optionId: z
        .string()
        .min(1)
        .max(200)
        .regex(/^[\x21-\x7e]+$/),
      /** All, or some by their place in the booking: a person does that (B §5). */
      travelers: z.union([z.literal('all'), z.array(z.int().min(0).max(8)).min(1).max(9)]),
    }),
    /** `trip`: the new booking; while it's pending, the disrupted one. */
    output: z.object({ result: z.enum(['Rebooked', 'Pending']), trip: tripDetail }),
    errors: [
      ...DISRUPTION_ERRORS,
      'DisruptionOptionGone',
      'DisruptionPartialNeedsAgent',
      'DisruptionRebookFailed',
    ],
  }),
} as const;
