/** The errors and booking failures of rides (B §5). */
import { CHECKOUT_FAILURES } from '@sojourn/contract/checkout-failures.ts';
import type { ProductCodes } from '@sojourn/contract/error-entry.ts';

export const GROUND_FAILURES = [
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

export const groundCodes = {
  errors: {
    PastRide: { status: 422, retry: 'changed', raisedBy: 'ground: the flight or the pickup is over' },
    SamePlace: { status: 422, retry: 'changed', raisedBy: 'ground: a ride from a place to itself' },
    WrongTime: {
      status: 422,
      retry: 'changed',
      raisedBy: 'ground: another of the three times than the direction needs',
    },
    RideNotInTime: {
      status: 409,
      retry: 'changed',
      raisedBy: 'supplier: no ride that’s in time for the flight, or none at that moment',
    },
    DriverNotReportable: {
      status: 409,
      retry: 'never',
      raisedBy: 'ground: not confirmed, or over 72 hours ago',
    },
    DriverReportTooEarly: {
      status: 409,
      retry: 'later',
      raisedBy: 'ground: reported before the driver’s waiting time, or 15 minutes, have passed',
    },
  },
  failures: GROUND_FAILURES,
} as const satisfies ProductCodes;
