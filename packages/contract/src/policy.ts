/** A company's policy tier and what it says about an offer, on the wire (A §3 Policy tier). */
import { UNDECIDED } from '@sojourn/domain/approvals/approval-rules.ts';
import { PERCENT_OVER_MOST } from '@sojourn/domain/policy/market-price.ts';
import { NOTE_MAX, POLICY_REASONS } from '@sojourn/domain/policy/reasons.ts';
import { type BrokenRule, PRICE_RULES } from '@sojourn/domain/policy/verdict.ts';
import { z } from 'zod';
import { policySchemas, refusedSchemas } from './policy-shapes.ts';
import { calendarDate, moneySchema, plainText } from './primitives.ts';

/** A city where stays are sold, or a whole country. */
export const policyPlaceId = z.string().regex(/^(city:[0-9A-Za-z_-]{2,60}|country:[A-Z]{2})$/);
/** `06-15`; no year has a February 30. */
const monthDay = z.string().regex(/^(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])$/);
/** Both days included; from a later one than until passes the new year. */
export const season = z.object({ from: monthDay, until: monthDay });
const supplier = z.object({ code: z.string().min(1).max(8), name: z.string().min(1).max(80) });
const PLACE_CAPS_MAX = 60;
const SUPPLIERS_MAX = 60;

/** Over the median of what comparable offers cost; the fixed cap is the ceiling. */
export const percentOverMarket = z.int().min(0).max(PERCENT_OVER_MOST);
/** What comparable offers cost when it was searched, and how many there are. */
export const marketPrice = z.object({ median: moneySchema, count: z.int().min(0) });

/** Beside A §3: left out where the tier has no such rule. `caps`: of a place in a season, or all year. */
const tripRules = <Caps extends z.ZodRawShape>(caps: Caps) => ({
  placeCaps: z
    .array(
      z.object({
        place: z.object({ id: policyPlaceId, name: z.string().min(1).max(120) }),
        season: season.nullable(),
        ...caps,
      }),
    )
    .max(PLACE_CAPS_MAX)
    .optional(),
  percentOverMarket: percentOverMarket.optional(),
  /** Between the day of booking, by the company’s calendar, and the day it begins. */
  minDaysAhead: z.int().min(0).max(330).optional(),
  suppliers: z
    .object({
      preferred: z.array(supplier).max(SUPPLIERS_MAX),
      blocked: z.array(supplier).max(SUPPLIERS_MAX),
    })
    .optional(),
});
/** What searches count by where places have caps of their own; one of each policy. */
export const placeCaps = z
  .array(
    z.object({
      /** Everywhere else; null: any price. */
      ownMinor: z.int().min(0).nullable(),
      places: z.array(z.object({ place: policyPlaceId, maxMinor: z.int().min(0) })).max(PLACE_CAPS_MAX),
    }),
  )
  .max(20);
/** Codes of suppliers that nothing in policy is bought from. */
export const blockedCodes = z.array(z.string().max(8)).max(SUPPLIERS_MAX * 10);

/** How out-of-policy bookings are approved; the amount of the tolerance is in the offer's own currency. */
export const approvalRules = z.object({
  hours: z.int().min(1).max(168),
  ifUndecided: z.enum(UNDECIDED),
  tolerance: z.object({ percent: z.number().min(0).max(100), amountMinor: z.int().min(0).max(100_000_000) }),
  /** How many of the traveler's managers decide first. */
  managers: z.int().min(0).max(2).optional(),
  /** The issuer's names of who decides then, in their order; empty: an admin. */
  approvers: z.array(z.string().min(1).max(120)).max(10),
});

export const tierRules = z.object({
  settings: z.object({
    isApprovalRequired: z.boolean(),
    enableLongFlights: z.boolean(),
    minHoursForLongFlight: z.int().min(1).max(24),
    approval: approvalRules.optional(),
  }),
  ...policySchemas({
    object: z.object,
    amount: moneySchema,
    allowed: z.array,
    tripRules,
    list: (policies) => policies,
  }),
});
export const policyTier = tierRules.extend({ name: z.string() });

/** One rule that an offer breaks: the tier's limit and the offer's own value. */
export const brokenRule: z.ZodType<BrokenRule> = z.discriminatedUnion('rule', [
  z.object({
    rule: z.enum(PRICE_RULES),
    limit: moneySchema,
    actual: moneySchema,
    /** The place and season that the limit is of; left out where it's the tier's own. */
    at: z
      .object({ place: z.object({ id: z.string(), name: z.string() }), season: season.nullable() })
      .optional(),
    /** What the limit is so many percent over; left out for a fixed cap. */
    market: marketPrice.extend({ percentOver: z.int() }).optional(),
  }),
  /** `limit`: the names of those that are blocked. */
  z.object({ rule: z.literal('supplier'), limit: z.array(z.string()), actual: z.string() }),
  /** In days; `from`: the first day that a trip booked now may begin. */
  z.object({ rule: z.literal('daysAhead'), limit: z.int(), actual: z.int(), from: calendarDate }),
  ...refusedSchemas(),
]) as unknown as z.ZodType<BrokenRule>;
export type { BrokenRule };

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
  note: plainText(NOTE_MAX).optional(),
});
export type ShownReason = z.output<typeof policyReason>;
