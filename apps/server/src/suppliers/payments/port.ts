/**
 * The port for card payments. Amounts are integer minor units. Every verb that moves money takes our own
 * reference, is idempotent by it, and can be looked up by it; the gateway keeps its own record to reconcile
 * with.
 */
import type { PaymentErrorCode } from '@sojourn/contract/errors.ts';
import type { PaymentMethod } from '@sojourn/contract/payment-methods.ts';
import type { Instant } from '@sojourn/domain/dates.ts';
import type { PaymentId } from '@sojourn/domain/ids.ts';
import type { Currency } from '@sojourn/domain/money.ts';
import type { CallContext, Outcome } from '../outcome.ts';

/**
 * B §5 card problems. `RedemptionFailure`: the issuer could not redeem (A §8). `NotPossible`: the record is
 * in a state that does not allow it (voided, captured, expired). `LikelyFraud`: unusual for the card, so its
 * holder has to confirm it to the bank. `AuthError`: the processor doesn't accept our own key.
 */
export type PaymentRejection = {
  readonly reason: PaymentErrorCode | 'RedemptionFailure' | 'NotPossible' | 'LikelyFraud' | 'AuthError';
};

export type Authorization = {
  readonly reference: string;
  readonly state: 'authorized' | 'captured' | 'voided' | 'declined' | 'expired';
  readonly amountMinor: number;
  readonly capturedMinor: number;
  readonly refundedMinor: number;
  readonly currency: Currency;
  /** What may be shown of the card: `Harbor Summit 4417`. */
  readonly label: string;
  readonly expiresAt: Instant;
  /** Why it was declined. */
  readonly problem: PaymentErrorCode | 'LikelyFraud' | null;
};
export type RefundRecord = {
  readonly reference: string;
  readonly amountMinor: number;
  readonly state: 'sent' | 'returned' | 'failed';
};
export type PaymentRecord = {
  readonly authorization: Authorization;
  readonly refunds: readonly RefundRecord[];
};

export type PaymentGateway = {
  /** The saved cards of a person, by the name that the issuer's bank has for them. */
  readonly listCards: (
    subject: string,
    context: CallContext,
  ) => Promise<Outcome<readonly PaymentMethod[], never>>;
  /** Sets the amount aside on a card of that person; any other card is refused. */
  readonly authorize: (
    request: {
      readonly reference: string;
      readonly subject: string;
      readonly paymentId: PaymentId;
      readonly amountMinor: number;
      readonly currency: Currency;
    },
    context: CallContext,
  ) => Promise<Outcome<Authorization, PaymentRejection>>;
  /** Takes at most what was set aside, once; repeating it with the same amount is a success. */
  readonly capture: (
    request: { readonly reference: string; readonly amountMinor: number },
    context: CallContext,
  ) => Promise<Outcome<Authorization, PaymentRejection>>;
  /**
   * Gives back what was set aside. A reference that was never seen is noted as voided: a late call finds it
   * so.
   */
  readonly void: (
    request: { readonly reference: string },
    context: CallContext,
  ) => Promise<Outcome<null, PaymentRejection>>;
  /** Sends back part of what was captured; the sum of refunds never exceeds it. */
  readonly refund: (
    request: {
      readonly reference: string;
      readonly refundReference: string;
      readonly amountMinor: number;
    },
    context: CallContext,
  ) => Promise<Outcome<RefundRecord, PaymentRejection>>;
  readonly lookUp: (
    request: { readonly reference: string },
    context: CallContext,
  ) => Promise<Outcome<PaymentRecord | null, never>>;
};
