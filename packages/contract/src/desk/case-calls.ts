/** The desk's queue, a case as agents see it, and what they do in it. */
import { CASE_TEXT_MAX } from '@sojourn/domain/support/case-events.ts';
import { REVIEWED_CANCELS } from '@sojourn/domain/support/help.ts';
import { GOODWILL_MAX_MINOR } from '@sojourn/domain/support/proposal-state.ts';
import { z } from 'zod';
import { call } from '../call.ts';
import { fileIds } from '../case-files.ts';
import { caseThread } from '../case-thread.ts';
import { idOf, instant, messageText, moneySchema } from '../primitives.ts';
import { agentLine, customerFacts, DESK_VIEWS, deskBooking, deskCaseLine, reviewedQuote } from './parts.ts';

const caseParams = z.object({ caseId: idOf('cas') });
/** The newest event that was on screen: something newer stops the action. */
const version = z.int().min(1);
const text = messageText(CASE_TEXT_MAX);

const inLanguages = z.object({ en: z.string(), fr: z.string() });

export const deskCase = deskCaseLine.omit({ viewers: true }).extend({
  thread: caseThread,
  /** What the customer wrote when they opened it. */
  text: z.string().nullable(),
  /** What is known of it, as the module that opened it noted. */
  facts: z.array(z.object({ name: z.string(), value: z.string() })),
  /** A change of a booking that an agent has to make (B §4). */
  isFulfillable: z.boolean(),
  /** A cancellation that an agent has to review (B §4); null in all other cases. */
  requestedCancel: z.object({ outcome: z.enum(REVIEWED_CANCELS), requestedAt: instant }).nullable(),
  /** The case that goes on in its place; null when it wasn't merged. */
  mergedInto: z.object({ caseId: idOf('cas'), code: z.string() }).nullable(),
  /** Who else looks at it now. */
  viewers: z.array(agentLine),
  about: customerFacts,
  bookings: z.array(deskBooking),
});
export type DeskCase = z.output<typeof deskCase>;

