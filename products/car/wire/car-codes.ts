/** The errors and booking failures of cars (B §5). */
import { CHECKOUT_FAILURES } from '@sojourn/contract/checkout-failures.ts';
import type { ProductCodes } from '@sojourn/contract/error-entry.ts';
import { CAR_LOYALTY_ERRORS } from '../rules/loyalty.ts';

/** The names that B §5 and §8 have are theirs. */
export const CAR_FAILURES = [
  ...CHECKOUT_FAILURES,
  'RateNotAvailable',
  'MaximumPriceIncreaseReached',
  'DeskClosed',
  'DriverTooYoung',
  'DriverTooOld',
  ...CAR_LOYALTY_ERRORS,
  'PaymentError',
  'DuplicateBooking',
  'ProviderError',
  'Timeout',
  'ExecutionTimeout',
  'Unknown',
] as const;
export type CarFailure = (typeof CAR_FAILURES)[number];

export const carCodes = {
  errors: {
    PickUpInPast: { status: 422, retry: 'changed', raisedBy: 'cars: pick-up is before now at the desk' },
    PickUpTooSoon: { status: 422, retry: 'changed', raisedBy: 'cars: pick-up is within the hour' },
    PickUpTooFarAhead: { status: 422, retry: 'changed', raisedBy: 'cars: rented 330 days ahead' },
    DropOffBeforePickUp: { status: 422, retry: 'changed', raisedBy: 'cars' },
    RentalTooShort: { status: 422, retry: 'changed', raisedBy: 'cars: under an hour' },
    RentalTooLong: { status: 422, retry: 'changed', raisedBy: 'cars: over 60 days' },
    InvalidAge: { status: 422, retry: 'changed', raisedBy: 'cars: a driver under 18 or over 99' },
    DriverTooYoung: {
      status: 422,
      retry: 'changed',
      raisedBy: 'supplier: below the company’s lowest age; details.minimumAge',
    },
    DriverTooOld: { status: 422, retry: 'changed', raisedBy: 'supplier: above the company’s highest age' },
    DeskClosed: {
      status: 409,
      retry: 'changed',
      raisedBy: 'supplier: the desk is closed at pick-up, or takes nothing back at drop-off',
    },
    InvalidLoyaltyNumber: { status: 422, retry: 'changed', raisedBy: 'cars: no number of the program' },
    LoyaltyNameMismatch: { status: 422, retry: 'changed', raisedBy: 'cars: another member’s number' },
    DollarExpressNotFound: {
      status: 422,
      retry: 'changed',
      raisedBy: 'cars: the program has no such number',
    },
    BlueChipNumberNotFound: {
      status: 422,
      retry: 'changed',
      raisedBy: 'cars: the program has no such number',
    },
  },
  failures: CAR_FAILURES,
} as const satisfies ProductCodes;
