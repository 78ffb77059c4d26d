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
  /** `checking`: nothing is set aside until the card's bank has checked it with its holder. */
  readonly state: 'checking' | 'authorized' | 'captured' | 'voided' | 'declined' | 'expired';
  readonly amountMinor: number;
  readonly capturedMinor: number;
  readonly refundedMinor: number;
  readonly currency: Currency;
  /** What may be shown of the card: `Harbor Summit 4417`. */
  readonly label: string;
  readonly expiresAt: Instant;
  /** Why it was declined. */
  readonly problem: PaymentErrorCode | 'LikelyFraud' | null;
  /** While it's `checking`: the page of the bank, and until when it can be answered. */
  readonly check: { readonly url: string; readonly until: Instant } | null;
};
/** How the customer can be asked by their bank while they pay. The same on every attempt. */
export type CheckWay = {
  readonly until: Instant;
  /** A page of the portal that the bank's page ends with, where it doesn't end by itself. */
  readonly returnUrl: string;
  readonly locale: 'en' | 'fr';
  /** Who is paid. */
  readonly payee: string;
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

/** One payment as the gateway's own list has it. */
export type ListedPayment = {
  readonly reference: string;
  readonly state: Authorization['state'];
  readonly capturedMinor: number;
  readonly refundedMinor: number;
};
/** Payments that began in that time; `after`: the mark that a page before ended with. */
type ListWindow = { readonly from: Instant; readonly until: Instant; readonly after: string | null };

export type AuthorizeRequest = {
  readonly reference: string;
  readonly subject: string;
  readonly paymentId: PaymentId;
  readonly amountMinor: number;
  readonly currency: Currency;
  readonly check?: CheckWay | null;
  /** Null or left out: the customer is there. */
  readonly absence?: Absence | null;
};
/** The customer isn't there. `permission`: our reference of what they've allowed; null: nothing. */
type Absence = { readonly permission: string | null };

/** What a customer allows while they're there: to be charged once, later, on one card, at most so much. */
export type PermitRequest = Omit<AuthorizeRequest, 'absence'> & {
  /** For the gateway's record: `homeRequest`. */
  readonly purpose: string;
  /** Nothing is charged by it from then on. */
  readonly until: Instant;
};
export type CardPermission = {
  readonly reference: string;
  /** `checking`: it isn't given before the card's bank has checked it with its holder. */
  readonly state: 'checking' | 'given' | 'used' | 'ended';
  readonly amountMinor: number;
  readonly currency: Currency;
  readonly until: Instant;
  readonly label: string;
  readonly check: Authorization['check'];
};
/** `subject`: whose card it is, by which a payment is found that nothing has been set aside for yet. */
export type Sought = { readonly reference: string; readonly subject?: string | undefined };

export type PaymentGateway = {
  /** The saved cards of a person, by the name that the issuer's bank has for them. */
  readonly listCards: (
    subject: string,
    context: CallContext,
  ) => Promise<Outcome<readonly PaymentMethod[], never>>;
  /**
   * Sets the amount aside on a card of that person; any other card is refused. `ok` with `checking` when the
   * card's bank has to check it first: repeating the request then returns what came of that. `check`: left
   * out or null when nobody can be asked; a card that needs it is then refused with `LikelyFraud`. With
   * `absence` and `check` the customer can be asked later. What's beyond a permission is `NotPossible`.
   */
  readonly authorize: (
    request: AuthorizeRequest,
    context: CallContext,
  ) => Promise<Outcome<Authorization, PaymentRejection>>;
  /**
   * Stores a permission with the card, whose bank may check it as it checks a payment: repeating the request
   * then returns what came of that.
   */
  readonly permit: (
    request: PermitRequest,
    context: CallContext,
  ) => Promise<Outcome<CardPermission, PaymentRejection>>;
  /** Nothing is charged by it any more; ending it again, or what was never given, is a success. */
  readonly endPermission: (
    request: Required<Pick<Sought, 'reference'>> & { readonly subject: string },
    context: CallContext,
  ) => Promise<Outcome<null, PaymentRejection>>;
  /** Takes at most what was set aside, once; repeating it with the same amount is a success. */
  readonly capture: (
    request: { readonly reference: string; readonly amountMinor: number },
    context: CallContext,
  ) => Promise<Outcome<Authorization, PaymentRejection>>;
  /**
   * Gives back what was set aside. A reference that was never seen is noted as voided: a late call finds it
   * so. A check under way ends with it.
   */
  readonly void: (request: Sought, context: CallContext) => Promise<Outcome<null, PaymentRejection>>;
  /** Sends back part of what was captured; the sum of refunds never exceeds it. */
  readonly refund: (
    request: {
      readonly reference: string;
      readonly refundReference: string;
      readonly amountMinor: number;
    },
    context: CallContext,
  ) => Promise<Outcome<RefundRecord, PaymentRejection>>;
  /** The gateway's own list of all customers' payments, to reconcile with; `next`: there's another page. */
  readonly listPayments: (
    window: ListWindow,
    context: CallContext,
  ) => Promise<Outcome<{ readonly payments: readonly ListedPayment[]; readonly next: string | null }, never>>;
  readonly lookUp: (request: Sought, context: CallContext) => Promise<Outcome<PaymentRecord | null, never>>;
};
