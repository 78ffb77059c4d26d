/** B §8 checkout failure reasons, its payment reasons among them: of every product. */
export const CHECKOUT_FAILURES = [
  'NoAvailability',
  'FraudAutoReject',
  'InvalidSession',
  'Inactivity',
  'LikelyFraud',
  'AuthError',
  'CartValidationError',
  'ExpiredFulfillToken',
  'ExpiredQuoteToken',
  'ErrorCode',
  'RedemptionFailure',
  'CardDeclined',
] as const;
