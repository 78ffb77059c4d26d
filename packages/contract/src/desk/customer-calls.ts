/** Finding customers, all that a desk knows of one, and acting for them with their own use cases. */
import { SEARCH_KINDS } from '@sojourn/domain/support/desk-search.ts';
import { z } from 'zod';
import { call } from '../call.ts';
import { cancelQuote } from '../cancellation.ts';
import { bookingChange, pricedAsk } from '../changes.ts';
import { idOf, instant, messageText, moneySchema } from '../primitives.ts';
import { rebookingChoices, rebookingOptions, scheduleChange } from '../schedule-changes.ts';
import { tripDetail } from '../trips.ts';
import { customerFacts, deskBooking, deskCaseLine, deskDisruption, foundCustomer } from './parts.ts';

const customerParams = z.object({ customerId: idOf('cus') });
const tripParams = customerParams.extend({ bookingId: idOf('bkg') });
/** The case in which it's done; null outside of any. */
const inCase = z.object({ caseId: idOf('cas'), version: z.int().min(1) }).nullable();
const reason = messageText(500);

export const deskCustomer = customerFacts.extend({
  /** The latest of each, at most 100; `totals` counts all. */
  bookings: z.array(deskBooking),
  cases: z.array(deskCaseLine.omit({ viewers: true })),
  credits: z.array(
    z.object({
      type: z.string(),
      available: moneySchema,
      granted: moneySchema,
      grantedAt: instant,
      expiresAt: instant,
    }),
  ),
  mails: z.array(z.object({ kind: z.string(), createdAt: instant, sentAt: instant.nullable() })),
  notes: z.array(
    z.object({ noteId: idOf('nte'), agentName: z.string(), text: z.string(), createdAt: instant }),
  ),
  totals: z.object({ bookings: z.int(), cases: z.int(), mails: z.int() }),
});
export type DeskCustomer = z.output<typeof deskCustomer>;

