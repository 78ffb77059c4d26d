/**
 * The port for canceling some travelers of a booked trip: the airline takes them out of its record, and the
 * others fly on the same tickets. Travelers are named by their places; amounts are US cents.
 */
import type { FlightPrice } from '@sojourn/contract/products/flight/flights.ts';
import type { CancelTerms } from '@sojourn/domain/booking/cancellation/cancel-terms.ts';
import type { Instant } from '@sojourn/domain/dates.ts';
import type { PartyLeftProblem } from '@sojourn/domain/products/flight/travelers/part-of-party.ts';
import type { SupplierCredit } from '#modules/booking/supplier-record.ts';
import type { CallContext, Outcome } from '#suppliers/outcome.ts';
import type { Coupon } from '../exchange/exchange-port.ts';

export type PartRequest = {
  readonly reference: string;
  readonly travelers: readonly number[];
  readonly now: Instant;
};
export type CanceledTraveler = {
  readonly traveler: number;
  readonly paidMinor: number;
  readonly refundMinor: number;
};
export type PartQuote = {
  readonly travelers: readonly CanceledTraveler[];
  /** What the airlines owe of the rest, by the places of before. */
  readonly credits: readonly SupplierCredit[];
  /** Of those who stay, with what was kept of the others left out of the price. */
  readonly price: FlightPrice;
  readonly cancellation: CancelTerms;
};
export type ConfirmPart = PartRequest & {
  /** Ours; the same request again gets the first answer. */
  readonly partReference: string;
  /** What was agreed to; more is fine. */
  readonly refundMinor: number;
};
export type CanceledPart = PartQuote & {
  readonly partReference: string;
  /** Of those who stay, at the places of now. */
  readonly documents: readonly Coupon[];
};

export type PartRejection = {
  readonly reason:
    | 'NotFound'
    | 'LegacyTicket'
    | 'NotTicketed'
    | 'NotCancellable'
    | 'AirlineControl'
    | 'Departed'
    | 'InvalidPassengers'
    /** Less comes back than was agreed to. */
    | 'PenaltyChanged'
    | PartyLeftProblem;
};

export type PartVerbs = {
  readonly quotePart: (
    request: PartRequest,
    context: CallContext,
  ) => Promise<Outcome<PartQuote, PartRejection>>;
  /** Takes the travelers out of the trip and gives their seats back, or does neither. */
  readonly cancelPart: (
    request: ConfirmPart,
    context: CallContext,
  ) => Promise<Outcome<CanceledPart, PartRejection>>;
};
