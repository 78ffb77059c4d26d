/** Why the booking of a ride fails (B §5). */
import { CHECKOUT_FAILURES } from '@sojourn/contract/checkout-failures.ts';

const GROUND_FAILURES = [
  ...CHECKOUT_FAILURES,
  'RateNotAvailable',
  'MaximumPriceIncreaseReached',
  'RideNotInTime',
  'OperatorRejected',
  'PaymentError',
  'DuplicateBooking',
  'ProviderError',
  'Timeout',
  'ExecutionTimeout',
  'Unknown',
] as const;
export type GroundFailure = (typeof GROUND_FAILURES)[number];
