/** What booking needs from a product (methods, as in modules/selling/checkouts/product.ts). */
import type { PaymentDraft } from '@sojourn/contract/payment-draft.ts';
import type { TripPlan } from '@sojourn/domain/booking/trip-plan.ts';
import type { BookingId } from '@sojourn/domain/ids.ts';
import type { FitKind } from '@sojourn/domain/trip-fit/fit.ts';
import type { Product } from '@sojourn/products/product-list.ts';
import type { Db } from '#db/client.ts';
import type { ConfirmationKind } from '#modules/money/confirmations/confirmation-kind.ts';
import type { ProductMessage } from '#modules/platform/notify/product.ts';
import type { Redemptions } from '#suppliers/bank/redemptions-port.ts';
import type { PaymentGateway } from '#suppliers/payments/port.ts';
import type { Tx } from '#workflow/saga.ts';
import type { CheckoutRow } from '../checkouts/checkout-row.ts';
import type { QuoteDeps } from '../checkouts/deps.ts';
import type { CheckoutTender } from '../checkouts/payment/tender.ts';
import type { CheckoutProduct } from '../checkouts/product.ts';
import type { Sale } from '../checkouts/sale.ts';
import type { BookedSale, Booking, Summary } from './booking.ts';
import type { PaymentFailures } from './failure.ts';
import type { Incomplete, Prepared } from './prepared.ts';
import type { SupplierSide } from './supplier-record.ts';

export type PreparingBesides = {
  /** The live booking that a checkout would repeat; with a transaction no other is begun until it ends. */
  readonly duplicate: (tx?: Tx) => Promise<BookingId | null>;
  /** What else the customer has booked. */
  readonly plans: () => Promise<readonly TripPlan[]>;
};

/** A booking, or a sale as if it were one under that id. */
type PlannedSale<S extends Sale = Sale> = Summary &
  Pick<S, 'request' | 'offer'> & { readonly bookingId: string };

/** `B`: a booking's own parts, `S`: the sale before it, `D`: what is typed in its checkout. */
export type BookingProduct<
  B extends BookedSale = BookedSale,
  S extends Sale = Sale,
  D extends PaymentDraft = PaymentDraft,
> = {
  readonly kind: Product;
  /** The columns and the saga of a booking, or every field that keeps the draft from one. */
  prepare(row: CheckoutRow<S, D>, besides: PreparingBesides): Prepared<B> | Incomplete;
  /** Null when nobody sells it any longer. Our reference there is the booking's id. */
  supplierSide(booking: Booking<B>): SupplierSide | null;
  summary(sale: Pick<S, 'request' | 'offer'>): Summary;
  /** Card problems that have a word of their own (B §8); all others are a `PaymentError`. */
  readonly paymentFailures: PaymentFailures;
  /** The message that a booking failed, for a customer who got no answer. */
  failedMessage(booking: Booking<B>): ProductMessage;
  /** What other products see of it; null: nothing. */
  planOf(planned: PlannedSale<B>): TripPlan | null;
  /** Conflicts with the rest of a trip that its checkout finds by itself; left out for none. */
  readonly ownFindings?: readonly FitKind[];
  /**
   * The booking among `live` (the customer's own of this product, not of this checkout) that the checkout
   * would repeat (B §8 `DuplicateBooking`).
   */
  findDuplicate(row: CheckoutRow<S, D>, live: readonly Booking<B>[], db: Db | Tx): Promise<BookingId | null>;
};
export type BookingProducts = { readonly [P in Product]: BookingProduct & CheckoutProduct };

/** What the sagas of bookings need from outside; they run with nobody asking. */
export type BookingDeps = QuoteDeps & {
  readonly payments: PaymentGateway;
  readonly redemptions: Redemptions;
  readonly products: BookingProducts;
  readonly tenders: readonly CheckoutTender[];
  readonly confirmations: readonly ConfirmationKind[];
};
