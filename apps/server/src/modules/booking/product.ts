/** What booking needs from a product (methods, as in modules/checkouts/product.ts). */
import type { BookingFailureReason } from '@sojourn/contract/booking-failures.ts';
import type { PaymentDraft } from '@sojourn/contract/checkout-drafts.ts';
import type { PaymentErrorCode } from '@sojourn/contract/errors.ts';
import type { TripPlan } from '@sojourn/domain/booking/trip-plan.ts';
import type { BookingId } from '@sojourn/domain/ids.ts';
import type { Product } from '@sojourn/domain/products/product.ts';
import type { Db } from '#db/client.ts';
import type { SagaKind, Tx } from '#workflow/saga.ts';
import type { CheckoutRow } from '../checkouts/checkout-row.ts';
import type { ProductMessage } from '../notify/product.ts';
import type { BookedSale, Booking, Summary } from './booking.ts';
import type { BookingDeps } from './deps.ts';
import type { Incomplete, Prepared } from './prepared.ts';
import type { SupplierSide } from './supplier-record.ts';

export type BookingProduct<S extends BookedSale = BookedSale, D extends PaymentDraft = PaymentDraft> = {
  readonly kind: Product;
  /** The columns and the saga of a booking, or every field that keeps the draft from one. */
  prepare(row: CheckoutRow<S, D>): Prepared | Incomplete;
  /** All sagas of the product, so that any process can resume them; cancelling is not among them. */
  sagas(deps: BookingDeps): readonly SagaKind[];
  /** Null when nobody sells it any longer. Our reference there is the booking's id. */
  supplierSide(booking: Booking<S>): SupplierSide | null;
  summary(sale: Pick<S, 'request' | 'offer'>): Summary;
  /** Card problems that have a word of their own (B §8); all others are a `PaymentError`. */
  readonly paymentFailures: Partial<Record<PaymentErrorCode, BookingFailureReason>>;
  /** Tells whoever was answered nothing that their booking failed. */
  failedMessage(booking: Booking<S>): ProductMessage;
  /** What other products see of it; null: nothing. */
  planOf(booking: Booking<S>): TripPlan | null;
  /** A live booking of the same customer that the checkout would repeat (B §8 `DuplicateBooking`). */
  findDuplicate(row: CheckoutRow<S, D>, live: readonly Booking<S>[], db: Db | Tx): Promise<BookingId | null>;
  /** What is left of `contact` once the people of a failed booking are forgotten. */
  readonly forgottenContact: S['contact'];
};
export type BookingProducts = { readonly [P in Product]: BookingProduct };
