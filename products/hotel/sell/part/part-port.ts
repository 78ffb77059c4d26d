/**
 * The port for canceling some rooms of a stay: the others stay reserved under the same record number. Rooms
 * are named by their places; amounts are US cents.
 */
import type { CancelTerms } from '@sojourn/domain/booking/cancellation/cancel-terms.ts';
import type { Instant } from '@sojourn/domain/dates.ts';
import type { CallContext, Outcome } from '@sojourn/server/suppliers/outcome.ts';
import type { StayFee } from '#hotel/rules/property-fees.ts';
import type { RoomGuests, StayPrice } from '#hotel/rules/stay.ts';

export type RoomPartRequest = {
  readonly reference: string;
  /** All that are reserved. */
  readonly rooms: readonly RoomGuests[];
  /** Places of those to cancel. */
  readonly gone: readonly number[];
  readonly now: Instant;
};
export type RoomPartQuote = {
  readonly rooms: readonly {
    readonly room: number;
    readonly paidMinor: number;
    readonly refundMinor: number;
  }[];
  /** Of the rooms that stay, with what was kept of the others left out of the price. */
  readonly price: StayPrice;
  readonly cancellation: CancelTerms;
  readonly feesAtProperty: readonly StayFee[];
};
export type ConfirmRoomPart = RoomPartRequest & {
  /** Ours; the same request again gets the first answer. */
  readonly partReference: string;
  /** What was agreed to; more is fine. */
  readonly refundMinor: number;
};
export type CanceledRooms = RoomPartQuote & { readonly partReference: string };

export type RoomPartRejection = {
  readonly reason:
    | 'NotFound'
    | 'NotCancellable'
    | 'Departed'
    | 'NothingLeft'
    /** Less comes back than was agreed to. */
    | 'PenaltyChanged';
};

export type RoomPartVerbs = {
  readonly quotePart: (
    request: RoomPartRequest,
    context: CallContext,
  ) => Promise<Outcome<RoomPartQuote, RoomPartRejection>>;
  /** Gives the rooms back, or does nothing. */
  readonly cancelPart: (
    request: ConfirmRoomPart,
    context: CallContext,
  ) => Promise<Outcome<CanceledRooms, RoomPartRejection>>;
};
