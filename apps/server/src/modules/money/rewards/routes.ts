/** The rewards calls of the contract (A §7). */
import type { Handlers } from '#context.ts';
import type { Rewards } from './rewards.ts';

export const rewardsRoutes = (
  rewards: Rewards,
): Pick<Handlers, 'listRewardsAccounts' | 'selectRewardsAccount'> => ({
  listRewardsAccounts: async ({ actor, input }) => {
    const value = [...(await rewards.accountsOf(actor, input.refresh ?? false))];
    return { value, selected: (await rewards.selectedOf(actor, value))?.accountReferenceId ?? null };
  },
  selectRewardsAccount: async ({ actor, input }) => {
    await rewards.select(actor, input.accountReferenceId);
    return { Response: 'Success' };
  },
});
