/** Everything that shared code asks of a product; each part is declared by the module that needs it. */
import type { PaymentDraft } from '@sojourn/contract/payment-draft.ts';
import type { TripDetail } from '@sojourn/contract/trips.ts';
import type { WhereProduct } from '#modules/admin/travel/product.ts';
import type { BookedSale } from '#modules/booking/booking.ts';
import type { BookingProduct } from '#modules/booking/product.ts';
import type { CalendarProduct } from '#modules/calendar-feed/product.ts';
import type { CancellationProduct } from '#modules/cancellation/product.ts';
import type { ChangeProduct } from '#modules/changes/product.ts';
import type { CheckoutProduct } from '#modules/checkouts/product.ts';
import type { Sale } from '#modules/checkouts/sale.ts';
import type { ReplacingProduct } from '#modules/disruptions/plan/product.ts';
import type { DisruptionProduct } from '#modules/disruptions/product.ts';
import type { ItineraryProduct } from '#modules/itineraries/product.ts';
import type { NotifyProduct } from '#modules/notify/product.ts';
import type { PolicyProduct } from '#modules/policy/judge-sale.ts';
import type { PredictionProduct } from '#modules/predictions/product.ts';
import type { PriceDropProduct } from '#modules/price-drop/product.ts';
import type { ReceiptProduct } from '#modules/receipts/product.ts';
import type { ReminderProduct } from '#modules/reminders/product.ts';
import type { ScheduleProduct } from '#modules/schedule-changes/product.ts';
import type { TripProduct } from '#modules/trips/product.ts';
import type { WalletProduct } from '#modules/wallet/product.ts';
import type { WatchProduct } from '#modules/watches/product.ts';

/** `S`: what is quoted, `D`: what is typed in its checkout, `B`: what is booked, `T`: its trip. */
export type ServerProduct<
  S extends Sale = Sale,
  D extends PaymentDraft = PaymentDraft,
  B extends BookedSale = BookedSale,
  T extends TripDetail = TripDetail,
> = CheckoutProduct<S, D> &
  PolicyProduct<S> &
  BookingProduct<B, S, D> &
  TripProduct<B> &
  CancellationProduct<B> &
  CalendarProduct<T> &
  ItineraryProduct<T> &
  ChangeProduct<B> &
  ScheduleProduct<B> &
  DisruptionProduct<B> &
  ReceiptProduct<T> &
  PriceDropProduct<B> &
  ReminderProduct<B> &
  NotifyProduct<T> &
  ReplacingProduct<B> &
  WhereProduct<B> &
  WatchProduct &
  PredictionProduct &
  WalletProduct<S['offer']>;
