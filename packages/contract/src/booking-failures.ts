/** Why a booking was not made, as shown to the traveler (A §8, B §4, §8). */
import { BOOKING_FAILURES } from '@sojourn/products/codes.ts';
import { z } from 'zod';
import { PAYMENT_ERRORS } from './errors.ts';
import { idOf, instant } from './primitives.ts';

/** B §4, as the issuer's bank says it; with the reason `RedemptionFailure`. */
export const REWARDS_FAILURES = ['NoEligibleAccount', 'RejectedByCapitalOne', 'Other'] as const;
export type RewardsFailure = (typeof REWARDS_FAILURES)[number];

export const bookingFailure = z.object({
  reason: z.enum(BOOKING_FAILURES),
  payment: z.enum(PAYMENT_ERRORS).nullable(),
  rewards: z.enum(REWARDS_FAILURES).nullable(),
  minimumAge: z.int().nullable(),
  /** The case in which a person sees to what is left; null when nothing is. */
  caseId: idOf('cas').nullable(),
  /** The customer's booking that this one would double; null otherwise. */
  otherBookingId: idOf('bkg').nullable(),
  at: instant,
});
export type FailedBooking = z.output<typeof bookingFailure>;
