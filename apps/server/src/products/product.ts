/** Everything that shared code asks of a product; each part is declared by the module that needs it. */
import type { PaymentDraft } from '@sojourn/contract/checkout-drafts.ts';
import type { TripDetail } from '@sojourn/contract/trips.ts';
import type { BookedSale } from '#modules/booking/booking.ts';
import type { BookingProduct } from '#modules/booking/product.ts';
import type { CheckoutProduct } from '#modules/checkouts/product.ts';
import type { NotifyProduct } from '#modules/notify/product.ts';
import type { ReceiptProduct } from '#modules/receipts/product.ts';
import type { TripProduct } from '#modules/trips/product.ts';
import type { WalletProduct } from '#modules/wallet/product.ts';

/** `S`: what is booked, `D`: what is typed in its checkout, `T`: its trip on the wire. */
export type ServerProduct<
  S extends BookedSale = BookedSale,
  D extends PaymentDraft = PaymentDraft,
  T extends TripDetail = TripDetail,
> = CheckoutProduct<S, D> &
  BookingProduct<S, D> &
  TripProduct<S> &
  ReceiptProduct<T> &
  NotifyProduct<T> &
  WalletProduct<S['offer']>;
