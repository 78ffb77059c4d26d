/** The bank's rewards accounts, server to server. */
import { rewardsAccount } from '@sojourn/contract/rewards.ts';
import { z } from 'zod';
import type { OutboundFetch } from '../outbound-fetch.ts';
import { unavailable } from '../outcome.ts';
import { type BankSettings, readBank } from './call-bank.ts';
import type { RewardsSource } from './port.ts';

/** A bank may leave out whose account it is. */
const account = rewardsAccount.extend({ holderName: rewardsAccount.shape.holderName.default(null) });
export const accountsAnswer = z.object({ accounts: z.array(account) }).transform(({ accounts }) => accounts);
const CONTEXT = { timeoutMs: 5_000, scenario: null, requestId: '' };

export function createRewardsSource(settings: BankSettings, fetch: OutboundFetch): RewardsSource {
  return {
    accounts: async (subject) => {
      const path = `rewards/accounts?subject=${encodeURIComponent(subject)}`;
      // A read: whether it was sent or not, refused or not, the portal goes on without it
      const answered = await readBank({ settings, fetch }, path, accountsAnswer, CONTEXT).catch(
        () => unavailable,
      );
      return answered.outcome === 'unknown' ? unavailable : answered;
    },
  };
}
