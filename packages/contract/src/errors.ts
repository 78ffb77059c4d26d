/**
 * Every error code once: its HTTP status, whether and how a retry helps, and who raises it. Texts:
 * `errors.<code>` in the catalogues.
 */
import {
  CANCEL_FAILURE_TYPES,
  CANCEL_OUTCOMES,
  CANCEL_POLICY_KINDS,
} from '@sojourn/domain/booking/cancellation/cancel-outcome.ts';
import { CHANGE_BLOCKS, CHANGE_FAILURES } from '@sojourn/domain/booking/change-state.ts';
import { CARD_PROBLEMS, CHECK_PROBLEMS } from '@sojourn/domain/payments/card-problems.ts';
import { PRODUCT_ERRORS } from '@sojourn/products/codes.ts';
import { z } from 'zod';
import { COMPANY_ERRORS } from './admin/codes.ts';
import { DISRUPTION_ERRORS } from './disruption-codes.ts';
import type { ErrorEntry } from './error-entry.ts';
import { PAYMENT_REQUEST_ERRORS } from './payment-request-codes.ts';
import { PERSONAL_DATA_ERRORS } from './personal-data-codes.ts';
import { outOfPolicy } from './policy.ts';
import { PROTECTION_ERRORS } from './protection-codes.ts';