export const deskCustomerCalls = {
  findCustomers: call({
    method: 'GET',
    path: '/desk/customers',
    summary: 'Finds customers by name, email, phone, H- or C- code, locator, or the last four of a card',
    auth: 'agent',
    query: z.object({ q: z.string().max(120) }),
    output: z.object({
      customers: z.array(foundCustomer),
      /** What the text was read as; null for too little of anything. */
      readAs: z.enum(SEARCH_KINDS).nullable(),
    }),
    errors: [],
  }),
  getDeskCustomer: call({
    method: 'GET',
    path: '/desk/customers/:customerId',
    summary: 'A customer’s whole history: bookings, cases, credits, mails and notes',
    auth: 'agent',
    params: customerParams,
    output: deskCustomer,
    errors: [],
  }),
  noteCustomer: call({
    method: 'POST',
    path: '/desk/customers/:customerId/notes',
    summary: 'Adds a note about a customer that only the desk sees',
    auth: 'agent',
    idempotent: true,
    params: customerParams,
    input: z.object({ text: messageText(2_000) }),
    output: deskCustomer,
    errors: [],
  }),
  checkSupportCode: call({
    method: 'POST',
    path: '/desk/customers/:customerId/code',
    summary: 'Checks the code that a caller says; answers the one to say back',
    auth: 'agent',
    params: customerParams,
    input: z.object({ code: z.string().regex(/^\d{3} ?\d{3}$/), caseId: idOf('cas').nullable() }),
    output: z.object({ agentCode: z.string() }),
    errors: ['SupportCodeRefused'],
  }),
  startDelegation: call({
    method: 'POST',
    path: '/desk/customers/:customerId/delegations',
    summary: 'Begins a delegated session of 30 minutes in the customer’s portal',
    auth: 'agent',
    params: customerParams,
    input: z.object({ reason, caseId: idOf('cas').nullable() }),
    output: z.object({
      delegationId: idOf('dlg'),
      /** The portal’s page that opens it, once and within a minute. */
      url: z.url(),
      endsAt: instant,
    }),
    errors: [],
  }),
  stopDelegation: call({
    method: 'POST',
    path: '/desk/customers/:customerId/delegations/:delegationId/end',
    summary: 'Ends a delegated session, wherever it’s open',
    auth: 'agent',
    params: customerParams.extend({ delegationId: idOf('dlg') }),
    output: z.object({ endedAt: instant }),
    errors: [],
  }),
  getTripFor: call({
    method: 'GET',
    path: '/desk/customers/:customerId/trips/:bookingId',
    summary: 'A trip as its customer sees it, in the agent’s language',
    auth: 'agent',
    params: tripParams,
    output: tripDetail,
    errors: [],
  }),
  quoteCancelFor: call({
    method: 'POST',
    path: '/desk/customers/:customerId/trips/:bookingId/cancel-quotes',
    summary: 'What canceling now gives back, as the customer would see it',
    auth: 'agent',
    params: tripParams,
    output: cancelQuote,
    errors: ['NotCancellable', 'SuppliersUnavailable'],
  }),
  cancelFor: call({
    method: 'POST',
    path: '/desk/customers/:customerId/trips/:bookingId/cancel',
    summary: 'Cancels a trip for its customer on the terms of a quote',
    auth: 'agent',
    idempotent: true,
    params: tripParams,
    input: z.object({ quoteId: idOf('quo'), reason, inCase }),
    output: z.object({ result: z.enum(['Canceled', 'Pending', 'Scheduled']) }),
    errors: [
      'NotCancellable',
      'CancelQuoteExpired',
      'CancellationAttemptFailed',
      'CaseOutdated',
      'CaseClosed',
    ],
  }),
  getScheduleChangeFor: call({
    method: 'GET',
    path: '/desk/customers/:customerId/trips/:bookingId/schedule-change',
    summary: 'The supplier’s newest change of a trip, as its customer sees it',
    auth: 'agent',
    params: tripParams,
    output: z.object({ change: scheduleChange.nullable() }),
    errors: [],
  }),
  getDisruptionFor: call({
    method: 'GET',
    path: '/desk/customers/:customerId/trips/:bookingId/disruption',
    summary: 'What covers a trip, how its flights of today go, what’s held for it and what was chosen',
    auth: 'agent',
    params: tripParams,
    output: deskDisruption,
    errors: [],
  }),
  acceptScheduleChangeFor: call({
    method: 'POST',
    path: '/desk/customers/:customerId/trips/:bookingId/schedule-change',
    summary: 'Agrees to that change for the customer',
    auth: 'agent',
    idempotent: true,
    params: tripParams,
    input: z.object({
      /** Of the change that was on screen. */
      version: z.int(),
      reason,
      inCase,
    }),
    output: z.object({ result: z.enum(['Accepted', 'Pending']) }),
    errors: [
      'ScheduleChangeOutdated',
      'ScheduleChangeAnswered',
      'SuppliersUnavailable',
      'CaseOutdated',
      'CaseClosed',
    ],
  }),
  declineScheduleChangeFor: call({
    method: 'POST',
    path: '/desk/customers/:customerId/trips/:bookingId/schedule-change/decline',
    summary: 'Rejects that change for the customer: the trip is canceled and everything comes back',
    auth: 'agent',
    idempotent: true,
    params: tripParams,
    input: z.object({ version: z.int(), reason, inCase }),
    output: z.object({ result: z.enum(['Declined', 'Pending']) }),
    errors: [
      'ScheduleChangeOutdated',
      'ScheduleChangeAnswered',
      'NotCancellable',
      'SuppliersUnavailable',
      'CaseOutdated',
      'CaseClosed',
    ],
  }),
  listRebookingsFor: call({
    method: 'GET',
    path: '/desk/customers/:customerId/trips/:bookingId/schedule-change/rebookings',
    summary: 'What the customer can take free of charge instead of what the supplier changed',
    auth: 'agent',
    params: tripParams,
    output: rebookingOptions,
    errors: ['ScheduleChangeOutdated', 'ScheduleChangeAnswered', 'SuppliersUnavailable'],
  }),
  rebookScheduleChangeFor: call({
    method: 'POST',
    path: '/desk/customers/:customerId/trips/:bookingId/schedule-change/rebook',
    summary: 'Takes one of those for the customer, free of charge',
    auth: 'agent',
    idempotent: true,
    params: tripParams,
    input: z.object({ version: z.int().min(1), choices: rebookingChoices, reason, inCase }),
    output: z.object({ result: z.enum(['Rebooked', 'Pending']) }),
    errors: [
      'ScheduleChangeOutdated',
      'ScheduleChangeAnswered',
      'RebookingUnavailable',
      'SuppliersUnavailable',
      'CaseOutdated',
      'CaseClosed',
    ],
  }),
  getGoodwillFor: call({
    method: 'GET',
    path: '/desk/customers/:customerId/trips/:bookingId/goodwill',
    summary: 'The most that goodwill can give back of a trip to the cards and accounts that paid it',
    auth: 'agent',
    params: tripParams,
    output: z.object({
      most: moneySchema,
      /** Where it goes, as `Harbor Summit 4417`. */
      tenders: z.array(z.string()),
    }),
    errors: [],
  }),
  quoteChangeFor: call({
    method: 'POST',
    path: '/desk/customers/:customerId/trips/:bookingId/changes',
    summary: 'Quotes a change for the customer, or anew what was last asked for: what failed online, too',
    auth: 'agent',
    params: tripParams,
    input: z.object({
      /** Left out: what was asked for last. */
      ask: pricedAsk.optional(),
    }),
    /** Null when nobody has asked for a change of it. */
    output: z.object({ change: bookingChange.nullable() }),
    errors: ['NotChangeable', 'BookingInReview'],
  }),
  confirmChangeFor: call({
    method: 'POST',
    path: '/desk/customers/:customerId/trips/:bookingId/changes/:changeId/confirm',
    summary: 'Makes a change that costs the customer nothing; one that does is offered to them',
    auth: 'agent',
    idempotent: true,
    params: tripParams.extend({ changeId: idOf('chg') }),
    input: z.object({ reason, inCase }),
    output: bookingChange,
    errors: [
      'ChangeQuoteExpired',
      'NotChangeable',
      'OutOfPolicy',
      'ChangeNeedsApproval',
      'BookingInReview',
      'CaseOutdated',
      'CaseClosed',
    ],
  }),
  resendConfirmationFor: call({
    method: 'POST',
    path: '/desk/customers/:customerId/trips/:bookingId/confirmation',
    summary: 'Sends a trip’s confirmation once more',
    auth: 'agent',
    params: tripParams,
    input: z.object({ inCase }),
    output: z.object({ sentTo: z.string() }),
    errors: ['TripActionUnavailable', 'CaseOutdated', 'CaseClosed'],
  }),
} as const;
