/**
 * The customer's rewards accounts, asked of the bank and remembered for some minutes, or until a balance of
 * theirs has changed.
 */
import type { RewardsAccount } from '@sojourn/contract/rewards.ts';
import type { Instant } from '@sojourn/domain/dates.ts';
import type { Clock } from '@sojourn/domain/effects.ts';
import { tenantById } from '@sojourn/domain/tenants/resolve-tenant.ts';
import type { Tenant } from '@sojourn/domain/tenants/tenant.ts';
import type { EarnMultipliers } from '@sojourn/products/product-list.ts';
import type { Actor } from '#context.ts';
import type { Db } from '#db/client.ts';
import { dropOldest } from '#drop-oldest.ts';
import { refuse } from '#refusal.ts';
import type { RewardsSource } from '#suppliers/bank/port.ts';
import { orderAccounts } from './order-accounts.ts';
import { readSelected, readVersion, saveSelected } from './store.ts';

export type Rewards = {
  /**
   * Best first. `refresh` asks the bank again. Refuses with ServiceUnavailable when it is away and nothing
   * that still holds is remembered.
   */
  readonly accountsOf: (actor: Actor, refresh: boolean) => Promise<readonly RewardsAccount[]>;
  /** The same, but null in place of a refusal. */
  readonly accountsIfThere: (actor: Actor, refresh: boolean) => Promise<readonly RewardsAccount[] | null>;
  /** The customer's choice, else the first; undefined without accounts. */
  readonly selectedOf: (
    actor: Actor,
    accounts: readonly RewardsAccount[],
  ) => Promise<RewardsAccount | undefined>;
  /** Refuses with InvalidInput what is no account of the customer's. */
  readonly select: (actor: Actor, accountReferenceId: string) => Promise<void>;
  /** What the selected account earns; null without one or while the bank is away. */
  readonly earnRates: (actor: Actor) => Promise<EarnMultipliers | null>;
};
type RewardsDeps = {
  readonly db: Db;
  readonly clock: Clock;
  readonly tenants: readonly Tenant[];
};

const FRESH_SECONDS = 300;
const REMEMBERED_MAX = 10_000;
/** A choice that was made on another server counts for searches that much later at most. */
const CHOICE_SECONDS = 60;
type Choice = { readonly at: Instant; readonly id: string | null };
type Remembered = {
  readonly at: Instant;
  /** Of the customer's balances when the bank was asked. */
  readonly version: number;
  readonly accounts: readonly RewardsAccount[];
};

export function createRewards(source: RewardsSource, { db, clock, tenants }: RewardsDeps): Rewards {
  const remembered = new Map<string, Remembered>();
  const secondsSince = (at: Instant): number => (Date.parse(clock.now()) - Date.parse(at)) / 1000;
  const isFresh = ({ at, accounts }: Remembered): boolean => {
    const age = secondsSince(at);
    return accounts.length > 0 && age >= 0 && age < FRESH_SECONDS;
  };
  const ask = async (actor: Actor, version: number): Promise<readonly RewardsAccount[] | null> => {
    const answer = await source.accounts(actor.subject);
    if (answer.outcome !== 'ok') return null;
    const key = keyOf(actor);
    remembered.delete(key);
    remembered.set(key, { at: clock.now(), version, accounts: answer.value });
    dropOldest(remembered, REMEMBERED_MAX);
    return answer.value;
  };
  const ordered = (actor: Actor, accounts: readonly RewardsAccount[]): RewardsAccount[] =>
    orderAccounts(accounts, tenantById(tenants, actor.tenantId));
  const accountsIfThere: Rewards['accountsIfThere'] = async (actor, refresh) => {
    // Read first: a change during the request to the bank is newer than its answer
    const version = await readVersion(db, actor);
    const known = remembered.get(keyOf(actor));
    const holds = known?.version === version;
    if (known && holds && !refresh && isFresh(known)) return ordered(actor, known.accounts);
    // Balances of some minutes ago are better than none
    const accounts = (await ask(actor, version)) ?? (holds ? known.accounts : null);
    return accounts && ordered(actor, accounts);
  };
  const accountsOf: Rewards['accountsOf'] = async (actor, refresh) =>
    (await accountsIfThere(actor, refresh)) ?? refuse('ServiceUnavailable');
  const choices = new Map<string, Choice>();
  const noteChoice = (actor: Actor, id: string | null): string | null => {
    choices.delete(keyOf(actor));
    choices.set(keyOf(actor), { at: clock.now(), id });
    dropOldest(choices, REMEMBERED_MAX);
    return id;
  };
  const recentChoice = (actor: Actor): Choice | undefined => {
    const known = choices.get(keyOf(actor));
    const age = known && secondsSince(known.at);
    return age !== undefined && age >= 0 && age < CHOICE_SECONDS ? known : undefined;
  };
  const chosen = (accounts: readonly RewardsAccount[], id: string | null): RewardsAccount | undefined =>
    accounts.find(({ accountReferenceId }) => accountReferenceId === id) ?? accounts[0];
  const selectedOf: Rewards['selectedOf'] = async (actor, accounts) =>
    chosen(accounts, accounts.length > 1 ? noteChoice(actor, await readSelected(db, actor)) : null);
  return {
    accountsOf,
    accountsIfThere,
    selectedOf,
    select: async (actor, id) => {
      const accounts = await accountsOf(actor, false);
      if (!accounts.some(({ accountReferenceId }) => accountReferenceId === id))
        refuse('InvalidInput', { fields: [{ path: 'accountReferenceId', problem: 'unknown' }] });
      await saveSelected(db, actor, id, clock.now());
      noteChoice(actor, id);
    },
    earnRates: async (actor) => {
      const known = remembered.get(keyOf(actor));
      // Whatever the balances: the multipliers are the account's
      const accounts =
        known && isFresh(known) ? ordered(actor, known.accounts) : await accountsIfThere(actor, false);
      const recent = recentChoice(actor);
      const selected = recent ? chosen(accounts ?? [], recent.id) : await selectedOf(actor, accounts ?? []);
      return selected?.earn ?? null;
    },
  };
}

const keyOf = ({ tenantId, customerId }: Actor): string => `${tenantId} ${customerId}`;
