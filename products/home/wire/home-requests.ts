/** Asking a host before a home is booked: the guest’s side, and the host’s over the link in their mail. */
import { bookingFailure } from '@sojourn/contract/booking-failures.ts';
import { call } from '@sojourn/contract/call.ts';
import { checkoutParams } from '@sojourn/contract/checkout-parts.ts';
import { PAYING_ERRORS, shownPayment } from '@sojourn/contract/paying.ts';
import {
  art,
  calendarDate,
  cancelTerms,
  idOf,
  instant,
  messageText,
  moneySchema,
} from '@sojourn/contract/primitives.ts';
import { z } from 'zod';
import { REQUEST_CAUSES, REQUEST_STATES } from '../rules/booking/request.ts';
import { PARTY_TYPES } from '../rules/home.ts';
import { homeStaySummary } from './home-checkout.ts';
import { homeClaim, homeTripDeposit } from './home-deposits.ts';
import { homeParty } from './homes.ts';

const requestState = z.enum(REQUEST_STATES);
const requestCause = z.enum(REQUEST_CAUSES).nullable();

/** A request on a list: what is asked for, and until when which side has time. */
export const homeRequestCard = z.object({
  requestId: idOf('hrq'),
  code: z.string(),
  state: requestState,
  /** Why it ended without a stay; null before, and where the guest ended it. */
  cause: requestCause,
  homeName: z.string(),
  hostName: z.string(),
  city: z.string(),
  art,
  cityArt: art,
  zone: z.string(),
  checkIn: calendarDate,
  checkOut: calendarDate,
  checkInFrom: z.string(),
  checkOutUntil: z.string(),
  sentAt: instant,
  answerBy: instant,
  answeredAt: instant.nullable(),
  /** Only while it waits for the guest to pay. */
  payBy: instant.nullable(),
  total: moneySchema,
  bookingId: idOf('bkg').nullable(),
});
export type HomeRequestCard = z.output<typeof homeRequestCard>;

export const homeRequestDetail = homeRequestCard.extend({
  checkoutId: idOf('chk'),
  /** As it was sent: what it's confirmed at, whatever the host changes. */
  stay: homeStaySummary,
  party: homeParty,
  guestName: z.string(),
  cancellation: cancelTerms,
  /** Of what it was agreed to be paid with. */
  paidWith: z.array(z.object({ label: z.string(), amount: moneySchema })),
  /** Why it isn't paid yet. */
  failure: bookingFailure.nullable(),
  /** While the card's bank asks the guest. */
  cardCheck: z.object({ url: z.url(), until: instant }).nullable(),
  claims: z.array(homeClaim),
});
export type HomeRequestDetail = z.output<typeof homeRequestDetail>;

const claimsShown = z.object({ claims: z.array(homeClaim) });

const hostMessage = z.object({
  messageId: z.string(),
  from: z.enum(PARTY_TYPES),
  text: z.string(),
  sentAt: instant,
  readAt: instant.nullable(),
});
export type WireHostMessage = z.output<typeof hostMessage>;
const thread = z.object({ messages: z.array(hostMessage) });

const written = z.object({ text: messageText(1000) });
const requestParams = z.object({ requestId: idOf('hrq') });
/** A request, or a booking of a home. */
const threadParams = z.object({ about: z.string().regex(/^(hrq|bkg)_[0-9a-z]{26}$/) });
const claimParams = threadParams.extend({ claimId: z.string().max(80) });
const tokenParams = z.object({ token: z.string().regex(/^[\w.-]{40,260}$/) });

/** What a host sees: no more of the guest than a first name until it's confirmed. */
const hostPage = z.object({
  /** `booking`: it was booked without asking them. */
  kind: z.enum(['request', 'booking']),
  /** `answer`: it waits for them; `over`: answered, withdrawn or ended. */
  link: z.enum(['answer', 'over']),
  code: z.string(),
  state: requestState,
  cause: requestCause,
  homeName: z.string(),
  city: z.string(),
  art,
  zone: z.string(),
  checkIn: calendarDate,
  checkOut: calendarDate,
  guestName: z.string(),
  party: homeParty,
  message: z.string(),
  sentAt: instant,
  answerBy: instant,
  payBy: instant.nullable(),
  /** Of the total: without what guests pay for our service and to authorities. */
  payout: moneySchema,
  deposit: moneySchema.nullable(),
  /** Until when a claim can be made; null while or where none can. */
  claimUntil: calendarDate.nullable(),
  claims: z.array(homeClaim),
  messages: z.array(hostMessage),
});
export type HostPage = z.output<typeof hostPage>;

const LINK_ERRORS = ['HostLinkExpired', 'SuppliersUnavailable'] as const;

