/** The errors and booking failures of flights (B §5, §8). */
import type { ProductCodes } from '@sojourn/contract/error-entry.ts';

/** B §8 checkout failure reasons and booking failure kinds, and `SeatTaken` and `Unknown` besides. */
export const FLIGHT_FAILURES = [
  'NoAvailability',
  'PaymentError',
  'CardDeclined',
  'RedemptionFailure',
  'Inactivity',
  'MaximumPriceIncreaseReached',
  'DuplicateBooking',
  'InvalidPassengers',
  'ProviderError',
  'Timeout',
  'ExecutionTimeout',
  'VoidFailed',
  'BookFailed',
  'BookError',
  'FraudAutoReject',
  'LikelyFraud',
  'AuthError',
  'InvalidSession',
  'SessionClosed',
  'ExpiredQuoteToken',
  'ExpiredFulfillToken',
  'CartValidationError',
  'ErrorCode',
  'SeatTaken',
  'Unknown',
] as const;
export type FlightFailure = (typeof FLIGHT_FAILURES)[number];

export const flightCodes = {
  errors: {
    SameAirport: { status: 422, retry: 'changed', raisedBy: 'flights: a slice ends where it begins' },
    ReturnBeforeDeparture: {
      status: 422,
      retry: 'changed',
      raisedBy: 'flights: a slice leaves before the one ahead of it',
    },
    TooManySlices: { status: 422, retry: 'changed', raisedBy: 'flights: over 6 slices' },
    NoAdult: { status: 422, retry: 'changed', raisedBy: 'flights: at least one adult (B §5)' },
    TooManyTravelers: { status: 422, retry: 'changed', raisedBy: 'flights: over 9 travelers' },
    TooManyLapInfants: { status: 422, retry: 'changed', raisedBy: 'flights: more lap infants than adults' },
    InvalidPassengers: {
      status: 422,
      retry: 'changed',
      raisedBy: 'flights: a traveler’s age or document does not fit; details.fields names it',
    },
    SeatTaken: { status: 409, retry: 'changed', raisedBy: 'flights: a chosen seat was taken meanwhile' },
    SeatsUnchecked: {
      status: 503,
      retry: 'later',
      raisedBy: 'flights: the airline does not show a chosen seat, so nobody can tell who may sit there',
    },
  },
  failures: FLIGHT_FAILURES,
} as const satisfies ProductCodes;