export const ERRORS = {
  // Access (A §2.2, A §8). The numeric ones are the specification's wire values.
  Unauthorized: { status: 401, retry: 'never', raisedBy: 'http: no session, or one that has ended' },
  '40102': { status: 403, retry: 'never', raisedBy: 'sign-in: not in the beta' },
  '40103': { status: 403, retry: 'never', raisedBy: 'sign-in: access denied' },
  '40105': { status: 403, retry: 'never', raisedBy: 'http: the person’s company needs onboarding' },
  '40106': {
    status: 403,
    retry: 'never',
    raisedBy: 'http: the person has to acknowledge the company’s terms',
  },
  InvalidSession: {
    status: 403,
    retry: 'never',
    raisedBy: 'http: CSRF or binding secret does not fit the session',
  },
  CrossSite: { status: 403, retry: 'never', raisedBy: 'http: Fetch-Metadata or Origin names another site' },
  TravelersOnly: {
    status: 403,
    retry: 'never',
    raisedBy: 'http: an agent called for the trips, wallet, favorites or checkout that only travelers have',
  },
  SignInExpired: {
    status: 400,
    retry: 'never',
    raisedBy: 'sign-in: the code or state is unknown, used or too old',
  },
  // Requests
  InvalidInput: {
    status: 422,
    retry: 'changed',
    raisedBy: 'http: details.fields names each field and its problem',
  },
  CardNumberRefused: {
    status: 422,
    retry: 'changed',
    raisedBy: 'http: a card number stood in a field that may not hold one',
  },
  OperatorKeyRefused: {
    status: 401,
    retry: 'never',
    raisedBy: 'http: a call of the operator without one of the keys in OPERATOR_KEYS',
  },
  CompanyTenantInvalid: {
    status: 422,
    retry: 'changed',
    raisedBy: 'companies: no such tenant, or one without companies',
  },
  CompanyMemberTaken: {
    status: 409,
    retry: 'changed',
    raisedBy: 'companies: the person belongs to a company of this tenant',
  },
  NotFound: { status: 404, retry: 'never', raisedBy: 'not there, or not yours' },
  PayloadTooLarge: { status: 413, retry: 'changed', raisedBy: 'http' },
  ExcessiveActivity: { status: 429, retry: 'later', raisedBy: 'http: stored limits; see Retry-After' },
  IdempotencyKeyMissing: { status: 400, retry: 'changed', raisedBy: 'http' },
  IdempotencyKeyReused: { status: 409, retry: 'changed', raisedBy: 'http: same key, other request' },
  RequestInProgress: {
    status: 409,
    retry: 'later',
    raisedBy: 'http: the first request with this key is still running',
  },
  ServiceUnavailable: {
    status: 503,
    retry: 'later',
    raisedBy: 'http: pool exhausted, database away, stopping',
  },
  InternalError: { status: 500, retry: 'later', raisedBy: 'a bug; alerts' },
  // Search
  PastDates: { status: 422, retry: 'changed', raisedBy: 'search: it starts before today at the place' },
  TooFarAhead: { status: 422, retry: 'changed', raisedBy: 'search: rates are sold 365 days ahead' },
  UnknownPlace: { status: 422, retry: 'changed', raisedBy: 'search' },
  UnknownAirport: { status: 422, retry: 'changed', raisedBy: 'no airport or city has this code' },
  SuppliersUnavailable: { status: 503, retry: 'later', raisedBy: 'search: no supplier answered' },
  TripActionUnavailable: {
    status: 409,
    retry: 'never',
    raisedBy: 'trips: the trip doesn’t offer this now; its `offers` list what it does',
  },
  // Booking (A §8, B §8)
  NoAvailability: { status: 409, retry: 'changed', raisedBy: 'supplier: sold out for these dates' },
  RateNotAvailable: { status: 409, retry: 'changed', raisedBy: 'supplier: the rate is no longer sold' },
  DuplicateBooking: {
    status: 409,
    retry: 'changed',
    raisedBy: 'checkout: they have such a booking for these times already; details.bookingId',
  },
  MaximumPriceIncreaseReached: {
    status: 409,
    retry: 'changed',
    raisedBy: 'supplier: the price rose further than may be accepted in a checkout',
  },
  PaymentError: { status: 402, retry: 'changed', raisedBy: 'payment: details.payment says why' },
  RedemptionFailure: { status: 409, retry: 'changed', raisedBy: 'rewards' },
  Inactivity: { status: 409, retry: 'changed', raisedBy: 'checkout: the quote ran out' },
  Unknown: { status: 502, retry: 'later', raisedBy: 'supplier: it failed and did not say why' },
  OutOfPolicy: {
    status: 409,
    retry: 'changed',
    raisedBy: 'checkout: the company’s policy doesn’t allow it and no reason was given; details.policy',
  },
  BookedByOthers: {
    status: 403,
    retry: 'never',
    raisedBy: 'arranging: in the person’s company others book all trips',
  },
  ApprovalRequired: {
    status: 409,
    retry: 'changed',
    raisedBy: 'checkout: the company reviews this booking; it is sent for approval instead',
  },
  NobodyToApprove: {
    status: 409,
    retry: 'changed',
    raisedBy: 'approvals: the company has nobody who could decide but the traveler',
  },
  ApprovalNotNeeded: {
    status: 409,
    retry: 'changed',
    raisedBy: 'approvals: nobody reviews this booking; it is booked as any other',
  },
  ApprovalOver: {
    status: 409,
    retry: 'never',
    raisedBy: 'approvals: decided, taken back, or its time has run out',
  },
  ApprovalOutdated: {
    status: 409,
    retry: 'changed',
    raisedBy: 'approvals: the request was sent again since; look at it anew',
  },
  ApprovalNotYours: {
    status: 403,
    retry: 'never',
    raisedBy: 'approvals: somebody else decides, or it is the person’s own trip',
  },
  PriceIncreased: { status: 409, retry: 'changed', raisedBy: 'checkout: details has the old and new total' },
  CheckoutIncomplete: {
    status: 422,
    retry: 'changed',
    raisedBy: 'checkout: details.fields names what is missing',
  },
  TendersChanged: {
    status: 409,
    retry: 'changed',
    raisedBy:
      'checkout: another card, or other amounts, would pay than the page showed; details has the card’s',
  },
  CreditNotAvailable: {
    status: 409,
    retry: 'changed',
    raisedBy: 'wallet: a credit is spent, expired or held by another booking',
  },
  NoEligibleAccount: {
    status: 409,
    retry: 'changed',
    raisedBy: 'rewards: the account may not redeem, or not that much',
  },
  // Wallet
  OfferNotAvailable: {
    status: 409,
    retry: 'changed',
    raisedBy: 'wallet: the offer is over, used or not for this',
  },
  VoucherNotOpen: { status: 409, retry: 'never', raisedBy: 'wallet: no such code, or it was used' },
  DisputeTooLate: { status: 409, retry: 'never', raisedBy: 'wallet: over 60 days after the entry' },
  // Cards (A §5, A §8)
  InvalidCard: { status: 422, retry: 'changed', raisedBy: 'payments: no card of an account of the customer' },
  TokenExpired: {
    status: 409,
    retry: 'changed',
    raisedBy: 'payments: the card entry was used or is too old',
  },
  TooManyWatches: { status: 409, retry: 'changed', raisedBy: 'watches: as many prices as one may watch' },
  ProtectionNotAvailable: {
    status: 409,
    retry: 'never',
    raisedBy: 'checkout: it isn’t sold with this booking, or there is no time left to use it',
  },
  CheckoutClosed: { status: 409, retry: 'never', raisedBy: 'checkout: already booked; details.bookingId' },
  // Trips
  NotCancellable: { status: 409, retry: 'never', raisedBy: 'trips: pending, canceled or past check-in' },
  CancelQuoteExpired: { status: 409, retry: 'changed', raisedBy: 'trips: ask for a new quote' },
  CancellationSent: { status: 409, retry: 'never', raisedBy: 'trips: the supplier has the cancellation' },
  CancellationAttemptFailed: {
    status: 502,
    retry: 'later',
    raisedBy: 'supplier: the cancel was refused; a case is open',
  },
  ScheduleChangeOutdated: {
    status: 409,
    retry: 'changed',
    raisedBy: 'schedule changes: the supplier has changed the trip again',
  },
  RebookingUnavailable: {
    status: 409,
    retry: 'changed',
    raisedBy: 'schedule changes: what was chosen instead is no longer to be had',
  },
  ScheduleChangeAnswered: {
    status: 409,
    retry: 'never',
    raisedBy: 'schedule changes: answered before, here or with the supplier, or the trip is canceled',
  },
  SupplierSignatureRefused: {
    status: 401,
    retry: 'changed',
    raisedBy: 'schedule changes: the key is unknown, the signature wrong or the time too far off',
  },
  NotChangeable: {
    status: 409,
    retry: 'never',
    raisedBy: 'trips: it can’t be changed now; details.changeFailure says why',
  },
  ChangeQuoteExpired: { status: 409, retry: 'changed', raisedBy: 'trips: ask for a new quote of the change' },
  // Cases (A §1, B §4)
  CaseOutdated: {
    status: 409,
    retry: 'changed',
    raisedBy: 'cases: something newer is in the case than was on screen; details.caseVersion',
  },
  CaseClosed: { status: 409, retry: 'never', raisedBy: 'cases: its state doesn’t allow this any more' },
  FileTypeRefused: { status: 422, retry: 'changed', raisedBy: 'cases: no whole JPEG, PNG, WebP or PDF' },
  TooManyFiles: { status: 409, retry: 'changed', raisedBy: 'cases: no more files are taken here' },
  ProposalOver: {
    status: 409,
    retry: 'never',
    raisedBy: 'cases: the offer is answered, withdrawn or expired, or its terms have changed',
  },
  ProposalPending: { status: 409, retry: 'changed', raisedBy: 'cases: another offer is open in the case' },
  ChangeNotMade: {
    status: 409,
    retry: 'changed',
    raisedBy: 'desk: the booking is as it was when the change was asked for',
  },
  RefundTooHigh: {
    status: 409,
    retry: 'changed',
    raisedBy: 'cases: less than that can go back to what paid the booking',
  },
  OwnProposal: { status: 403, retry: 'never', raisedBy: 'desk: nobody approves what they proposed' },
  AgentsOnly: { status: 403, retry: 'never', raisedBy: 'http: the desk is for agents' },
  SupportCodeRefused: {
    status: 422,
    retry: 'changed',
    raisedBy: 'desk: the code is wrong, used or too old, or was tried three times',
  },
  DelegationOver: {
    status: 409,
    retry: 'never',
    raisedBy: 'sessions: the ticket of a delegated session is used or too old',
  },
  ...COMPANY_ERRORS,
  ...PERSONAL_DATA_ERRORS,
  ...PROTECTION_ERRORS,
  ...PAYMENT_REQUEST_ERRORS,
  ...DISRUPTION_ERRORS,
  ...PRODUCT_ERRORS,
} as const satisfies Record<string, ErrorEntry>;

