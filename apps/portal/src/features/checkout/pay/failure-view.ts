/**
 * Each way a booking can fail, as a title, a cause, what is safe and what to do next (A §8, B §5, B §8):
 * cards, miles and refusals here, everything else in the words of the product.
 */

import type { RewardsFailure } from '@sojourn/contract/booking-failures.ts';
import type { PaymentErrorCode } from '@sojourn/contract/errors.ts';
import { type TextRef, textRef } from '@sojourn/web/text-ref.ts';
import type {
  CheckoutPart,
  CommonAction,
  FailureCode,
  FailureFacts,
  FailureView,
} from '#shared/product/checkout-part.ts';
import { productText } from '#shared/product/product-text.ts';
import type { WireKind } from '#shared/product/rows.ts';

/** Card problems that another try with the same card can fix. */
const SAME_CARD: ReadonlySet<PaymentErrorCode> = new Set(['ProcessorUnavailable']);

/** Codes that neither cards, miles nor the product word are worded by how a retry helps. */
export function viewOfFailure(
  kind: WireKind,
  own: CheckoutPart['failure'],
  failure: FailureFacts,
): FailureView {
  const { code, payment, rewards } = failure;
  if (code === 'PaymentError' || (code === 'CardDeclined' && payment)) return viewOfPayment(payment);
  if (code === 'RedemptionFailure' && rewards) return viewOfRewards(rewards);
  return own(failure) ?? viewOfRefusal(kind, code);
}

const labelOf = (action: CommonAction): TextRef => textRef(`checkout.action.${action}`);

function viewOfPayment(payment: PaymentErrorCode | null): FailureView {
  const name = payment ?? 'unnamed';
  const action = payment && SAME_CARD.has(payment) ? 'sameCard' : 'otherCard';
  return {
    tone: 'bad',
    title: textRef(`checkout.payment.${name}.title`),
    cause: textRef(`checkout.payment.${name}.cause`),
    safe: textRef('checkout.failure.safeCard'),
    action,
    actionLabel: labelOf(action),
  };
}

function viewOfRewards(rewards: RewardsFailure): FailureView {
  return {
    tone: 'bad',
    title: textRef('checkout.failure.RedemptionFailure.title'),
    cause: textRef(`checkout.rewards.${rewards}.cause`),
    safe: textRef('checkout.failure.safe'),
    action: 'lookAgain',
    actionLabel: labelOf('lookAgain'),
  };
}

/** Refusals that have words of their own; what each lets the traveler do. */
const REFUSALS = {
  CheckoutIncomplete: 'fixFields',
  InvalidInput: 'fixFields',
  CardNumberRefused: 'fixFields',
  CheckoutClosed: 'openTrip',
  TendersChanged: 'lookAgain',
  CreditNotAvailable: 'lookAgain',
  NoEligibleAccount: 'lookAgain',
  OfferNotAvailable: 'lookAgain',
  PriceIncreased: 'refreshQuote',
  ExcessiveActivity: 'retry',
  SuppliersUnavailable: 'retry',
  NetworkError: 'retry',
} as const satisfies Partial<Record<FailureCode, CommonAction>>;

const hasWords = (code: FailureCode): code is keyof typeof REFUSALS => Object.hasOwn(REFUSALS, code);

function viewOfRefusal(kind: WireKind, code: FailureCode): FailureView<CommonAction> {
  const name = hasWords(code) ? code : 'other';
  const action = hasWords(code) ? REFUSALS[code] : 'retry';
  return {
    tone: action === 'fixFields' || action === 'lookAgain' ? 'warn' : 'bad',
    title: textRef(
      name === 'SuppliersUnavailable'
        ? productText(kind, 'checkout.refusal.SuppliersUnavailable.title')
        : `checkout.refusal.${name}.title`,
    ),
    cause: textRef(`checkout.refusal.${name}.cause`),
    safe: textRef(code === 'CheckoutClosed' ? 'checkout.failure.safeBooked' : 'checkout.failure.safe'),
    action,
    actionLabel: labelOf(action),
  };
}
