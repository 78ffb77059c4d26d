/** The port for changing a booked stay: other dates, rooms or guests in the same hotel at the same rate. */
import type { CancelTerms } from '@sojourn/domain/booking/cancellation/cancel-terms.ts';
import type { Instant } from '@sojourn/domain/dates.ts';
import type { CallContext, Outcome } from '@sojourn/server/suppliers/outcome.ts';
import type { StayChangeAmounts } from '#hotel/rules/change-stay.ts';
import type { StayFee } from '#hotel/rules/property-fees.ts';
import type { RoomGuests, StayDates, StayPrice } from '#hotel/rules/stay.ts';

export type StayChangeRefusal =
  /** The supplier has no such booking. */
  | 'NotFound'
  /** The hotel doesn't accept it. */
  | 'NotChangeable'
  /** The day of check-in has come. */
  | 'Departed'
  | 'InvalidDates'
  | 'PartyTooLarge'
  | 'NoAvailability'
  /** The hotel closes on these dates, which waits for an answer. */
  | 'ScheduleChangePending';
export type StayChangeRejection =
  | { readonly reason: StayChangeRefusal }
  /** More is to pay than was agreed to. */
  | { readonly reason: 'PriceIncreased' };

/** The whole stay as it shall be. */
export type StayChangeRequest = StayDates & {
  readonly reference: string;
  readonly rooms: readonly RoomGuests[];
  /** One for each room. */
  readonly guests: readonly { readonly firstName: string; readonly lastName: string }[];
  readonly now: Instant;
};
/**
 * `terms` are of the price alone; `withheldMinor` is all that parts and changes have cost so far, with this
 * one, and `cancellation` the terms with that.
 */
export type StayChangeQuote = {
  readonly amounts: StayChangeAmounts;
  readonly price: StayPrice;
  readonly terms: CancelTerms;
  readonly withheldMinor: number;
  readonly cancellation: CancelTerms;
  readonly feesAtProperty: readonly StayFee[];
};
export type ConfirmStayChange = StayChangeRequest & {
  /** Ours; the same request again gets the first answer. */
  readonly changeReference: string;
  /** What was agreed to; less is fine. */
  readonly dueMinor: number;
};
export type StayChanged = StayChangeQuote & { readonly changeReference: string };

export type StayChangeVerbs = {
  readonly quoteChange: (
    request: StayChangeRequest,
    context: CallContext,
  ) => Promise<Outcome<StayChangeQuote, StayChangeRejection>>;
  /** Takes the new nights and gives the old ones back at once, or does neither. */
  readonly change: (
    request: ConfirmStayChange,
    context: CallContext,
  ) => Promise<Outcome<StayChanged, StayChangeRejection>>;
};
