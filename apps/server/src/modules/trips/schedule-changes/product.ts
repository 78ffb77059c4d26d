/** What schedule changes need from a product (methods, as in modules/selling/checkouts/product.ts). */
import type { ChangeAsk } from '@sojourn/contract/changes.ts';
import type { Instant } from '@sojourn/domain/dates.ts';
import type { Schedule, SchedulePart } from '@sojourn/domain/schedule-changes/schedule.ts';
import type { Product } from '@sojourn/products/product-list.ts';
import type { BookedSale, Booking } from '#modules/selling/booking/booking.ts';
import type { BookingDeps, BookingProducts } from '#modules/selling/booking/product.ts';
import type { CallContext, Outcome } from '#suppliers/outcome.ts';
import type { Tx } from '#workflow/saga.ts';
import type { ChangeQuoted, ChangeRefused } from '../changes/product.ts';
import type { ChangeSagaDeps } from '../changes/use-case.ts';
import type { TripDeps } from '../trips/use-case.ts';

/** What can be had instead of a changed slice at no cost (B §5). */
export type RebookingOption = {
  /** Names it when it's chosen. */
  readonly optionId: string;
  /** Of the slice that it replaces. */
  readonly parts: readonly SchedulePart[];
  readonly className: string;
  readonly isLowerClass: boolean;
  /** Of a lower class, what comes back; else 0. */
  readonly refundMinor: number;
};
type RebookingShelf = readonly {
  readonly slice: number;
  readonly options: readonly RebookingOption[];
}[];
export type RebookingChoice = { readonly slice: number; readonly optionId: string };
/** The supplier's newest version, with what it has now. */
export type OpenChange = { readonly version: number; readonly content: unknown };

export type Rebooking<S extends BookedSale = BookedSale> = {
  /** Whether one of these slices could be replaced, whatever there is to take instead. */
  isPossible(booking: Booking<S>, slices: readonly number[]): boolean;
  options(
    booking: Booking<S>,
    change: OpenChange & { readonly slices: readonly number[] },
    now: Instant,
    context: CallContext,
  ): Promise<Outcome<RebookingShelf, ChangeRefused>>;
  /** A change that costs nothing and answers the supplier's; other slices are taken as they are now. */
  quote(
    booking: Booking<S>,
    change: OpenChange,
    choices: readonly RebookingChoice[],
    now: Instant,
    context: CallContext,
  ): Promise<Outcome<RebookingQuote, ChangeRefused>>;
};
export type RebookingQuote = { readonly ask: ChangeAsk; readonly quote: ChangeQuoted };

export type ScheduleProduct<S extends BookedSale = BookedSale> = {
  /** Left out where nothing else can be had by a rule. */
  readonly can: { readonly rebook?: Rebooking<S> };
  /**
   * Along the great circle between two places of a schedule; null where it's unknown. Left out where nobody
   * flies.
   */
  kmBetween?(from: string, to: string): number | null;
  /** Of the booking in its reader's language: a part with its places, room and class named so too. */
  localizePart(booking: Booking<S>, part: SchedulePart): SchedulePart;
  /** What was last agreed to. */
  scheduleOf(booking: Booking<S>): Schedule;
  /**
   * The supplier canceled all of it, and nothing is left to choose: the money goes back at once, and the
   * product writes about it. Left out where the traveler is asked.
   */
  noteCanceled?(tx: Tx, booking: Booking<S>, at: Instant): Promise<void>;
  /** The booking on what the supplier has now; `content` as its look-up brought it. */
  reschedule(booking: Booking<S>, content: unknown): Pick<S, 'request' | 'offer'>;
};
export type ScheduleProducts = { readonly [P in Product]: ScheduleProduct };

/** For what runs without anybody asking. */
export type ScheduleJobDeps = BookingDeps & { readonly products: BookingProducts & ScheduleProducts };
export type ScheduleDeps = TripDeps & { readonly products: ScheduleProducts };
/** For the saga that rebooks, which is that of every change. */
export type RebookingDeps = ScheduleJobDeps & ChangeSagaDeps;
