/** The bank's rewards accounts, server to server. */
import { rewardsAccount } from '@sojourn/contract/rewards.ts';
import { z } from 'zod';
import type { OutboundFetch } from '../outbound-fetch.ts';
import { ok, unavailable } from '../outcome.ts';
import type { RewardsSource } from './port.ts';

export type RewardsSettings = { readonly url: string; readonly apiKey: string };

const answer = z.object({ accounts: z.array(rewardsAccount) });

export function createRewardsSource({ url, apiKey }: RewardsSettings, fetch: OutboundFetch): RewardsSource {
  return {
    accounts: async (subject) => {
      try {
        const response = await fetch(
          `${url}/internal/rewards/accounts?subject=${encodeURIComponent(subject)}`,
          {
            headers: { authorization: `Bearer ${apiKey}`, accept: 'application/json' },
          },
        );
        if (!response.ok) return unavailable;
        return ok(answer.parse(await response.json()).accounts);
      } catch {
        // A read: whether it was sent or not, it may be asked again
        return unavailable;
      }
    },
  };
}
