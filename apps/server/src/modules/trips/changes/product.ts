/** What changing needs from a product (methods, as in modules/selling/checkouts/product.ts). */
import type { ChangeAsk, ChangeDetail, PartGroup } from '@sojourn/contract/changes.ts';
import type { Locale } from '@sojourn/contract/primitives.ts';
import type { TripDetails } from '@sojourn/contract/trip-details.ts';
import type { ChangeAmounts, ChangeFailure, RevisionCause } from '@sojourn/domain/booking/change-state.ts';
import type { Instant } from '@sojourn/domain/dates.ts';
import type { BookingId, ChangeId } from '@sojourn/domain/ids.ts';
import type { Product } from '@sojourn/products/product-list.ts';
import type { Db } from '#db/client.ts';
import type { ChangeClaim } from '#modules/protecting/protections/change-for-any-reason/claim-change.ts';
import type { BookedSale, Booking, Guest } from '#modules/selling/booking/booking.ts';
import type { Field } from '#modules/selling/booking/prepared.ts';
import type { BookingSplit } from '#modules/selling/booking/split/split-booking.ts';
import type { SupplierCredit } from '#modules/selling/booking/supplier-record.ts';
import type { CallContext, Outcome } from '#suppliers/outcome.ts';
import type { Tx } from '#workflow/saga.ts';

export type ChangeRefused = { readonly reason: ChangeFailure };

/** A change as it was quoted; stored with it, so it's plain data. */
export type ChangeQuoted = {
  /** The booking as it will be. */
  readonly request: BookedSale['request'];
  readonly offer: BookedSale['offer'];
  readonly guests: readonly Guest[];
  readonly amounts: ChangeAmounts;
  /** What the airline will owe, for `backTo: 'credit'`. */
  readonly credits: readonly SupplierCredit[];
  readonly detail: ChangeDetail;
  /** What the product needs to confirm it. */
  readonly facts: object;
  /** The version of the supplier's own change that it answers; left out where the traveler wants it. */
  readonly answers?: number;
  /** Of some travelers alone: they get a booking of their own, and that is what changes. */
  readonly split?: BookingSplit;
  /** What a protection gives back of what it costs. */
  readonly claim?: ChangeClaim;
};
/** What the supplier has changed; its amounts are at most those that were quoted. */
export type ChangeMade = Pick<
  ChangeQuoted,
  'request' | 'offer' | 'guests' | 'amounts' | 'credits' | 'split'
> & {
  readonly locator: string | null;
  /** What the product notes of it in its own tables. */
  readonly facts: object;
};

/** Until when something can be changed, and whether the fare or rate allows it at all. */
export type ChangeWindow = { readonly closesAt: Instant; readonly isAllowed: boolean };

export type Changing<S extends BookedSale = BookedSale> = {
  readonly cause: RevisionCause;
  window(booking: Booking<S>): ChangeWindow;
  quote(
    booking: Booking<S>,
    ask: ChangeAsk,
    now: Instant,
    context: CallContext,
  ): Promise<Outcome<ChangeQuoted, ChangeRefused>>;
  /** Our reference of it is the change's id: repeating it is one change. */
  confirm(
    booking: Booking<S>,
    change: QuotedChange,
    now: Instant,
    context: CallContext,
  ): Promise<Outcome<ChangeMade, ChangeRefused>>;
  /** What became of that; null: nothing. */
  lookUp(
    booking: Booking<S>,
    change: QuotedChange,
    context: CallContext,
  ): Promise<Outcome<ChangeMade | null, never>>;
  /**
   * Another booking that has one of its travelers where the change would put them (B §8 `DuplicateBooking`).
   * Left out where that can't be.
   */
  repeats?(
    booking: Booking<S>,
    change: QuotedChange,
    others: readonly Booking<S>[],
    db: Db | Tx,
  ): Promise<BookingId | null>;
  /** Each thing that changes within the trip, as it will be. Left out where the trip itself changes. */
  describe?(booking: Booking<S>, quote: ChangeQuoted): Readonly<Record<Locale, readonly string[]>>;
  /** In the transaction that revises the booking. */
  record(tx: Tx, booking: Booking<S>, made: ChangeMade, at: Instant, change: QuotedChange): Promise<void>;
  /** In the same transaction, ahead of it, of a change that splits: what the product has of both bookings. */
  recordSplit?(tx: Tx, rest: Booking<S>, own: Booking<S>, made: ChangeMade, at: Instant): Promise<void>;
};
export type QuotedChange = {
  readonly changeId: ChangeId;
  readonly ask: ChangeAsk;
  readonly quote: ChangeQuoted;
};

/** Canceling some parts of a booking: a change whose money only comes back. */
export type Parting<S extends BookedSale = BookedSale> = Changing<S> & {
  /** What there is at this moment; each unit with a window of its own. */
  view(booking: Booking<S>, now: Instant): readonly (Pick<PartGroup, 'unit' | 'parts'> & ChangeWindow)[];
};

/** A booking with edited details, as it's sent to its supplier, or the fields that keep it from that. */
type Edited =
  | { readonly ask: ChangeAsk; readonly quote: ChangeQuoted }
  | { readonly fields: readonly Field[] };

/**
 * Editing what the supplier knows of the travelers besides their names, which costs nothing. `sealed`: the
 * booking's travelers as they're stored (`openTravelers`); null in an answer where they can't be read.
 */
export type Editing<S extends BookedSale = BookedSale> = Changing<S> & {
  view(booking: Booking<S>, sealed: string | null): TripDetails | null;
  edit(booking: Booking<S>, sealed: string | null, details: TripDetails): Edited | null;
};

export type ChangeProduct<S extends BookedSale = BookedSale> = {
  readonly can: {
    readonly change?: Changing<S>;
    /** Else everything is canceled, or nothing. */
    readonly cancelPart?: Parting<S>;
    /** Seats, bags and what else is bought with it. */
    readonly changeExtras?: Changing<S>;
    readonly editDetails?: Editing<S>;
  };
};
export type ChangeProducts = { readonly [P in Product]: ChangeProduct };
