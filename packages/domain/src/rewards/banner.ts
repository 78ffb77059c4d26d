/** When the rewards banner shows and what it says (A §2.4). */
import { formatCount, formatPercent, type Locale } from '../formats.ts';
import { largestAccount, type ValuedAccount } from './account-order.ts';

export type BannerAccount = ValuedAccount & {
  readonly productDisplayName: string;
  readonly rewardsBalance: { readonly currencyDescription: string };
  readonly lastFour: string;
  readonly earn: {
    readonly hotelsMultiplier?: number | undefined;
    readonly flightsMultiplier?: number | undefined;
  };
};

export type BannerFacts = {
  readonly firstName: string;
  /** `3X` or `3%`; left out of the sentence when the account earns nothing on flights. */
  readonly flightRate: string | null;
  readonly hotelRate: string;
  readonly currency: string;
  readonly product: string;
  /** Only for products that the tenant tells apart by them. */
  readonly lastFour: string | null;
};

export type BannerRequest = {
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

/** The facts of the sentence, or null when the banner is hidden. */
export function bannerFacts(ask: BannerRequest): BannerFacts | null {
  const account = largestAccount(ask.accounts);
  const hotels = account?.earn.hotelsMultiplier ?? 0;
  if (!account || hotels <= 0 || (isProfile(ask.path) && !ask.isDesktop)) return null;
  const currency = account.rewardsBalance.currencyDescription;
  const isCash = /cash/i.test(currency);
  const told = (rate: number): string =>
    isCash ? formatPercent(rate * 100, ask.locale) : `${formatCount(rate, ask.locale)}X`;
  const flights = account.earn.flightsMultiplier ?? 0;
  const product = account.productDisplayName;
  return {
    firstName: ask.firstName,
    flightRate: flights > 0 ? told(flights) : null,
    hotelRate: told(hotels),
    currency,
    product,
    lastFour: ask.productsWithLastFour.includes(product) ? account.lastFour : null,
  };
}
