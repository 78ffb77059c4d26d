/**
 * What a cancellation comes to and by which policy, in the specification's words (B §4, B §8). Products
 * decide with what's here; the traveler's pages and the agent desk read the same values.
 */
import { type Instant, isBefore } from '../../dates.ts';
import type { BookingState } from '../state.ts';

export const CANCEL_POLICY_KINDS = [
  /** The airline took the payment and pays it back itself. */
  'AirlineRefund',
  'ContactAirline',
  'ContactCustomerService',
  'FreeToCancelWithPenalty',
  'FreeToCancelWithoutPenalty',
  /** Several tickets, all with the same rule. */
  'MultiTicket',
  'NonRefundable',
  'NonCancellable',
  'PartialRefund',
  /** Several tickets with different rules. */
  'ComplexRefundable',
  'TicketedVoidKnownWindow',
  /** The supplier takes the tickets back for nothing and doesn't say until when. */
  'TicketedVoidUnknownWindow',
  /** Nothing has been issued yet. */
  'DelayedTicketingCancel',
  /** The airline issues no ticket numbers. */
  'TicketlessVoid',
  /** Tickets of more than one supplier. */
  'MultiProvider',
  'CancellationPending',
] as const;
export type CancelPolicyKind = (typeof CANCEL_POLICY_KINDS)[number];

export const FLIGHT_CANCEL_OUTCOMES = [
  'PartialRefund',
  'FullyRefundableComplex',
  'NonRefundable',
  'Pending',
  'CancellationFailure',
  'PartiallyRefundableComplex',
  'FullRefund',
  'ContactCustomerService',
  'AirlineControl',
  'BookingPending',
  'CancellationPending',
  'Canceled',
  'Departed',
  'NonCfar',
  'TRVKOutage',
] as const;
export type FlightCancelOutcome = (typeof FLIGHT_CANCEL_OUTCOMES)[number];

/**
 * B lists a hotel's outcomes only for canceling for any reason; those that also hold without it keep their
 * name, and what has no name there is spelled as for flights.
 */
export const HOTEL_CANCEL_OUTCOMES = [
  /** Canceling for any reason pays, but the hotel cancels nothing online: our agents do it. */
  'AgentReviewAndFulfillment',
  'FullyRefundable',
  'PartiallyRefundable',
  'NonRefundable',
  /** Canceling for any reason pays, but not all that was paid. */
  'NonRefundablePartially',
  /** It pays by when it was asked for, though the check-in time has passed since. */
  'RefundablePastCheckInDate',
  'Pending',
  'CancellationFailure',
  'ContactCustomerService',
  'BookingPending',
  'CancellationPending',
  'Canceled',
  'PastCheckInDate',
  'TRVKOutage',
] as const;
export type HotelCancelOutcome = (typeof HOTEL_CANCEL_OUTCOMES)[number];

/** B lists nine of an activity (`decideActivityCancel`); `AlreadyCanceled` is asked of no supplier. */
export const ACTIVITY_CANCEL_WORDS = ['NonCancellable', 'PastExperienceStart'] as const;
type ActivityCancelWord = (typeof ACTIVITY_CANCEL_WORDS)[number];

export const CANCEL_OUTCOMES = [
  ...FLIGHT_CANCEL_OUTCOMES,
  'FullyRefundable',
  'PartiallyRefundable',
  'NonRefundablePartially',
  'RefundablePastCheckInDate',
  'PastCheckInDate',
  'AgentReviewAndFulfillment',
  ...ACTIVITY_CANCEL_WORDS,
] as const satisfies readonly (FlightCancelOutcome | HotelCancelOutcome | ActivityCancelWord)[];
export type CancelOutcome = (typeof CANCEL_OUTCOMES)[number];

/** B §8 failure-type codes of an attempt. */
export const CANCEL_FAILURE_TYPES = [
  'CancellationAttemptFailed',
  'BookExtServiceUnavailable',
  'BookExtTimeout',
  'BookExtBadRequest',
  'BookExtPriceChanged',
  'BookExtUnavailability',
  'CancellationFeesApplicable',
  'BookProviderUnavailable',
] as const;
export type CancelFailureType = (typeof CANCEL_FAILURE_TYPES)[number];

/** What a supplier's refusal to cancel is called; `quotedMinor`: the penalty that was agreed to. */
export function cancelFailureType(
  reason: 'NotFound' | 'NotCancellable' | 'PenaltyChanged' | 'BadRequest' | 'unavailable',
  quotedMinor: number,
): CancelFailureType {
  switch (reason) {
    case 'NotFound':
      return 'BookExtUnavailability';
    case 'NotCancellable':
      return 'CancellationAttemptFailed';
    case 'BadRequest':
      return 'BookExtBadRequest';
    case 'PenaltyChanged':
      return quotedMinor > 0 ? 'BookExtPriceChanged' : 'CancellationFeesApplicable';
    case 'unavailable':
      return 'BookExtServiceUnavailable';
  }
}

export type CancelDecision = { readonly outcome: CancelOutcome; readonly policyKind: CancelPolicyKind };

/** What the supplier answered to the question what canceling costs now; amounts in minor units. */
export type SupplierCancelAnswer =
  | {
      readonly answer: 'quoted';
      readonly penaltyMinor: number;
      readonly paidMinor: number;
      /** How many companies it got the parts of the booking from; one when left out. */
      readonly providers?: number;
      /** Of a claim for any reason that is used: whether the start has passed since it was requested. */
      readonly forAnyReason?: { readonly isPastStart: boolean };
    }
  /** It won't cancel; `refundsItself`: the customer paid the airline, which refunds. */
  | { readonly answer: 'refused'; readonly refundsItself?: boolean }
  /** It has no such booking. */
  | { readonly answer: 'unknownBooking' }
  | { readonly answer: 'unavailable' };

export type BookingAt = {
  readonly state: BookingState;
  readonly startsAt: Instant;
  readonly now: Instant;
};

/**
 * Why nothing can be canceled whatever the supplier says; null when it can be asked. `begun`: the product's
 * word for too late.
 */
export function cancelBlock<B extends CancelOutcome>(
  { state, startsAt, now }: BookingAt,
  begun: B,
): 'Canceled' | 'CancellationPending' | 'BookingPending' | B | null {
  if (state === 'Canceled' || state === 'Failed') return 'Canceled';
  if (state === 'Canceling') return 'CancellationPending';
  if (state === 'Pending' || state === 'Changing') return 'BookingPending';
  return isBefore(now, startsAt) ? null : begun;
}

/** Only our agents can say what it comes to. */
export const ASK_AGENTS = {
  outcome: 'ContactCustomerService',
  policyKind: 'ContactCustomerService',
} as const satisfies CancelDecision;

/** An add-on pays, and our agents cancel it where its supplier doesn't do so online. */
export const AGENT_REVIEW = {
  outcome: 'AgentReviewAndFulfillment',
  policyKind: 'ContactCustomerService',
} as const satisfies CancelDecision;

export const blockedPolicyKind = (block: CancelOutcome): CancelPolicyKind =>
  block === 'CancellationPending' ? 'CancellationPending' : 'NonCancellable';
