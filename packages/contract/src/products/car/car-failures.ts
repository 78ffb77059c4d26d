/** Why a car was not booked; the names that B §5 and §8 have are theirs. */
import { CAR_LOYALTY_ERRORS } from '@sojourn/domain/products/car/loyalty.ts';

export const CAR_FAILURES = [
  'NoAvailability',
  'RateNotAvailable',
  'MaximumPriceIncreaseReached',
  'DeskClosed',
  'DriverTooYoung',
  'DriverTooOld',
  ...CAR_LOYALTY_ERRORS,
  'PaymentError',
  'CardDeclined',
  'RedemptionFailure',
  'FraudAutoReject',
  'Inactivity',
  'DuplicateBooking',
  'ProviderError',
  'Timeout',
  'ExecutionTimeout',
  'Unknown',
] as const;
export type CarFailure = (typeof CAR_FAILURES)[number];
