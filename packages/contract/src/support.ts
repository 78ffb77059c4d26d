/** Writing to support, and the customer's cases: each has a code that customer and agent both see. */
import { CASE_TEXT_MAX } from '@sojourn/domain/support/case-events.ts';
import { ALL_HELP_CODES, HELP_ABOUT } from '@sojourn/domain/support/help.ts';
import { SUPPORT_TEXT_MAX, SUPPORT_TOPICS } from '@sojourn/domain/support/topics.ts';
import { z } from 'zod';
import { call } from './call.ts';
import { fileIds } from './case-files.ts';
import { caseThread } from './case-thread.ts';
import { PAYER_ERRORS } from './payment-methods.ts';
import { policyReason } from './policy.ts';
import { calendarDate, idOf, instant, messageText, moneySchema } from './primitives.ts';
import { caseLine, tenderLine, tripParams } from './trip-parts.ts';

const supportCaseLine = caseLine.extend({
  /** Null for a case that wasn't opened by a message. */
  topic: z.enum(SUPPORT_TOPICS).nullable(),
  /** The title of the booking that it's about; null without one. */
  title: z.string().nullable(),
});
export type SupportCaseLine = z.output<typeof supportCaseLine>;

export const supportCase = supportCaseLine.extend({
  thread: caseThread,
  /** What the customer wrote; null when they didn't. */
  text: z.string().nullable(),
  closedAt: instant.nullable(),
  /** The case that goes on in its place; null when it wasn't merged. */
  mergedInto: z.object({ caseId: idOf('cas'), code: z.string() }).nullable(),
  /** What a dispute came to; null before it's answered, and for every other case. */
  answer: z.object({ result: z.enum(['credited', 'declined']), credited: moneySchema.nullable() }).nullable(),
  /** The booking that it's about, with what became of its money. */
  booking: z
    .object({
      bookingId: idOf('bkg'),
      /** False: it failed, and has no trip page. */
      isBooked: z.boolean(),
      confirmationCode: z.string().nullable(),
      subtitle: z.string(),
      total: moneySchema,
      tenders: z.array(tenderLine),
      /** What goes back of that, sent or due; null when nothing does. */
      refunded: moneySchema.nullable(),
    })
    .nullable(),
});
export type SupportCase = z.output<typeof supportCase>;

const caseParams = z.object({ caseId: idOf('cas') });

export const supportCalls = {
  listSupportCases: call({
    method: 'GET',
    path: '/support/cases',
    summary: 'The customer’s cases, newest first, and the bookings to write about',
    auth: 'customer',
    output: z.object({
      cases: z.array(supportCaseLine),
      /** The latest 20. */
      bookings: z.array(
        z.object({
          bookingId: idOf('bkg'),
          title: z.string(),
          confirmationCode: z.string(),
          /** By the clocks of its places. */
          startsOn: calendarDate,
          endsOn: calendarDate,
        }),
      ),
    }),
    errors: [],
  }),
  getSupportCase: call({
    method: 'GET',
    path: '/support/cases/:caseId',
    summary: 'One case: its deadline, its booking and the money',
    auth: 'customer',
    params: caseParams,
    output: supportCase,
    errors: [],
  }),
  contactSupport: call({
    method: 'POST',
    path: '/support/cases',
    summary: 'Writes to support, which opens a case',
    auth: 'customer',
    idempotent: true,
    input: z.object({
      topic: z.enum(SUPPORT_TOPICS),
      bookingId: idOf('bkg').nullable(),
      text: messageText(SUPPORT_TEXT_MAX),
      fileIds,
    }),
    output: z.object({ caseId: idOf('cas'), code: z.string(), dueAt: instant }),
    errors: ['TooManyFiles'],
  }),
  askForHelp: call({
    method: 'POST',
    path: '/trips/:bookingId/help',
    summary: 'Opens a case from a page that only a person can go on from, or finds the open one',
    auth: 'customer',
    params: tripParams,
    input: z.object({
      about: z.enum(HELP_ABOUT),
      /** What the page is about: an outcome, a screen, an action. */
      code: z.enum(ALL_HELP_CODES),
    }),
    output: z.object({ caseId: idOf('cas'), code: z.string(), dueAt: instant }),
    errors: [],
  }),
  replyToCase: call({
    method: 'POST',
    path: '/support/cases/:caseId/messages',
    summary: 'Writes in a case; a resolved one is reopened',
    auth: 'customer',
    idempotent: true,
    params: caseParams,
    input: z.object({ text: messageText(CASE_TEXT_MAX), fileIds }),
    output: supportCase,
    errors: ['CaseClosed', 'TooManyFiles'],
  }),
  sendChange: call({
    method: 'POST',
    path: '/trips/:bookingId/changes/:changeId/offer',
    summary: 'In a delegated session: has the customer accept and pay a quoted change in a case',
    auth: 'customer',
    idempotent: true,
    params: tripParams.extend({ changeId: idOf('chg') }),
    /** What the page showed. */
    input: z.object({ dueMinor: z.int().min(1), refundMinor: z.int().min(0) }),
    output: z.object({ caseId: idOf('cas'), expiresAt: instant }),
    errors: ['ChangeQuoteExpired', 'NotChangeable', 'ProposalPending'],
  }),
  answerProposal: call({
    method: 'POST',
    path: '/support/cases/:caseId/proposals/:proposalId',
    summary: 'Accepts an offer, which is carried out at once, or declines it',
    auth: 'customer',
    idempotent: true,
    params: caseParams.extend({ proposalId: idOf('prp') }),
    input: z.object({
      accept: z.boolean(),
      /** The card that pays what a change costs. */
      paymentId: idOf('pay').nullable().optional(),
      /** Why a change is made out of the company's policy. */
      policyReason: policyReason.optional(),
    }),
    output: supportCase,
    errors: [
      'ProposalOver',
      'CaseClosed',
      'SuppliersUnavailable',
      'NotCancellable',
      'NotChangeable',
      'OutOfPolicy',
      'ChangeNeedsApproval',
      'BookingInReview',
      ...PAYER_ERRORS,
    ],
  }),
  showSupportCode: call({
    method: 'POST',
    path: '/support/code',
    summary: 'The codes that customer and agent say to each other on the phone; new ones after ten minutes',
    auth: 'customer',
    output: z.object({
      /** Six digits each. */
      customerCode: z.string(),
      agentCode: z.string(),
      expiresAt: instant,
    }),
    errors: [],
  }),
} as const;
