/** The port for changing a booked car: other times at the same desks, or other drivers. */
import type { CancelTerms } from '@sojourn/domain/booking/cancellation/cancel-terms.ts';
import type { Instant, LocalDateTime } from '@sojourn/domain/dates.ts';
import type { CallContext, Outcome } from '@sojourn/server/suppliers/outcome.ts';
import type { PayWay } from '#car/rules/car.ts';
import type { CarPrice } from '#car/rules/car-price.ts';
import type { RentalChangeAmounts } from '#car/rules/trip/change-rental.ts';
import type { CarSummary } from '#car/wire/car-checkout.ts';

export type CarChangeRefusal =
  /** The supplier has no such booking. */
  | 'NotFound'
  /** The company doesn't accept it. */
  | 'NotChangeable'
  /** The car has been picked up. */
  | 'Departed'
  | 'InvalidDates'
  | 'DeskClosed'
  /** More drivers than the company allows. */
  | 'PartyTooLarge'
  | 'NoAvailability'
  /** The company's own change waits for an answer. */
  | 'ScheduleChangePending';
export type CarChangeRejection =
  | { readonly reason: CarChangeRefusal }
  /** More is to pay than was agreed to. */
  | { readonly reason: 'PriceIncreased' };

/** The whole rental as it shall be. */
export type CarChangeRequest = {
  readonly reference: string;
  readonly carId: string;
  readonly dropOffDesk: string | null;
  readonly pickUp: LocalDateTime;
  readonly dropOff: LocalDateTime;
  readonly driverAge: number;
  readonly payWay: PayWay;
  readonly extras: readonly { readonly kind: string; readonly count: number }[];
  readonly crossBorder: boolean;
  readonly now: Instant;
  /** The first is the main driver. */
  readonly drivers: readonly { readonly firstName: string; readonly lastName: string }[];
};
/**
 * `terms` are of the price alone; `withheldMinor` is all that changes have cost so far, with this one, and
 * `cancellation` the terms with that.
 */
export type CarChangeQuote = {
  readonly amounts: RentalChangeAmounts;
  readonly summary: CarSummary;
  readonly price: CarPrice;
  readonly terms: CancelTerms;
  readonly withheldMinor: number;
  readonly cancellation: CancelTerms;
};
export type ConfirmCarChange = CarChangeRequest & {
  /** Ours; the same request again gets the first answer. */
  readonly changeReference: string;
  /** What was agreed to; less is fine. */
  readonly dueMinor: number;
};
export type CarChanged = CarChangeQuote & { readonly changeReference: string };

export type CarChangeVerbs = {
  readonly quoteChange: (
    request: CarChangeRequest,
    context: CallContext,
  ) => Promise<Outcome<CarChangeQuote, CarChangeRejection>>;
  /** Takes the car on its new days and gives the others back at once, or does neither. */
  readonly change: (
    request: ConfirmCarChange,
    context: CallContext,
  ) => Promise<Outcome<CarChanged, CarChangeRejection>>;
};
