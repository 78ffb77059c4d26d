/**
 * A means of payment of another module, which a booking holds and spends as it does the wallet's own. The
 * module registers it in its capability.ts, so the wallet knows none of them (methods, as in
 * modules/selling/checkouts/product.ts).
 */
import type { Instant } from '@sojourn/domain/dates.ts';
import type { AirlineCreditId, BookingId, CreditId } from '@sojourn/domain/ids.ts';
import type { Return } from '@sojourn/domain/wallet/credits/credit-types.ts';
import type { Owner, Tx } from '#workflow/saga.ts';
import type { SourceId } from './store.ts';

export type Returned = {
  readonly outcome: Return;
  /** The credit that has the money now; null: nobody's, or it's no credit. */
  readonly creditId: CreditId | AirlineCreditId | null;
};

/** `S`: the ids of its sources. What it takes and gives back, the booking posts to the ledger itself. */
export type Tender<S extends SourceId = SourceId> = {
  owns(sourceId: string): sourceId is S;
  /**
   * Sets its parts aside. `fitKey`: what is booked, as frozen prices name it. False when it's spent, over or
   * held by another booking: the caller undoes its transaction.
   */
  hold(
    tx: Tx,
    owner: Owner,
    held: {
      readonly bookingId: BookingId;
      readonly parts: readonly { readonly sourceId: S; readonly amountMinor: number }[];
      readonly fitKey?: string | undefined;
    },
    at: Instant,
  ): Promise<boolean>;
  /** Spends what was really taken of each source, and lets go of the rest; 0 lets go of all of it. */
  settle(
    tx: Tx,
    owner: Owner,
    taken: {
      readonly bookingId: BookingId;
      readonly parts: readonly { readonly sourceId: S; readonly takenMinor: number }[];
    },
    at: Instant,
  ): Promise<void>;
  /** Gives back a part that was taken. `returnedMinor`: all that has come back of it, this part included. */
  return(
    tx: Tx,
    owner: Owner,
    part: {
      readonly bookingId: BookingId;
      readonly sourceId: S;
      readonly amountMinor: number;
      readonly takenMinor: number;
      readonly returnedMinor: number;
    },
    at: Instant,
  ): Promise<Returned>;
};
