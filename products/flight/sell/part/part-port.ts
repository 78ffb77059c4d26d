/**
 * The port for canceling a part of a booked trip. Some travelers: the airline takes them out of its record,
 * and the others fly on the same tickets. Some tickets: they are canceled for everybody, whole, with the
 * slices that are on them. Travelers and slices are named by their places; amounts are US cents.
 */
import type { Locale } from '@sojourn/contract/primitives.ts';
import type { CancelTerms } from '@sojourn/domain/booking/cancellation/cancel-terms.ts';
import type { Instant } from '@sojourn/domain/dates.ts';
import type { SupplierCredit } from '@sojourn/server/modules/selling/booking/supplier-record.ts';
import type { CallContext, Outcome } from '@sojourn/server/suppliers/outcome.ts';
import type { PartyLeftProblem } from '#flight/rules/travelers/part-of-party.ts';
import type { FlightPrice, FlightSummary } from '#flight/wire/flights.ts';
import type { AirlineLocator, Coupon } from '../exchange/exchange-port.ts';

type Of = { readonly reference: string; readonly now: Instant };
export type TravelersRequest = Of & { readonly travelers: readonly number[] };
export type TicketsRequest = Of & { readonly tickets: readonly number[]; readonly locale: Locale };
export type PartRequest = TravelersRequest | TicketsRequest;
export type CanceledTraveler = {
  readonly traveler: number;
  readonly paidMinor: number;
  readonly refundMinor: number;
};
/** `creditMinor`: what its airline owes its travelers of what doesn't come back. */
export type CanceledTicket = {
  readonly ticketNo: number;
  readonly paidMinor: number;
  readonly refundMinor: number;
  readonly creditMinor: number;
};
/** Where the trip that is left begins and goes, for its summary. */
export type TripLeft = Pick<FlightSummary, 'origin' | 'destination' | 'needsPassport'>;
export type PartQuote = {
  /** None where tickets are canceled. */
  readonly travelers: readonly CanceledTraveler[];
  readonly tickets?: readonly CanceledTicket[];
  /** Left out where everything is flown as before. */
  readonly left?: TripLeft;
  /** What the airlines owe of the rest, by the places of before. */
  readonly credits: readonly SupplierCredit[];
  /** Of what stays, with what was kept of the rest left out of the price. */
  readonly price: FlightPrice;
  readonly cancellation: CancelTerms;
};
type Confirming = {
  /** Ours; the same request again gets the first answer. */
  readonly partReference: string;
  /** What was agreed to; more is fine. */
  readonly refundMinor: number;
};
export type ConfirmPart = PartRequest & Confirming;
export type ConfirmTickets = TicketsRequest & Confirming;
export type CanceledPart = PartQuote & {
  readonly partReference: string;
  /** Of those who stay and what they fly, at the places of now. */
  readonly documents: readonly Coupon[];
  /** Of the tickets that stay; left out where all do. */
  readonly locators?: readonly AirlineLocator[];
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
    /** Tickets that share a slice with others. */
    | 'SeveralTickets'
    /** The airline has changed the trip, and that waits for an answer. */
    | 'ScheduleChangePending'
    | PartyLeftProblem;
};

export type PartVerbs = {
  readonly quotePart: (
    request: PartRequest,
    context: CallContext,
  ) => Promise<Outcome<PartQuote, PartRejection>>;
  /** Takes the travelers or tickets out of the trip and gives their seats back, or does neither. */
  readonly cancelPart: (
    request: ConfirmPart,
    context: CallContext,
  ) => Promise<Outcome<CanceledPart, PartRejection>>;
};
