/** One row of the authorization matrix: what the owner of things sends, and what a stranger gets for it. */
import type { RequestOf } from '@sojourn/contract/call.ts';
import type { CallName, Calls } from '@sojourn/contract/calls.ts';
import type { Checkout } from '@sojourn/contract/checkouts.ts';
import type {
  ChangeId,
  HomeRequestId,
  OfferId,
  PaymentConfirmationId,
  PaymentId,
  PriceFreezeId,
  TravelerId,
  TripShareId,
  WatchId,
} from '@sojourn/domain/ids.ts';

/** What Maya has, and others try to reach. */
export type Owned = {
  readonly stayId: string;
  readonly rateId: string;
  readonly checkout: Checkout;
  readonly bookingId: string;
  /** A change of that booking. */
  readonly changeId: ChangeId;
  /** A link to the trip of that booking. */
  readonly shareId: TripShareId;
  readonly shareToken: string;
  readonly wishlistId: string;
  readonly paymentId: PaymentId;
  readonly personId: TravelerId;
  readonly offerId: OfferId;
  readonly entryId: string;
  readonly caseId: string;
  /** The frozen price of a stay. */
  readonly freezeId: PriceFreezeId;
  /** A watched price of that stay. */
  readonly watchId: WatchId;
  /** A request to a host, and its checkout. */
  readonly homeRequestId: HomeRequestId;
  readonly homeCheckout: Checkout;
  /** A payment of that booking that waits for her bank. */
  readonly confirmationId: PaymentConfirmationId;
};
export type Row<N extends CallName> = {
  /** What the owner sends; anything but 401 and 403 may come of it. */
  readonly send: (owned: Owned) => RequestOf<Calls[N]>;
  /**
   * What another customer gets for the same request: 404 for what is not theirs; `own`: it is about the
   * caller alone.
   */
  readonly stranger: 404 | 'own';
};

export const row = <N extends CallName>(stranger: Row<N>['stranger'], send: Row<N>['send']): Row<N> => ({
  stranger,
  send,
});

export const ofCheckout = ({ checkout }: Owned) => ({ params: { checkoutId: checkout.checkoutId } });
