/** The customer's rewards accounts, asked of the bank and remembered for some minutes. */
import type { RewardsAccount } from '@sojourn/contract/rewards.ts';
import type { Instant } from '@sojourn/domain/dates.ts';
import type { Clock } from '@sojourn/domain/effects.ts';
import type { Tenant } from '@sojourn/domain/tenants/tenant.ts';
import type { RewardsSource } from '#suppliers/bank/port.ts';
import type { Actor } from '../../context.ts';
import { refuse } from '../../refusal.ts';
import { orderAccounts } from './order-accounts.ts';

export type Rewards = {
  /**
   * Best first. `refresh` asks the bank again. Refuses with ServiceUnavailable when it is away and nothing
   * is remembered.
   */
  readonly accountsOf: (actor: Actor, refresh: boolean) => Promise<readonly RewardsAccount[]>;
  /**
   * Miles for each dollar of a stay with the customer's first account; null without one or while the bank
   * is away.
   */
  readonly earnMultiplier: (actor: Actor) => Promise<number | null>;
};

const FRESH_SECONDS = 300;
const REMEMBERED_MAX = 10_000;
type Remembered = { readonly at: Instant; readonly accounts: readonly RewardsAccount[] };

export function createRewards(
  source: RewardsSource,
  { clock, tenants }: { readonly clock: Clock; readonly tenants: readonly Tenant[] },
): Rewards {
  const remembered = new Map<string, Remembered>();
  const ask = async (subject: string, refresh: boolean): Promise<readonly RewardsAccount[]> => {
    const known = remembered.get(subject);
    const age = known ? (Date.parse(clock.now()) - Date.parse(known.at)) / 1000 : Number.POSITIVE_INFINITY;
    if (known && !refresh && age >= 0 && age < FRESH_SECONDS) return known.accounts;
    const answer = await source.accounts(subject);
    // Balances of some minutes ago are better than none
    if (answer.outcome !== 'ok') return known?.accounts ?? refuse('ServiceUnavailable');
    remembered.delete(subject);
    remembered.set(subject, { at: clock.now(), accounts: answer.value });
    if (remembered.size > REMEMBERED_MAX) remembered.delete(remembered.keys().next().value!);
    return answer.value;
  };
  const accountsOf: Rewards['accountsOf'] = async (actor, refresh) => {
    const tenant = tenants.find(({ id }) => id === actor.tenantId)!;
    return orderAccounts(await ask(actor.subject, refresh), tenant);
  };
  return {
    accountsOf,
    earnMultiplier: async (actor) => {
      const accounts = await accountsOf(actor, false).catch(() => []);
      return accounts[0]?.earn.hotelsMultiplier ?? null;
    },
  };
}
