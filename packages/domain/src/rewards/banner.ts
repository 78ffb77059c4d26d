/** When the rewards banner shows and what it says (A §2.4). */
import type { EarnMultipliers } from '@sojourn/products/product-list.ts';
import { formatCount, formatPercent, type Locale } from '../formats.ts';
import { largestAccount, type ValuedAccount } from './account-order.ts';

export type BannerAccount = ValuedAccount & {
  readonly productDisplayName: string;
  readonly rewardsBalance: { readonly currencyDescription: string };
  readonly lastFour: string;
  readonly earn: EarnMultipliers;
};

export type BannerFacts = {
  readonly firstName: string;
  /** `3X` or `3%` of each that `earns` lists; null leaves it out of the sentence. */
  readonly rates: readonly (string | null)[];
  readonly currency: string;
  readonly product: string;
  /** Only for products that the tenant distinguishes by them. */
  readonly lastFour: string | null;
};

/** What the account may earn on. */
type BannerEarn = {
  readonly multiplierOf: (earn: BannerAccount['earn']) => number | undefined;
  /** Without it there is no banner. */
  readonly isRequired: boolean;
};

type BannerRequest = {
  readonly earns: readonly BannerEarn[];
  readonly accounts: readonly BannerAccount[];
  readonly firstName: string;
  /** Of the page, without query. */
  readonly path: string;
  readonly isDesktop: boolean;
  /** Products whose cards are named with their last four digits, by their display names. */
  readonly productsWithLastFour: readonly string[];
  readonly locale: Locale;
};

/** Where only a desktop shows the banner. */
export const isProfile = (path: string): boolean => /^\/profile(\/|$)/.test(path);

/** "4X" for miles, "1.5%" and "1,5 %" for cash back (A §9). `currency`: of the balance, in words. */
export const formatEarnRate = (rate: number, currency: string, locale: Locale): string =>
  /cash/i.test(currency) ? formatPercent(rate * 100, locale) : `${formatCount(rate, locale)}X`;

/** The facts of the sentence, or null when the banner is hidden. */
export function bannerFacts(ask: BannerRequest): BannerFacts | null {
  const account = largestAccount(ask.accounts);
  if (!account || (isProfile(ask.path) && !ask.isDesktop)) return null;
  const multipliers = ask.earns.map(({ multiplierOf }) => multiplierOf(account.earn) ?? 0);
  if (ask.earns.some(({ isRequired }, place) => isRequired && (multipliers[place] ?? 0) <= 0)) return null;
  const currency = account.rewardsBalance.currencyDescription;
  const product = account.productDisplayName;
  return {
    firstName: ask.firstName,
    rates: multipliers.map((rate) => (rate > 0 ? formatEarnRate(rate, currency, ask.locale) : null)),
    currency,
    product,
    lastFour: ask.productsWithLastFour.includes(product) ? account.lastFour : null,
  };
}
