/** The rewards call of the contract (A §7). */
import type { Handlers } from '../../context.ts';
import type { Rewards } from './rewards.ts';

export const rewardsRoutes = (rewards: Rewards): Pick<Handlers, 'listRewardsAccounts'> => ({
  listRewardsAccounts: async ({ actor, input }) => ({
    value: [...(await rewards.accountsOf(actor, input.refresh ?? false))],
  }),
});