const guestCalls = {
  sendHomeRequest: call({
    method: 'POST',
    path: '/checkouts/:checkoutId/home-request',
    summary: 'Asks the host; nothing is held or charged until they accept, and then this price is',
    auth: 'customer',
    idempotent: true,
    params: checkoutParams,
    input: shownPayment,
    output: z.discriminatedUnion('result', [
      z.object({ result: z.literal('Sent'), requestId: idOf('hrq') }),
      z.object({ result: z.literal('Failed'), failure: bookingFailure }),
    ]),
    errors: [
      'ApprovalRequired',
      'OutOfPolicy',
      'HostNotAsked',
      'DatesNotAvailable',
      'PartyNotAccepted',
      'NoAvailability',
      'RateNotAvailable',
      'SuppliersUnavailable',
      ...PAYING_ERRORS,
    ],
  }),
  listHomeRequests: call({
    method: 'GET',
    path: '/home-requests',
    summary: 'Requests that wait, or ended in the last days, the nearest stay first',
    auth: 'customer',
    output: z.object({ requests: z.array(homeRequestCard) }),
    errors: [],
  }),
  getHomeRequest: call({
    method: 'GET',
    path: '/home-requests/:requestId',
    summary: 'A request to a host, as it was sent and as it is',
    auth: 'customer',
    params: requestParams,
    output: homeRequestDetail,
    errors: [],
  }),
  withdrawHomeRequest: call({
    method: 'POST',
    path: '/home-requests/:requestId/withdraw',
    summary: 'Ends a request at no cost, unless the host has answered by now',
    auth: 'customer',
    idempotent: true,
    params: requestParams,
    input: z.object({}),
    output: homeRequestDetail,
    errors: ['RequestClosed', 'SuppliersUnavailable'],
  }),
  payHomeRequest: call({
    method: 'POST',
    path: '/home-requests/:requestId/pay',
    summary: 'Pays a request whose charge failed when the host accepted, with the same or another card',
    auth: 'customer',
    idempotent: true,
    params: requestParams,
    input: z.object({ paymentId: idOf('pay'), totalMinor: z.int() }),
    output: homeRequestDetail,
    errors: ['RequestClosed', 'SuppliersUnavailable', ...PAYING_ERRORS],
  }),
} as const;

const threadCalls = {
  listHostMessages: call({
    method: 'GET',
    path: '/host-messages/:about',
    summary: 'What guest and host wrote about a request or a booked home',
    auth: 'customer',
    params: threadParams,
    output: thread,
    errors: ['SuppliersUnavailable'],
  }),
  writeToHost: call({
    method: 'POST',
    path: '/host-messages/:about',
    summary: 'Writes to the host of a request or a booked home',
    auth: 'customer',
    idempotent: true,
    params: threadParams,
    input: written,
    output: thread,
    errors: ['SuppliersUnavailable'],
  }),
  answerDepositClaim: call({
    method: 'POST',
    path: '/host-claims/:about/:claimId',
    summary: 'Accepts a claim on the deposit, or has an agent look at it; until then nothing is taken',
    auth: 'customer',
    idempotent: true,
    params: claimParams,
    input: z.object({
      answer: z.enum(['accept', 'dispute']),
      /** The guest's new yes to what is above the deposit. */
      acceptBeyond: z.boolean().optional(),
    }),
    output: claimsShown,
    errors: ['RequestClosed'],
  }),
  decideDepositClaim: call({
    method: 'POST',
    path: '/host-claims/:about/:claimId/decision',
    summary: 'An agent decides a claim that the guest disputed; only agents can',
    auth: 'customer',
    idempotent: true,
    params: claimParams,
    input: z.strictObject({ decision: z.enum(['accept', 'dismiss']) }),
    output: claimsShown,
    errors: ['RequestClosed'],
  }),
  chooseDepositCard: call({
    method: 'POST',
    path: '/trips/:bookingId/deposits/:depositId',
    summary: 'Chooses the card that a deposit is held on, as the one that paid couldn’t be',
    auth: 'customer',
    idempotent: true,
    params: z.object({ bookingId: idOf('bkg'), depositId: idOf('dep') }),
    input: z.object({ paymentId: idOf('pay') }),
    output: homeTripDeposit,
    errors: ['DepositSettled', 'PaymentError', 'ServiceUnavailable', 'CustomerMustPay'],
  }),
} as const;

const hostCalls = {
  getHostPage: call({
    method: 'GET',
    path: '/host-requests/:token',
    summary: 'The request that a host’s link is about; looking answers nothing',
    auth: 'public',
    isSecret: true,
    params: tokenParams,
    output: hostPage,
    errors: LINK_ERRORS,
  }),
  answerAsHost: call({
    method: 'POST',
    path: '/host-requests/:token/answer',
    summary: 'The host accepts, which takes the nights, or declines',
    auth: 'public',
    isSecret: true,
    params: tokenParams,
    input: z.strictObject({ answer: z.enum(['accept', 'decline']) }),
    output: hostPage,
    errors: [...LINK_ERRORS, 'RequestClosed', 'NoAvailability'],
  }),
  writeAsHost: call({
    method: 'POST',
    path: '/host-requests/:token/messages',
    summary: 'The host writes to the guest',
    auth: 'public',
    isSecret: true,
    params: tokenParams,
    input: written,
    output: hostPage,
    errors: LINK_ERRORS,
  }),
  claimAsHost: call({
    method: 'POST',
    path: '/host-requests/:token/claims',
    summary: 'The host claims on the deposit after check-out, with what they show for it',
    auth: 'public',
    isSecret: true,
    params: tokenParams,
    input: z.strictObject({
      amountMinor: z.int().min(1).max(10_000_000),
      reason: messageText(1000),
      evidence: z.array(messageText(1000)).max(10),
    }),
    output: hostPage,
    errors: [...LINK_ERRORS, 'RequestClosed', 'ClaimTooLate', 'ClaimWithoutEvidence', 'DepositSettled'],
  }),
} as const;

export const homeRequestCalls = { ...guestCalls, ...threadCalls, ...hostCalls } as const;
