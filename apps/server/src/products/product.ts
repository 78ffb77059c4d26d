/** Everything that shared code asks of a product; each part is declared by the module that needs it. */
import type { PaymentDraft } from '@sojourn/contract/payment-draft.ts';
import type { TripDetail } from '@sojourn/contract/trips.ts';
import type { WhereProduct } from '#modules/companies/admin/travel/product.ts';
import type { PolicyProduct } from '#modules/companies/policy/judge-sale.ts';
import type { WalletProduct } from '#modules/money/wallet/product.ts';
import type { NotifyProduct } from '#modules/platform/notify/product.ts';
import type { ReplacingProduct } from '#modules/protecting/disruptions/plan/product.ts';
import type { DisruptionProduct } from '#modules/protecting/disruptions/product.ts';
import type { PredictionProduct } from '#modules/protecting/predictions/product.ts';
import type { PriceDropProduct } from '#modules/protecting/price-drop/product.ts';
import type { WatchProduct } from '#modules/protecting/watches/product.ts';
import type { BookedSale } from '#modules/selling/booking/booking.ts';
import type { BookingProduct } from '#modules/selling/booking/product.ts';
import type { CheckoutProduct } from '#modules/selling/checkouts/product.ts';
import type { Sale } from '#modules/selling/checkouts/sale.ts';
import type { CalendarProduct } from '#modules/trips/calendar-feed/product.ts';
import type { CancellationProduct } from '#modules/trips/cancellation/product.ts';
import type { ChangeProduct } from '#modules/trips/changes/product.ts';
import type { ItineraryProduct } from '#modules/trips/itineraries/product.ts';
import type { ReceiptProduct } from '#modules/trips/receipts/product.ts';
import type { ReminderProduct } from '#modules/trips/reminders/product.ts';
import type { ScheduleProduct } from '#modules/trips/schedule-changes/product.ts';
import type { TripProduct } from '#modules/trips/trips/product.ts';

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
