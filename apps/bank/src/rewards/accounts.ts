/** A person's rewards accounts on the wire (A §3): what can be redeemed now, in one cent a unit. */
import type { Effects } from '../effects.ts';
import type { People } from '../people.ts';
import { expireDue } from './redemptions/expire.ts';
import { type HeldAccount, readAccountsOf } from './store.ts';

const CURRENCIES = {
  miles: { currency: 'Miles', currencyDescription: 'miles' },
  cash: { currency: 'USD', currencyDescription: 'cash back' },
} as const;

/** Who else's account it is, as their own card says it; null for an account of one's own. */
function holderName(people: Pick<People, 'withSubject'>, row: HeldAccount, subject: string): string | null {
  const holder = row.holderSubject === null ? undefined : people.withSubject(row.holderSubject);
  return holder && holder.subject !== subject ? `${holder.firstName} ${holder.lastName}` : null;
}

const onWire = (row: HeldAccount) => ({
  accountReferenceId: row.accountReferenceId,
  productDisplayName: row.productDisplayName,
  customerAccountRole: row.role,
  accountType: row.accountType,
  rewardsBalance: { value: row.available, ...CURRENCIES[row.unit] },
  rewardsCashEquivalent: { value: { amountMinor: row.available, currency: 'USD' } },
  lastFour: row.lastFour,
  lastFourVirtualCardNumbers: row.virtualLastFours,
  earn: Object.fromEntries(Object.entries(row.earn).map(([bought, rate]) => [`${bought}Multiplier`, rate])),
  allowRewardsRedemption: row.mayRedeem,
  redemptionMin: { value: row.redemptionMin },
});

/** An unknown person has none. */
export async function listAccounts(effects: Effects, people: Pick<People, 'withSubject'>, subject: string) {
  await expireDue(effects);
  const rows = await readAccountsOf(effects.pool, subject);
  return rows.map((row) => ({ ...onWire(row), holderName: holderName(people, row, subject) }));
}