export const deskCaseCalls = {
  getDesk: call({
    method: 'GET',
    path: '/desk',
    summary: 'Who works at the desk, how much there is to do, and ready-made replies',
    auth: 'agent',
    output: z.object({
      agent: agentLine,
      colleagues: z.array(agentLine),
      goodwillLimit: moneySchema,
      /** In the languages of customers and agents; `{name}`, `{agent}` and `{booking}` are filled in. */
      macros: z.array(z.object({ macroId: z.string(), title: inLanguages, text: inLanguages })),
      counts: z.object({
        toDo: z.int(),
        mine: z.int(),
        unassigned: z.int(),
        waiting: z.int(),
        approvals: z.int(),
        overdue: z.int(),
      }),
    }),
    errors: [],
  }),
  listDeskCases: call({
    method: 'GET',
    path: '/desk/cases',
    summary: 'The queue, what is due first before the rest, page by page',
    auth: 'agent',
    query: z.object({
      view: z.enum(DESK_VIEWS),
      kind: z.string().max(60).optional(),
      /** Where the page before ended. */
      after: z.string().max(200).optional(),
    }),
    output: z.object({ cases: z.array(deskCaseLine), next: z.string().nullable() }),
    errors: [],
  }),
  getDeskCase: call({
    method: 'GET',
    path: '/desk/cases/:caseId',
    summary: 'One case with its timeline, its customer and their bookings',
    auth: 'agent',
    params: caseParams,
    output: deskCase,
    errors: [],
  }),
  moveCase: call({
    method: 'POST',
    path: '/desk/cases/:caseId/moves',
    summary: 'Takes, releases or hands over a case, waits, resolves or reopens it',
    auth: 'agent',
    params: caseParams,
    input: z.object({
      version,
      action: z.enum([
        'take',
        'release',
        'handOver',
        'waitOnTraveler',
        'waitOnSupplier',
        'resolve',
        'reopen',
      ]),
      /** Who gets it, for `handOver`. */
      agentId: idOf('cus').optional(),
      /** What the next agent should know; only the desk sees it. */
      note: text.optional(),
    }),
    output: deskCase,
    errors: ['CaseOutdated', 'CaseClosed', 'PriceMatchUndecided'],
  }),
  answerCase: call({
    method: 'POST',
    path: '/desk/cases/:caseId/messages',
    summary: 'Writes to the customer, then works on, waits or resolves; or notes something for the desk',
    auth: 'agent',
    idempotent: true,
    params: caseParams,
    input: z.object({
      version,
      text,
      isInternal: z.boolean(),
      next: z.enum(['work', 'waitOnTraveler', 'waitOnSupplier', 'resolve']),
      fileIds,
    }),
    output: deskCase,
    errors: ['CaseOutdated', 'CaseClosed', 'PriceMatchUndecided', 'TooManyFiles'],
  }),
  proposeInCase: call({
    method: 'POST',
    path: '/desk/cases/:caseId/proposals',
    summary: 'Offers credit, a refund, or to cancel or change a booking; large goodwill needs a second agent',
    auth: 'agent',
    idempotent: true,
    params: caseParams,
    input: z.object({
      version,
      text,
      offer: z.discriminatedUnion('kind', [
        z.object({ kind: z.literal('credit'), amountMinor: z.int().min(1).max(GOODWILL_MAX_MINOR) }),
        /** Goodwill to the cards and accounts that paid a booking. */
        z.object({
          kind: z.literal('refund'),
          bookingId: idOf('bkg'),
          amountMinor: z.int().min(1).max(GOODWILL_MAX_MINOR),
        }),
        /** As it's quoted in this change; what the page showed. */
        z.object({
          kind: z.literal('change'),
          bookingId: idOf('bkg'),
          changeId: idOf('chg'),
          dueMinor: z.int().min(0),
          refundMinor: z.int().min(0),
        }),
        /** What the page showed as the refund. */
        z.object({ kind: z.literal('cancel'), bookingId: idOf('bkg'), refundMinor: z.int().min(0) }),
      ]),
    }),
    output: deskCase,
    errors: [
      'CaseOutdated',
      'CaseClosed',
      'ProposalPending',
      'NotCancellable',
      'CancelQuoteExpired',
      'ChangeQuoteExpired',
      'RefundTooHigh',
      'SuppliersUnavailable',
    ],
  }),
  decideProposal: call({
    method: 'POST',
    path: '/desk/cases/:caseId/proposals/:proposalId',
    summary: 'A second agent approves or rejects an offer; an agent withdraws one',
    auth: 'agent',
    params: caseParams.extend({ proposalId: idOf('prp') }),
    input: z.object({ version, decision: z.enum(['approve', 'reject', 'withdraw']) }),
    output: deskCase,
    errors: ['CaseOutdated', 'CaseClosed', 'ProposalOver', 'OwnProposal'],
  }),
  mergeCase: call({
    method: 'POST',
    path: '/desk/cases/:caseId/merge',
    summary: 'Ends a case in favor of another of the same customer, which goes on',
    auth: 'agent',
    params: caseParams,
    input: z.object({ version, into: idOf('cas') }),
    /** The one that goes on. */
    output: deskCase,
    errors: ['CaseOutdated', 'CaseClosed', 'ProposalPending', 'PriceMatchUndecided'],
  }),
  reviewCancellation: call({
    method: 'POST',
    path: '/desk/cases/:caseId/cancellation-reviews',
    summary: 'What the cancellation that was asked for gives back, by the terms of that moment',
    auth: 'agent',
    params: caseParams,
    /** What the supplier keeps by its word; null: what the terms let it keep. */
    input: z.object({ withheldMinor: z.int().min(0).nullable() }),
    output: reviewedQuote,
    errors: ['CaseClosed', 'NotCancellable', 'SuppliersUnavailable'],
  }),
  fulfillCancellation: call({
    method: 'POST',
    path: '/desk/cases/:caseId/cancellation',
    summary: 'Cancels on the terms of a review (B §4, AgentReviewAndFulfillment)',
    auth: 'agent',
    idempotent: true,
    params: caseParams,
    input: z.object({
      version,
      quoteId: idOf('quo'),
      /** Under which the supplier agreed to it; null where it cancels online. */
      supplierReference: messageText(60).nullable(),
      text,
    }),
    /** `productCode`: of a booking that's canceled now, where its product has one (B §8). */
    output: deskCase.extend({ productCode: z.string().optional() }),
    errors: [
      'CaseOutdated',
      'CaseClosed',
      'CancelQuoteExpired',
      'CancellationAttemptFailed',
      'SecondAgentNeeded',
    ],
  }),
  declineCancellation: call({
    method: 'POST',
    path: '/desk/cases/:caseId/cancellation/decline',
    summary: 'The cancellation that was asked for isn’t made; its customer reads why',
    auth: 'agent',
    idempotent: true,
    params: caseParams,
    input: z.object({ version, text }),
    output: deskCase,
    errors: ['CaseOutdated', 'CaseClosed'],
  }),
  fulfillCase: call({
    method: 'POST',
    path: '/desk/cases/:caseId/fulfillment',
    summary: 'The agent made the change that couldn’t be made online, or couldn’t (B §4, agent fulfill)',
    auth: 'agent',
    idempotent: true,
    params: caseParams,
    input: z.object({ version, result: z.enum(['Success', 'Failed']), text }),
    output: deskCase,
    errors: ['CaseOutdated', 'CaseClosed', 'ChangeNotMade'],
  }),
} as const;
