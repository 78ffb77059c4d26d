/** Why a booking was not made, as shown to the traveler (A §8, B §4, §8). */
import { z } from 'zod';
import { PAYMENT_ERRORS } from './errors.ts';
import { instant } from './primitives.ts';
import { CAR_FAILURES, type CarFailure } from './products/car/car-failures.ts';

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

/** A §8 hotel failure reasons besides. */
export const HOTEL_FAILURES = [
  ...CHECKOUT_FAILURES,
  'CheckInMinimumAgeNotMet',
  'PaymentError',
  'LackOfInventory',
  'RateNotAvailable',
  'Unknown',
] as const;
export type HotelFailure = (typeof HOTEL_FAILURES)[number];

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

/** B §4, as the issuer's bank says it; with the reason `RedemptionFailure`. */
export const REWARDS_FAILURES = ['NoEligibleAccount', 'RejectedByCapitalOne', 'Other'] as const;
export type RewardsFailure = (typeof REWARDS_FAILURES)[number];

export type BookingFailureReason = HotelFailure | FlightFailure | CarFailure;
const reasons = [...new Set<BookingFailureReason>([...HOTEL_FAILURES, ...FLIGHT_FAILURES, ...CAR_FAILURES])];

export const bookingFailure = z.object({
  reason: z.enum(reasons as [BookingFailureReason, ...BookingFailureReason[]]),
  payment: z.enum(PAYMENT_ERRORS).nullable(),
  rewards: z.enum(REWARDS_FAILURES).nullable(),
  minimumAge: z.int().nullable(),
  at: instant,
});
export type BookingFailure = z.output<typeof bookingFailure>;
