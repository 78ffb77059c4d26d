/** Why Stripe refused a card, in the words of B §5. */
import type { PaymentErrorCode } from '@sojourn/contract/errors.ts';

/** By decline code, else by error code. */
const PROBLEMS: Readonly<Record<string, PaymentErrorCode | 'LikelyFraud'>> = {
  authentication_required: 'LikelyFraud',
  payment_intent_authentication_failure: 'CardCheckDeclined',
  setup_intent_authentication_failure: 'CardCheckDeclined',
  authentication_not_handled: 'CardCheckDeclined',
  insufficient_funds: 'InsufficientFunds',
  card_velocity_exceeded: 'InsufficientFunds',
  withdrawal_count_limit_exceeded: 'InsufficientFunds',
  expired_card: 'CardExpired',
  lost_card: 'CardLostOrStolen',
  stolen_card: 'CardLostOrStolen',
  pickup_card: 'CardLostOrStolen',
  card_not_supported: 'CardNotSupported',
  currency_not_supported: 'CardNotSupported',
  transaction_not_allowed: 'CardNotSupported',
  service_not_allowed: 'CardNotSupported',
  incorrect_number: 'InvalidCardNumber',
  invalid_number: 'InvalidCardNumber',
  invalid_account: 'InvalidCardInformation',
  invalid_expiry_month: 'InvalidCardInformation',
  invalid_expiry_year: 'InvalidCardInformation',
  incorrect_address: 'InvalidCardInformation',
  incorrect_cvc: 'InvalidVerificationNumber',
  invalid_cvc: 'InvalidVerificationNumber',
  incorrect_zip: 'InvalidZipCode',
  fraudulent: 'Fraud',
  merchant_blacklist: 'Fraud',
  security_violation: 'Fraud',
  processing_error: 'ProcessorUnavailable',
  try_again_later: 'ProcessorUnavailable',
  issuer_not_available: 'ProcessorUnavailable',
  reenter_transaction: 'ProcessorUnavailable',
};

export function problemOf(error: {
  readonly decline_code?: string | null | undefined;
  readonly code?: string | null | undefined;
}): PaymentErrorCode | 'LikelyFraud' {
  const named = (name: string | null | undefined) =>
    name && Object.hasOwn(PROBLEMS, name) ? PROBLEMS[name] : undefined;
  return named(error.decline_code) ?? named(error.code) ?? 'CardDeclined';
}
