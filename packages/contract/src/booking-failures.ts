/** Why a booking was not made, as shown to the traveler (A §8, B §4, §8). */
import { z } from 'zod';
import { PAYMENT_ERRORS } from './errors.ts';
import { instant } from './primitives.ts';
import { BOOKING_FAILURES } from './products/codes.ts';

/** B §4, as the issuer's bank says it; with the reason `RedemptionFailure`. */
export const REWARDS_FAILURES = ['NoEligibleAccount', 'RejectedByCapitalOne', 'Other'] as const;
export type RewardsFailure = (typeof REWARDS_FAILURES)[number];

export const bookingFailure = z.object({
  reason: z.enum(BOOKING_FAILURES),
  payment: z.enum(PAYMENT_ERRORS).nullable(),
  rewards: z.enum(REWARDS_FAILURES).nullable(),
  minimumAge: z.int().nullable(),
  at: instant,
});
export type BookingFailure = z.output<typeof bookingFailure>;
