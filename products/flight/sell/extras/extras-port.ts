/**
 * The port for other seats and bags on a booked trip. Travelers are named by their places, slices and
 * segments are counted from 0; amounts are US cents.
 */
import type { CancelTerms } from '@sojourn/domain/booking/cancellation/cancel-terms.ts';
import type { Instant } from '@sojourn/domain/dates.ts';
import type { CallContext, Outcome } from '@sojourn/server/suppliers/outcome.ts';
import type { FlightPrice } from '#flight/wire/flights.ts';

export type OnSlice = { readonly slice: number; readonly traveler: number };
/** `seat`: null gives it up. */
export type SeatChange = OnSlice & { readonly segment: number; readonly seat: string | null };
/** `pieces`: all of them, beyond those that are included. */
export type BagChange = OnSlice & { readonly pieces: number };

/** What shall be different from how it's booked; everything else stays. */
export type ExtrasRequest = {
  readonly reference: string;
  readonly seats: readonly SeatChange[];
  readonly bags: readonly BagChange[];
  readonly now: Instant;
};
/** Of one traveler's seats or bags on one slice. `differenceMinor`: below zero comes back. */
export type ExtrasDifference = OnSlice & { readonly differenceMinor: number };
export type ExtrasQuote = {
  readonly seats: readonly ExtrasDifference[];
  readonly bags: readonly ExtrasDifference[];
  /** Paid for what is given up, and kept by the fare's rules. */
  readonly withheldMinor: number;
  /** Of the trip as it will be, with its extras. */
  readonly price: FlightPrice;
  readonly cancellation: CancelTerms;
  /** Which of the new seats are at an exit. */
  readonly exits: readonly (OnSlice & { readonly segment: number })[];
};
export type ConfirmExtras = ExtrasRequest & {
  /** Ours; the same request again gets the first answer. */
  readonly extrasReference: string;
  /** What was agreed to, below zero to come back; less is fine. */
  readonly differenceMinor: number;
};
export type ChangedExtras = ExtrasQuote & { readonly extrasReference: string };

export type ExtrasRefusal =
  /** The supplier has no such booking. */
  | 'NotFound'
  /** Sold before it noted what seats and bags of a slice cost. */
  | 'LegacyTicket'
  | 'NotTicketed'
  | 'NotChangeable'
  | 'AirlineControl'
  | 'ScheduleChangePending'
  /** More is to pay than was agreed to. */
  | 'PriceIncreased'
  | 'SeatTaken'
  | 'ExtraNotOffered'
  | 'SeatUnfit'
  | 'CheckedIn'
  | 'TooLate';
export type ExtrasRejection = { readonly reason: ExtrasRefusal };

export type ExtrasVerbs = {
  readonly quoteExtras: (
    request: ExtrasRequest,
    context: CallContext,
  ) => Promise<Outcome<ExtrasQuote, ExtrasRejection>>;
  /** Takes the new seats and gives the old ones back, or does neither. */
  readonly changeExtras: (
    request: ConfirmExtras,
    context: CallContext,
  ) => Promise<Outcome<ChangedExtras, ExtrasRejection>>;
};
