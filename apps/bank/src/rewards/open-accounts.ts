/**
 * Brings the bank's accounts in step with its people: opens those that are new, with their balance and what
 * has happened to them so far; of the others only names, cards and roles follow the people.
 */
import { first } from '@sojourn/domain/present.ts';
import { inTransaction } from '../db/transaction.ts';
import type { Effects } from '../effects.ts';
import type { Account, Person } from '../person.ts';
import { benefitPeriodOf, dayBefore, dayOf, startOf } from '../standing/anniversary.ts';
import { insertEvent } from '../standing/store.ts';
import { type Holder, insertMovement, keepAccount, keepHolders, removeHoldersBut } from './store.ts';

type OpenAccount = { readonly account: Account; readonly holders: readonly Holder[] };

function accountsOf(people: readonly Person[]): OpenAccount[] {
  const all = people.flatMap(({ subject, accounts }) =>
    accounts.map((account, position) => ({ account, position, subject })),
  );
  const byId = Map.groupBy(all, ({ account }) => account.accountReferenceId);
  return [...byId.values()].map((each) => ({
    account: first(each).account,
    holders: each.map(({ account, subject, position }) => ({
      subject,
      position,
      role: account.customerAccountRole,
      lastFour: account.lastFour,
      virtualLastFours: account.virtualLastFours,
      mayRedeem: account.mayRedeem,
    })),
  }));
}

export async function openAccounts(effects: Effects, people: readonly Person[]): Promise<void> {
  const accounts = accountsOf(people);
  for (const each of accounts) await openAccount(effects, each);
  await removeHoldersBut(
    effects.pool,
    accounts.map(({ account }) => account.accountReferenceId),
  );
}

function openAccount({ pool, clock }: Effects, { account, holders }: OpenAccount): Promise<void> {
  const { accountReferenceId, tier = 'base', unit = 'miles', balance, opened } = account;
  const { limitedTimeOffer = false } = account;
  const at = clock.now();
  const today = dayOf(at);
  const openedOn = typeof opened === 'string' ? opened : opened ? dayBefore(today, opened) : today;
  const { from: benefitPeriodFrom } = benefitPeriodOf(openedOn, today);
  return inTransaction(pool, async (client) => {
    const isNew = await keepAccount(client, {
      ...account,
      tier,
      unit,
      openedOn,
      benefitPeriodFrom,
      limitedTimeOffer,
    });
    await keepHolders(client, accountReferenceId, holders);
    if (!isNew) return;
    // What came before the present benefit period is past: credits of then have ended
    const begun = benefitPeriodFrom === openedOn ? 'NewAccountOpening' : 'NewBenefitPeriod';
    const type = opened ? begun : 'Migrated';
    const event = {
      type,
      at: startOf(benefitPeriodFrom),
      tier,
      standing: 'good',
      benefitPeriodFrom,
    } as const;
    await insertEvent(client, accountReferenceId, event);
    if (balance === 0) return;
    const opening = { accountReferenceId, reference: `opening:${accountReferenceId}`, at };
    await insertMovement(client, { kind: 'opening', ...opening, available: balance, reserved: 0 });
  });
}
