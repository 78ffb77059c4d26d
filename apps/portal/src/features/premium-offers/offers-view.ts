/** What the page shows of the wallet's offers and of what a card earns. Pure. */
import type { RewardsAccount } from '@sojourn/contract/rewards.ts';
import type { WalletOffer } from '@sojourn/contract/wallet.ts';
import type { Locale } from '@sojourn/domain/formats.ts';
import { formatEarnRate } from '@sojourn/domain/rewards/banner.ts';
import type { PortalProduct } from '#shared/product/product.ts';

/** Those that can be used or activated now, the ones to activate first, then what ends sooner. */
export function openOffers(offers: readonly WalletOffer[]): WalletOffer[] {
  return offers
    .filter(
      ({ state, availability }) =>
        availability === 'Available' && (state === 'Pending' || state === 'Authorized'),
    )
    .toSorted(
      (one, other) =>
        Number(one.state === 'Authorized') - Number(other.state === 'Authorized') ||
        Date.parse(one.endsAt) - Date.parse(other.endsAt),
    );
}

type Earning = Pick<PortalProduct, 'nav' | 'earn'>;
type Earns = {
  readonly of: Earning;
  /** "4X" for miles, "2%" for cash back (A §9). */
  readonly rate: string;
};

/** What an account earns of what is sold here; nothing for a missing or zero rate. */
export function earnsOf(
  { earn, rewardsBalance }: Pick<RewardsAccount, 'earn' | 'rewardsBalance'>,
  sold: readonly Earning[],
  locale: Locale,
): Earns[] {
  const { currencyDescription } = rewardsBalance;
  return sold.flatMap((product) => {
    const rate = product.earn?.multiplierOf(earn) ?? 0;
    return rate > 0 ? [{ of: product, rate: formatEarnRate(rate, currencyDescription, locale) }] : [];
  });
}
