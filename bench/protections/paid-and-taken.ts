/** What premiums take and pay out, for back-tests of either product. */
import type { Instant } from '@sojourn/domain/dates.ts';
import { FREEZES_BOOKED_PER_MILLE, MARGIN_PERCENT } from '@sojourn/domain/protections/data/premium-rates.ts';
import { freezeOptions, freezeValue } from '@sojourn/domain/protections/freeze.ts';
import { protectionTermsOn } from '@sojourn/domain/protections/protection-terms.ts';
import type { Product } from '@sojourn/products/product-list.ts';
import type { Row } from '../rows.ts';

export type Money = { premiumMinor: number; paidMinor: number };
export const noMoney = (): Money => ({ premiumMinor: 0, paidMinor: 0 });
/** Days since 1970. */
export type Priced = { readonly day: number; readonly minor: number };

const DAY_MS = 86_400_000;
/** Noon of a day. */
export const at = (day: number): Instant => new Date((day + 0.5) * DAY_MS).toISOString() as Instant;

type Frozen = { readonly bought: Priced; readonly later: readonly Priced[]; readonly startsAt: Instant };

/** The longest window, booked on its last day at what the price was then. */
export function addFreeze(
  money: Money,
  product: Extract<Product, 'flight' | 'hotel'>,
  { bought, later, startsAt }: Frozen,
): void {
  const boughtAt = at(bought.day);
  const terms = protectionTermsOn('priceFreeze', product, boughtAt.slice(0, 10) as never);
  if (!terms) return;
  const priced = { termsId: terms.id, frozenMinor: bought.minor, covered: 1, startsAt };
  const option = freezeOptions(priced, boughtAt).at(-1);
  const used = option && later.findLast(({ day }) => day < bought.day + option.days);
  if (!option || !used) return;
  const freeze = { ...priced, days: option.days, feeMinor: option.feeMinor, boughtAt };
  const value = freezeValue(freeze, used.minor, at(used.day));
  if ('refused' in value) return;
  const { coverMinor, depositMinor } = value.value;
  money.premiumMinor += option.feeMinor;
  // The fee counts toward the booking, so what's paid with it is paid out
  money.paidMinor += ((coverMinor + depositMinor) * FREEZES_BOOKED_PER_MILLE) / 1000;
}

export const lossRow = (what: string, { premiumMinor, paidMinor }: Money, purchases: number): Row => ({
  area: 'Protections',
  what: `${what}, paid out of 100 taken (${purchases} purchases)`,
  figure: Math.round((paidMinor * 1000) / Math.max(1, premiumMinor)) / 10,
  target: '≤ 100',
  reference: { what: 'by the stated margin', figure: Math.round(10_000 / (100 + MARGIN_PERCENT)) },
});
