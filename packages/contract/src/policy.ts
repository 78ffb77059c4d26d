/** A company's policy tier and what it says about an offer, on the wire (A §3 Policy tier). */
import { UNDECIDED } from '@sojourn/domain/approvals/approval-rules.ts';
import { NOTE_MAX, POLICY_REASONS } from '@sojourn/domain/policy/reasons.ts';
import { FLIGHT_DURATIONS } from '@sojourn/domain/policy/tier.ts';
import { PRICE_RULES } from '@sojourn/domain/policy/verdict.ts';
import { FARE_CLASSES } from '@sojourn/domain/products/flight/fares/fare-classes.ts';
import { z } from 'zod';
import { moneySchema } from './primitives.ts';

export const fareClasses = z.array(z.enum(FARE_CLASSES));
const starRating = z.union([z.literal(1), z.literal(2), z.literal(3), z.literal(4), z.literal(5)]);
const cap = moneySchema.nullable();

export const tierRules = z.object({
  settings: z.object({
    isApprovalRequired: z.boolean(),
    enableLongFlights: z.boolean(),
    minHoursForLongFlight: z.int().min(1).max(24),
    approval: z
      .object({
        hours: z.int().min(1).max(168),
        ifUndecided: z.enum(UNDECIDED),
        tolerance: z.object({ percent: z.number().min(0).max(100), amountMinor: z.int().min(0) }),
        managers: z.int().min(0).max(2).optional(),
        approvers: z.array(z.string().max(120)).max(10),
      })
      .optional(),
  }),
  hotels: z.object({
    policies: z.array(z.object({ allowedStarRatings: z.array(starRating), maxPricePerNight: cap })),
  }),
  cars: z.object({ policies: z.array(z.object({ maxPricePerDay: cap })) }),
  flights: z.object({
    policies: z.array(
      z.object({
        duration: z.enum(FLIGHT_DURATIONS),
        maxPriceForOneWay: cap,
        maxPriceForRoundTrip: cap,
        allowedFareClasses: fareClasses,
      }),
    ),
  }),
});
export const policyTier = tierRules.extend({ name: z.string() });

/** One rule that an offer breaks: the tier's limit and the offer's own value. */
export const brokenRule = z.discriminatedUnion('rule', [
  z.object({ rule: z.enum(PRICE_RULES), limit: moneySchema, actual: moneySchema }),
  z.object({ rule: z.literal('starRating'), limit: z.array(starRating), actual: z.int() }),
  z.object({
    rule: z.literal('fareClass'),
    limit: z.array(z.enum(FARE_CLASSES)),
    actual: z.enum(FARE_CLASSES),
  }),
]);
export type BrokenRule = z.output<typeof brokenRule>;

/** Of the error `OutOfPolicy`. */
export const outOfPolicy = z.object({
  tier: z.string(),
  broken: z.array(brokenRule),
  /** Of several travelers, those whose policies don't allow it; `name`: null for a guest. */
  travelers: z
    .array(z.object({ name: z.string().nullable(), tier: z.string(), broken: z.array(brokenRule) }))
    .optional(),
});
export type OutOfPolicy = z.output<typeof outOfPolicy>;

/** Why a traveler books out of policy all the same. */
export const policyReason = z.object({
  reason: z.enum(POLICY_REASONS),
  note: z.string().max(NOTE_MAX).optional(),
});
export type ShownReason = z.output<typeof policyReason>;
