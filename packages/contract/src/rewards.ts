/**
 * Rewards accounts (A §3), read from the issuer's bank; ordered by cash equivalent and hotel multiplier, the
 * first is the default.
 */
import { CUSTOMER_ACCOUNT_ROLES } from '@sojourn/domain/wallet/redemption.ts';
import { EARN_MULTIPLIERS, type EarnMultipliers } from '@sojourn/products/product-list.ts';
import { z } from 'zod';
import { call } from './call.ts';
import { moneySchema, success } from './primitives.ts';

export const rewardsAccount = z.object({
  accountReferenceId: z.string(),
  productDisplayName: z.string(),
  customerAccountRole: z.enum(CUSTOMER_ACCOUNT_ROLES),
  /** Whose account it is, for the people who only use it; null for one's own, or unknown. */
  holderName: z.string().nullable(),
  accountType: z.enum(['Personal', 'Business']),
  /** What can be redeemed: miles, or cents where the description is cash back; below 0 by a take-back. */
  rewardsBalance: z.object({ value: z.int(), currency: z.string(), currencyDescription: z.string() }),
  rewardsCashEquivalent: z.object({ value: moneySchema }),
  lastFour: z.string(),
  lastFourVirtualCardNumbers: z.array(z.string()),
  earn: z.object(
    Object.fromEntries(Object.values(EARN_MULTIPLIERS).map((name) => [name, z.number().optional()])) as {
      readonly [M in keyof EarnMultipliers]-?: z.ZodOptional<z.ZodNumber>;
    },
  ),
  allowRewardsRedemption: z.boolean(),
  /** The least that is redeemed at once, in the balance's unit. */
  redemptionMin: z.object({ value: z.int() }),
});
export type RewardsAccount = z.output<typeof rewardsAccount>;

export const rewardsCalls = {
  listRewardsAccounts: call({
    method: 'PUT',
    path: '/rewards/accounts',
    summary: 'The customer’s rewards accounts, best first',
    auth: 'customer',
    readOnly: true,
    input: z.object({ refresh: z.boolean().optional() }),
    output: z.object({
      value: z.array(rewardsAccount),
      /** The one that was chosen, else the first (A §4); null without accounts. */
      selected: z.string().nullable(),
    }),
    errors: [],
  }),
  selectRewardsAccount: call({
    method: 'PUT',
    path: '/rewards/accounts/selected',
    summary: 'Chooses the account whose balance and rates the portal shows; others can still pay',
    auth: 'customer',
    input: z.object({ accountReferenceId: z.string().min(1).max(200) }),
    output: success,
    errors: [],
  }),
} as const;
