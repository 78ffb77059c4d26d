/** A person's rewards accounts on the wire (A §3): what can be redeemed now, in one cent a unit. */
import type { Effects } from '../effects.ts';
import { expireDue } from './redemptions/expire.ts';
import { type AccountRow, type HolderRow, readAccountsOf } from './store.ts';

const CURRENCIES = {
  miles: { currency: 'Miles', currencyDescription: 'miles' },
  cash: { currency: 'USD', currencyDescription: 'cash back' },
} as const;

const onWire = (row: AccountRow & HolderRow) => ({
  accountReferenceId: row.accountReferenceId,
  productDisplayName: row.productDisplayName,
  customerAccountRole: row.role,
  accountType: row.accountType,
  rewardsBalance: { value: row.available, ...CURRENCIES[row.unit] },
  rewardsCashEquivalent: { value: { amountMinor: row.available, currency: 'USD' } },
  lastFour: row.lastFour,
  lastFourVirtualCardNumbers: row.virtualLastFours,
  earn: {
    hotelsMultiplier: row.earn.hotels,
    carsMultiplier: row.earn.cars,
    flightsMultiplier: row.earn.flights,
  },
  allowRewardsRedemption: row.mayRedeem,
  redemptionMin: { value: row.redemptionMin },
});

/** An unknown person has none. */
export async function listAccounts(effects: Effects, subject: string) {
  await expireDue(effects);
  return (await readAccountsOf(effects.pool, subject)).map(onWire);
}