export type ErrorCode = keyof typeof ERRORS;

/** Codes that any call may answer, beside those that it declares. */
export const COMMON_ERRORS = [
  'Unauthorized',
  'OperatorKeyRefused',
  '40103',
  '40105',
  '40106',
  'InvalidSession',
  'CrossSite',
  'TravelersOnly',
  'AgentsOnly',
  'InvalidInput',
  'CardNumberRefused',
  'NotFound',
  'PayloadTooLarge',
  'ExcessiveActivity',
  'ServiceUnavailable',
  'InternalError',
  'IdempotencyKeyMissing',
  'IdempotencyKeyReused',
  'RequestInProgress',
] as const satisfies readonly ErrorCode[];

/** B §5 card problems, as the payment port reports them, and those of a bank's check. */
export const PAYMENT_ERRORS = [...CARD_PROBLEMS, ...CHECK_PROBLEMS] as const;
export type PaymentErrorCode = (typeof PAYMENT_ERRORS)[number];

/**
 * The body of every answer that is not 2xx. The four numeric access codes travel as numbers, as the portal of
 * A §2.2 expects.
 */
export const errorBody = z.object({
  code: z.union([
    z.enum(Object.keys(ERRORS) as [ErrorCode, ...ErrorCode[]]),
    z.literal([40102, 40103, 40105, 40106]),
  ]),
  requestId: z.string(),
  details: z
    .object({
      fields: z.array(z.object({ path: z.string(), problem: z.string() })),
      payment: z.enum(PAYMENT_ERRORS),
      oldTotalMinor: z.int(),
      newTotalMinor: z.int(),
      oldCardMinor: z.int(),
      newCardMinor: z.int(),
      minimumAge: z.int(),
      bookingId: z.string(),
      caseId: z.string(),
      /** The tier and each rule that is broken (A §8). */
      policy: outOfPolicy,
      retryAfterSeconds: z.int(),
      /** The newest event of a case. */
      caseVersion: z.int(),
      /** Why a trip isn't canceled, by which policy (B §4), and how it failed: also in its product's code. */
      cancelOutcome: z.enum(CANCEL_OUTCOMES),
      cancelPolicyKind: z.enum(CANCEL_POLICY_KINDS),
      failureType: z.enum(CANCEL_FAILURE_TYPES),
      productCode: z.string(),
      /** Why a trip can't be changed. */
      changeFailure: z.enum([...CHANGE_FAILURES, ...CHANGE_BLOCKS]),
    })
    .partial()
    .optional(),
});
export type ErrorBody = z.output<typeof errorBody>;
export type ErrorDetails = NonNullable<ErrorBody['details']>;
