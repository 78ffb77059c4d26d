/** Rewards accounts on the wire, for the portal's server only. */
import { createHash, timingSafeEqual } from 'node:crypto';
import type { Account } from './person.ts';

/** A mile is worth a cent. */
const CENTS_PER_MILE = 1;

export const onWire = (account: Account) => ({
  accountReferenceId: account.accountReferenceId,
  productDisplayName: account.productDisplayName,
  customerAccountRole: account.customerAccountRole,
  accountType: account.accountType,
  rewardsBalance: { value: account.miles, currency: 'Miles', currencyDescription: 'miles' },
  rewardsCashEquivalent: { value: { amountMinor: account.miles * CENTS_PER_MILE, currency: 'USD' } },
  lastFour: account.lastFour,
  lastFourVirtualCardNumbers: account.virtualLastFours,
  earn: {
    hotelsMultiplier: account.earn.hotels,
    carsMultiplier: account.earn.cars,
    flightsMultiplier: account.earn.flights,
  },
  allowRewardsRedemption: account.mayRedeem,
  redemptionMin: { value: account.redemptionMinMiles },
});

const digest = (text: string): Buffer => createHash('sha256').update(text).digest();

/** Compares the bearer of a request with the key, in constant time. */
export const isAuthorized = (authorization: string | undefined, key: string): boolean =>
  timingSafeEqual(digest(authorization ?? ''), digest(`Bearer ${key}`));
