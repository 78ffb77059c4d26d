/** A checkout as it is stored, with its quote; whose the draft and the quote are, `product` says. */
import type { PaymentDraft } from '@sojourn/contract/payment-draft.ts';
import type { CheckoutState } from '@sojourn/domain/booking/state.ts';
import type { PaymentRequestState } from '@sojourn/domain/checkout/payment-request.ts';
import type { Instant } from '@sojourn/domain/dates.ts';
import type { BookingId, CaseId, CheckoutId, HomeRequestId } from '@sojourn/domain/ids.ts';
import type { Quote, Sale, StoredPriceChange } from './sale.ts';

/** As the contract's `bookingFailure`. */
export type StoredFailure = {
  readonly reason: string;
  readonly payment: string | null;
  readonly rewards: string | null;
  readonly minimumAge: number | null;
  /** Both absent in failures stored before they had them. */
  readonly caseId?: CaseId | null;
  readonly otherBookingId?: BookingId | null;
  readonly at: Instant;
};

export type CheckoutRow<S extends Sale = Sale, D extends PaymentDraft = PaymentDraft> = {
  readonly checkoutId: CheckoutId;
  readonly product: S['product'];
  readonly state: CheckoutState;
  readonly acceptedMinor: number;
  readonly priceChange: StoredPriceChange | null;
  readonly draft: D;
  readonly quote: Quote<S>;
  readonly lastFailure: StoredFailure | null;
  readonly bookingId: BookingId | null;
  /** The request that was sent of it, as it is: from then on nothing of it changes. */
  readonly requestId: HomeRequestId | null;
  /** What an agent sent its customer to pay; null where nobody did. */
  readonly paymentRequest: {
    readonly state: PaymentRequestState;
    readonly agentName: string;
    readonly expiresAt: Instant;
  } | null;
  /** Where its card's bank checks the payment while it books, and until when; null: nobody checks. */
  readonly cardCheck: { readonly url: string; readonly until: Instant } | null;
};
