/** When the rewards banner shows and what it says (A §2.4). */
import type { RewardsAccount } from '@sojourn/contract/rewards.ts';

export type BannerFacts = {
  readonly firstName: string;
  /** Left out of the sentence when the account earns nothing on flights. */
  readonly flightRate: string | null;
  readonly hotelRate: string;
  readonly currency: string;
  readonly product: string;
  /** Only for products that people hold several of: a company's cards. */
  readonly lastFour: string | null;
};

export type BannerAsk = {
  readonly accounts: readonly RewardsAccount[];
  readonly firstName: string;
  readonly path: string;
  readonly isDesktop: boolean;
};

const isProfile = (path: string): boolean => /^\/profile(\/|$)/.test(path);

function largestOf(accounts: readonly RewardsAccount[]): RewardsAccount | undefined {
  const value = (account: RewardsAccount) => account.rewardsCashEquivalent.value.amountMinor;
  return accounts.reduce<RewardsAccount | undefined>(
    (best, account) => (best === undefined || value(account) > value(best) ? account : best),
    undefined,
  );
}

/** The facts of the sentence, or null when the banner is hidden. */
export function bannerFacts({ accounts, firstName, path, isDesktop }: BannerAsk): BannerFacts | null {
  const account = largestOf(accounts);
  const hotels = account?.earn.hotelsMultiplier ?? 0;
  if (!account || hotels <= 0 || (isProfile(path) && !isDesktop)) return null;
  const currency = account.rewardsBalance.currencyDescription;
  const sign = /cash/i.test(currency) ? '%' : 'X';
  const flights = account.earn.flightsMultiplier ?? 0;
  return {
    firstName,
    flightRate: flights > 0 ? `${flights}${sign}` : null,
    hotelRate: `${hotels}${sign}`,
    currency,
    product: account.productDisplayName,
    lastFour: account.accountType === 'Business' ? account.lastFour : null,
  };
}
