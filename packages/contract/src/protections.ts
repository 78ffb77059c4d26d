/** Protections that are bought with a booking: what they cost and pay, and choosing them (B §3, B §4). */
import { ENDING_EVENTS, PAYOUT_CHOICES, PROTECTIONS } from '@sojourn/domain/protections/clause.ts';
import {
  PROTECTION_ACTIONS,
  PROTECTION_CHOICES,
  PROTECTION_STATES,
  REIMBURSED_TO,
  REIMBURSEMENT_STATES,
} from '@sojourn/domain/protections/protection-state.ts';
import { z } from 'zod';
import { instant, moneySchema } from './primitives.ts';

export const protectionName = z.enum(PROTECTIONS);

/** B §4 offer availability. `InvalidOfferData`: the refusal of a quote that isn't of its sale. */
const OFFER_AVAILABILITIES = ['Available', 'InvalidOfferData', 'NotAvailable'] as const;

/** A claim of the future, decided today by the terms. */
const protectionExample = z.object({
  at: instant,
  choice: z.enum(PAYOUT_CHOICES),
  /** What it pays then; nothing when the clause says no. */
  pay: moneySchema,
  /** What it costs to make the claim, such as a change; null for nothing. */
  cost: moneySchema.nullable(),
  /** The clause that decides. */
  clauseId: z.string(),
  /** What the fare or rate gives back then anyway. */
  withoutIt: moneySchema,
});
export type ProtectionExample = z.output<typeof protectionExample>;

/** B §3 CFAR quote. */
export const protectionQuote = z.object({
  id: z.string(),
  premiumPrices: z.object({ each: moneySchema, total: moneySchema, count: z.int() }),
  /** The most that it pays. */
  coverageAmount: moneySchema,
  coveragePercentage: z.int(),
  pricingDescription: z.enum(['perTraveler', 'perRoom']),
});

export const protectionOffer = z.object({
  protection: protectionName,
  availability: z.enum(OFFER_AVAILABILITIES),
  /** Nothing is chosen for anybody: `Unspecified` until the traveler says so, and not bought then. */
  action: z.enum(PROTECTION_CHOICES),
  /** The version of its terms. */
  termsId: z.string(),
  /** Null unless it's available. */
  quote: protectionQuote.nullable(),
  /** What its percentages are of: fares or rooms, with their taxes. */
  covered: moneySchema,
  /** From when on it can't be claimed. */
  endsAt: instant,
  examples: z.array(protectionExample),
});
export type ProtectionOffer = z.output<typeof protectionOffer>;

/** One that was bought, on its trip. */
export const tripProtection = z.object({
  protection: protectionName,
  termsId: z.string(),
  /** B §3 voucher states. */
  state: z.enum(PROTECTION_STATES),
  /** B §4: what was last done with it; `Pending` while a claim of it is carried out. */
  action: z.enum(PROTECTION_ACTIONS),
  /** When a change of the booking last lowered what it covers; null for never. */
  amendedAt: instant.nullable(),
  /** What was paid for it, and what of that was given back. */
  premium: moneySchema,
  returned: moneySchema,
  travelers: z.int(),
  boughtAt: instant,
  /** When it ended, or ends at the latest. */
  endsAt: instant,
  /** The clause that ended it or that paid; null while it's valid. */
  clauseId: z.string().nullable(),
  /** What ended it; null while it's valid, and where that wasn't noted. */
  endedBy: z.enum(ENDING_EVENTS).nullable(),
  paid: moneySchema.nullable(),
  /** What it gives back of a change; null unless it was used for one. To the tenders: a refund once paid. */
  reimbursement: z
    .object({
      state: z.enum(REIMBURSEMENT_STATES),
      to: z.enum(REIMBURSED_TO),
      dueBy: instant,
      paidAt: instant.nullable(),
    })
    .nullable(),
});
export type TripProtection = z.output<typeof tripProtection>;
