/** Requests for approval: what a traveler sends, an approver decides, and both see. */
import { UNDECIDED } from '@sojourn/domain/approvals/approval-rules.ts';
import { APPROVAL_STATES, APPROVAL_VIEWS } from '@sojourn/domain/approvals/approval-state.ts';
import { DECIDER_REASONS } from '@sojourn/domain/approvals/deciders.ts';
import { APPROVAL_KINDS } from '@sojourn/domain/approvals/review-window.ts';
import { NOTE_MAX, POLICY_REASONS } from '@sojourn/domain/policy/reasons.ts';
import { bookErrors } from '@sojourn/products/contracts.ts';
import { WIRE_PRODUCTS } from '@sojourn/products/product-list.ts';
import { z } from 'zod';
import { bookingFailure } from './booking-failures.ts';
import { call } from './call.ts';
import { checkoutParams } from './checkout-parts.ts';
import { fieldAnswer } from './custom-fields.ts';
import { PAYING_ERRORS, shownPayment } from './paying.ts';
import { brokenRule } from './policy.ts';
import { calendarDate, idOf, instant, messageText, moneySchema } from './primitives.ts';

/** In full, as colleagues know each other. */
export const colleague = z.object({ subject: z.string(), name: z.string() });
export type Colleague = z.output<typeof colleague>;

const limit = z.object({
  /** The price that was asked for. */
  requested: moneySchema,
  /** The most that is booked without asking again, all taxes and fees included. */
  limit: moneySchema,
  /** The smaller of the two sets the limit. */
  tolerance: z.object({ percent: z.number(), amount: moneySchema }),
});

/** What sending a checkout would come to. */
const plan = limit.extend({
  kind: z.enum(APPROVAL_KINDS),
  decideBy: instant,
  freeUntil: instant.nullable(),
  ifUndecided: z.enum(UNDECIDED),
  tier: z.string(),
  broken: z.array(brokenRule),
  reason: z.enum(POLICY_REASONS).nullable(),
  note: z.string().nullable(),
  /** Who decides, in their order; empty: nobody could. */
  approvers: z.array(colleague.extend({ why: z.enum(DECIDER_REASONS) })),
  /** The reader is the only one to decide and doesn't travel: booking it approves it. */
  isByBooking: z.boolean(),
  /** The request that it was sent with already; null before. */
  requestId: idOf('apr').nullable(),
});
export type ApprovalPlan = z.output<typeof plan>;

/** Why it couldn't be booked as approved. */
const RETURNED_FOR = ['price', 'changed', 'unavailable', 'payment', 'companyCard', 'notAllowed'] as const;

export const approvalLine = z.object({
  requestId: idOf('apr'),
  code: z.string(),
  state: z.enum(APPROVAL_STATES),
  version: z.int(),
  /** Requests of one trip have the same. */
  tripId: idOf('apr'),
  kind: z.enum(APPROVAL_KINDS),
  product: z.enum(WIRE_PRODUCTS),
  title: z.string(),
  subtitle: z.string(),
  startsAt: instant,
  endsAt: instant,
  zone: z.string(),
  /** Who sent it. */
  requester: colleague,
  /** Who travels; guests by what they were called. */
  travelers: z.array(z.string()),
  /** Sent by somebody for others. */
  isForOthers: z.boolean(),
  /** The reader sent it. */
  isOwn: z.boolean(),
  price: moneySchema,
  /** It's approved, and its card's bank wants its traveler to confirm the payment by then; null otherwise. */
  confirmBy: instant.nullable(),
  sentAt: instant,
  decideBy: instant,
  bookingId: idOf('bkg').nullable(),
  /** The rules of its tier changed while it waits, which changes nothing about it; null: they haven't. */
  policyChangedAt: instant.nullable(),
});
export type ApprovalLine = z.output<typeof approvalLine>;
/** Requests that are decided in one step. */
const PARTS_MAX = 20;

export const approvalStep = z.object({
  approver: colleague,
  why: z.enum(DECIDER_REASONS),
  /** Who may decide in their place today. */
  deputy: colleague.nullable(),
  decision: z.enum(['approve', 'decline']).nullable(),
  decidedBy: colleague.nullable(),
  decidedAt: instant.nullable(),
  note: z.string().nullable(),
  /** Who had to decide before, and can't anymore. */
  movedFrom: colleague.nullable(),
});
export type ApprovalStep = z.output<typeof approvalStep>;

/** One of the requests of a trip, with what's needed to decide about it. */
export const approvalPart = approvalLine.extend({
  ...limit.shape,
  ifUndecided: z.enum(UNDECIDED),
  /** The price when it last couldn't be booked as approved. */
  now: moneySchema.nullable(),
  returnedFor: z.enum(RETURNED_FOR).nullable(),
  /** How what is over came about. */
  endedBy: z.enum(['approver', 'timeout', 'traveler', 'failure']).nullable(),
  tier: z.string(),
  broken: z.array(brokenRule),
  /** What the company asks for, each by the name that it had when it was sent. */
  customFields: z.array(fieldAnswer),
  steps: z.array(approvalStep),
  /** For who decides: an answer to each of the broken rules, in their order. */
  suggestions: z.array(z.string()),
  offers: z.array(z.enum(['approve', 'decline', 'sendAgain', 'withdraw'])),
});
export type ApprovalPart = z.output<typeof approvalPart>;

export const approval = approvalPart.extend({
  checkoutId: idOf('chk'),
  freeUntil: instant.nullable(),
  /** Held at its price until then; null where the supplier promises nothing. */
  heldUntil: instant.nullable(),
  paidWith: z.string(),
  reason: z.enum(POLICY_REASONS).nullable(),
  note: z.string().nullable(),
  /** The others of the trip, in the order of their days. */
  trip: z.array(approvalPart),
});
export type Approval = z.output<typeof approval>;

