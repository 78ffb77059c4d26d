/** Referrals: a person's own code, who came by it, and whose code they came by. */
import { REFERRAL_STATES } from '@sojourn/domain/wallet/referral-rules.ts';
import { z } from 'zod';
import { call } from './call.ts';
import { moneySchema } from './primitives.ts';

const referral = z.object({
  /** To be given to somebody new. */
  code: z.string(),
  /** For each of the two. */
  amount: moneySchema,
  /** What the first trip has to cost. */
  least: moneySchema,
  /** Who came by it. */
  friends: z.object({ waiting: z.int(), granted: z.int() }),
  /** The code that they came by themselves; null for none. */
  entered: z.enum(REFERRAL_STATES).nullable(),
  canEnter: z.boolean(),
});
export type Referral = z.output<typeof referral>;

export const referralCalls = {
  getReferral: call({
    method: 'GET',
    path: '/travel/wallet/referral',
    summary: 'One’s own referral code and what came of it; null where there are no referrals',
    auth: 'customer',
    output: z.object({ referral: referral.nullable() }),
    errors: [],
  }),
  enterReferral: call({
    method: 'POST',
    path: '/travel/wallet/referral',
    summary: 'Names who brought one, by their code: within 30 days, before a first booking',
    auth: 'customer',
    idempotent: true,
    input: z.object({ code: z.string().trim().min(4).max(40) }),
    output: z.object({ referral }),
    errors: ['ReferralRefused'],
  }),
} as const;
