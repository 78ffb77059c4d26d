/**
 * The failures of card payments that can be switched on by name outside production (B §5); the vault plays
 * them.
 */
import type { PaymentErrorCode } from '@sojourn/contract/errors.ts';

/** Each card problem by the scenario that causes it. */
export const CARD_SCENARIOS = {
  'card-declined': 'CardDeclined',
  'card-insufficient-funds': 'InsufficientFunds',
  'card-expired': 'CardExpired',
  'card-lost-or-stolen': 'CardLostOrStolen',
  'card-not-supported': 'CardNotSupported',
  'card-invalid-number': 'InvalidCardNumber',
  'card-invalid-information': 'InvalidCardInformation',
  'card-invalid-verification': 'InvalidVerificationNumber',
  'card-invalid-country': 'InvalidCountryCode',
  'card-invalid-zip': 'InvalidZipCode',
  'card-fraud': 'Fraud',
  'card-guest-country': 'InvalidGuestCountry',
  'card-processor-unavailable': 'ProcessorUnavailable',
} as const satisfies Record<string, PaymentErrorCode>;

/** For the lab: every scenario of payments with what it does. */
export const PAYMENT_SCENARIOS: readonly { readonly name: string; readonly effect: string }[] = [
  ...Object.entries(CARD_SCENARIOS).map(([name, problem]) => ({
    name,
    effect: `Every card is refused: ${problem}`,
  })),
  {
    name: 'card-check',
    effect: 'Every card needs its bank’s check, which approves once the customer does',
  },
  { name: 'card-check-declined', effect: 'Every card needs its bank’s check, which declines' },
  { name: 'card-check-silent', effect: 'Every card needs its bank’s check, which is never answered' },
  { name: 'redemption-failure', effect: 'The issuer cannot redeem: RedemptionFailure' },
  { name: 'payment-cut-before', effect: 'The first call to authorise is cut off before it has an effect' },
  { name: 'payment-cut-after', effect: 'The first call to authorise has its effect, its answer is cut off' },
  { name: 'capture-cut-after', effect: 'The first call to capture has its effect, its answer is cut off' },
  {
    name: 'payment-silent',
    effect: 'Authorising and looking it up are never answered: Pending, later a case',
  },
  {
    name: 'capture-refused',
    effect: 'Capturing is refused after the hotel has confirmed: Pending and a case',
  },
  { name: 'void-fails', effect: 'Giving back what was set aside fails: tried again, then a case' },
  { name: 'refund-refused', effect: 'The refund of a canceled trip is refused: a case' },
];
