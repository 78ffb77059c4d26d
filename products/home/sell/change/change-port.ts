/** The port for changing a booked home: other dates or another party, where the home's rules let it. */
import type { CancelTerms } from '@sojourn/domain/booking/cancellation/cancel-terms.ts';
import type { CalendarDate, Instant } from '@sojourn/domain/dates.ts';
import type { CallContext, Outcome } from '@sojourn/server/suppliers/outcome.ts';
import type { Party } from '#home/rules/party.ts';
import type { HomeStaySummary } from '#home/wire/home-checkout.ts';

export type HomeChangeRefusal =
  /** The supplier has no such booking. */
  | 'NotFound'
  /** The host doesn't accept it, or it's a stay in two homes. */
  | 'NotChangeable'
  /** The day of check-in has come. */
  | 'Departed'
  | 'InvalidDates'
  | 'PartyTooLarge'
  | 'NoAvailability'
  /** The host has canceled, which waits for an answer. */
  | 'ScheduleChangePending';
export type HomeChangeRejection =
  | { readonly reason: HomeChangeRefusal }
  /** More is to pay than was agreed to. */
  | { readonly reason: 'PriceIncreased' };

/** The whole stay as it shall be. */
export type HomeChangeRequest = {
  readonly reference: string;
  readonly checkIn: CalendarDate;
  readonly checkOut: CalendarDate;
  readonly party: Party;
  readonly now: Instant;
};
/** To pay now; below zero goes back. The sum of the other three. */
type HomeChangeAmounts = {
  readonly rateDifferenceMinor: number;
  readonly taxDifferenceMinor: number;
  /** What is lost of the stay that is given up. */
  readonly penaltyMinor: number;
  readonly dueMinor: number;
};
/**
 * `terms` are of the price alone; `withheldMinor` is all that changes have cost so far, with this one, and
 * `cancellation` the terms with that.
 */
export type HomeChangeQuote = {
  readonly amounts: HomeChangeAmounts;
  readonly stay: HomeStaySummary;
  readonly totalMinor: number;
  readonly terms: CancelTerms;
  readonly withheldMinor: number;
  readonly cancellation: CancelTerms;
};
export type ConfirmHomeChange = HomeChangeRequest & {
  /** Ours; the same request again gets the first answer. */
  readonly changeReference: string;
  /** What was agreed to; less is fine. */
  readonly dueMinor: number;
};
export type HomeChanged = HomeChangeQuote & { readonly changeReference: string };

export type HomeChangeVerbs = {
  readonly quoteChange: (
    request: HomeChangeRequest,
    context: CallContext,
  ) => Promise<Outcome<HomeChangeQuote, HomeChangeRejection>>;
  /** Takes the new nights and gives the old ones back at once, or does neither. */
  readonly change: (
    request: ConfirmHomeChange,
    context: CallContext,
  ) => Promise<Outcome<HomeChanged, HomeChangeRejection>>;
};