/** A trip in a list: the first of its requests that fit, and the others. */
export const approvalTrip = approvalLine.extend({ parts: z.array(approvalLine) });
export type ApprovalTrip = z.output<typeof approvalTrip>;

const params = z.object({ requestId: idOf('apr') });
export const approvalDecisions = z.object({
  parts: z
    .array(
      z.object({
        requestId: idOf('apr'),
        /** Of the request as it was on screen. */
        version: z.int(),
        decision: z.enum(['approve', 'decline']),
      }),
    )
    .min(1)
    .max(PARTS_MAX)
    .refine((parts) => new Set(parts.map(({ requestId }) => requestId)).size === parts.length),
  /** For the traveler; a decline can't go without it or a suggestion. */
  note: messageText(NOTE_MAX).optional(),
  /** Instead of a note: one of a part's suggestions by its place, which each reads in their own language. */
  suggestion: z.object({ requestId: idOf('apr'), place: z.int().min(0).max(40) }).optional(),
});
/** Each part as it is now; `refused`: why it's not decided as asked, null if it is. */
export const decidedParts = z.object({
  parts: z.array(
    z.object({
      request: approval,
      refused: z.enum(['ApprovalOver', 'ApprovalOutdated', 'ApprovalNotYours']).nullable(),
    }),
  ),
});
export type DecidedParts = z.output<typeof decidedParts>;
const cover = z.object({ deputy: colleague, from: calendarDate, to: calendarDate, zone: z.string() });

export const approvalCalls = {
  getApprovalPlan: call({
    method: 'GET',
    path: '/checkouts/:checkoutId/approval',
    summary: 'Whether the company reviews this booking, and how',
    auth: 'customer',
    params: checkoutParams,
    output: z.object({ plan: plan.nullable() }),
    errors: [],
  }),
  sendForApproval: call({
    method: 'POST',
    path: '/checkouts/:checkoutId/approval',
    summary: 'Sends a checkout for approval: booked at once and reviewed, or booked once it is approved',
    auth: 'customer',
    idempotent: true,
    params: checkoutParams,
    input: shownPayment.extend({
      /** The request that this takes the place of, which goes on with it. */
      requestId: idOf('apr').optional(),
    }),
    output: z.discriminatedUnion('result', [
      z.object({ result: z.literal('Sent'), requestId: idOf('apr') }),
      /** Booked, or being booked, and in review. */
      z.object({ result: z.literal('Booked'), requestId: idOf('apr'), bookingId: idOf('bkg') }),
      /** Booked at once, after its card's bank has asked: the checkout says where (`cardCheck`). */
      z.object({ result: z.literal('NeedsCheck'), requestId: idOf('apr'), bookingId: idOf('bkg') }),
      z.object({ result: z.literal('Failed'), failure: bookingFailure }),
    ]),
    errors: ['ApprovalNotNeeded', 'NobodyToApprove', 'ApprovalOver', ...bookErrors(), ...PAYING_ERRORS],
  }),
  listApprovals: call({
    method: 'GET',
    path: '/approvals',
    summary: 'One’s own requests, or those that one decides about, by trip; the most urgent first',
    auth: 'customer',
    query: z.object({
      of: z.enum(['mine', 'toDecide']),
      view: z.enum(APPROVAL_VIEWS).default('waiting'),
      /** `next` of the answer before. */
      after: z.string().max(120).optional(),
    }),
    output: z.object({
      requests: z.array(approvalTrip),
      next: z.string().nullable(),
      /** Trips with anything that waits, on either side; 100 for 100 or more. */
      waiting: z.object({ mine: z.int(), toDecide: z.int() }),
    }),
    errors: [],
  }),
  getApproval: call({
    method: 'GET',
    path: '/approvals/:requestId',
    summary: 'One request, for who sent it, those who travel and those who decide',
    auth: 'customer',
    params,
    output: approval,
    errors: [],
  }),
  getApprovalOfTrip: call({
    method: 'GET',
    path: '/trips/:bookingId/approval',
    summary: 'The request that a trip was booked with, for its booker and those who travel; null without one',
    auth: 'customer',
    params: z.object({ bookingId: idOf('bkg') }),
    output: z.object({ approval: approval.nullable() }),
    errors: [],
  }),
  decideApprovals: call({
    method: 'POST',
    path: '/approvals/decisions',
    summary: 'Approves or declines requests in one step; one that’s refused doesn’t stop the others',
    auth: 'customer',
    idempotent: true,
    input: approvalDecisions,
    output: decidedParts,
    errors: ['ApprovalNotYours'],
  }),
  withdrawApproval: call({
    method: 'POST',
    path: '/approvals/:requestId/withdrawal',
    summary: 'Takes a request back that isn’t booked',
    auth: 'customer',
    idempotent: true,
    params,
    input: z.object({}),
    output: approval,
    errors: ['ApprovalOver'],
  }),
  getCover: call({
    method: 'GET',
    path: '/approvals/cover',
    summary: 'Who decides in one’s place, and which colleagues could',
    auth: 'customer',
    output: z.object({ cover: cover.nullable(), colleagues: z.array(colleague) }),
    errors: [],
  }),
  setCover: call({
    method: 'PUT',
    path: '/approvals/cover',
    summary:
      'Names who decides in one’s place from one day to another, requests that wait included; null ends it',
    auth: 'customer',
    input: z.object({
      cover: z
        .object({
          deputy: z.string().min(1).max(120),
          from: calendarDate,
          to: calendarDate,
          zone: z.string().max(60),
        })
        .nullable(),
    }),
    output: z.object({ cover: cover.nullable() }),
    errors: [],
  }),
} as const;
