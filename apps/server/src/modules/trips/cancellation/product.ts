/** What canceling needs from a product (methods, as in modules/selling/checkouts/product.ts). */
import type {
  CancelDecision,
  CancelOutcome,
  SupplierCancelAnswer,
} from '@sojourn/domain/booking/cancellation/cancel-outcome.ts';
import type { Instant } from '@sojourn/domain/dates.ts';
import type { Product } from '@sojourn/products/product-list.ts';
import type { BookedSale, Booking } from '#modules/selling/booking/booking.ts';
import type { SupplierCredit } from '#modules/selling/booking/supplier-record.ts';
import type { TripDeps } from '../trips/use-case.ts';

type CancelCodes = {
  readonly quoted: string;
  readonly fulfilled: string;
  readonly notFulfilled: string;
};

export type CancellationProduct<S extends BookedSale = BookedSale> = {
  /** Why it can't be canceled once it has begun, in the product's word (B §4). */
  readonly tooLateToCancel: CancelOutcome;
  /** What canceling for any reason comes to when that wasn't bought (B §4). */
  readonly withoutCfar: CancelDecision;
  /** What it comes to where it was bought and the supplier cancels nothing online; else as without it. */
  readonly cfarByAgents?: CancelDecision;
  /**
   * An amount as credit of the airline that issued the tickets, for each traveler by fare; none where there
   * are several. Left out where nobody flies.
   */
  creditsOf?(booking: Booking<S>, amountMinor: number, now: Instant): readonly SupplierCredit[];
  /** What its own codes call a quote and what came of an agent's cancellation; left out where it has none. */
  readonly cancelCodes?: CancelCodes;
  /** What canceling comes to, by what its supplier answered. */
  decideCancel(booking: Booking<S>, answer: SupplierCancelAnswer, now: Instant): Promise<CancelDecision>;
};
export type CancellationProducts = { readonly [P in Product]: CancellationProduct };

export type CancellationDeps = TripDeps & { readonly products: CancellationProducts };
