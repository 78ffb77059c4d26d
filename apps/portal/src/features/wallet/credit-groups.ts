/** What the balance is made of: the issuer's own credit first, then what came back from bookings. */
import type { WalletCredit } from '@sojourn/contract/wallet.ts';
import { type Instant, isBefore } from '@sojourn/domain/dates.ts';
import { type Money, money } from '@sojourn/domain/money.ts';

export type CreditGroup = {
  readonly from: 'cards' | 'bookings';
  readonly types: readonly WalletCredit['type'][];
  readonly available: Money;
  /** Left of what was granted, 0 to 1. */
  readonly share: number;
  readonly blocked: boolean;
  /** What waits until its booking is bound, soonest first. */
  readonly waiting: readonly { readonly amount: Money; readonly from: Instant }[];
  /** Soonest first. */
  readonly expiries: readonly { readonly amount: Money; readonly at: Instant }[];
};

const ISSUER: ReadonlySet<WalletCredit['type']> = new Set(['AnnualCredit', 'OneTimeCredit']);

/** At most two groups, each with something left; empty without credits. */
export function creditGroups(credits: readonly WalletCredit[], now: Instant): CreditGroup[] {
  const live = credits.filter(({ state, available, held }) => {
    return state === 'Available' && available.amountMinor + held.amountMinor > 0;
  });
  const byIssuer = (isIssuers: boolean) => live.filter(({ type }) => ISSUER.has(type) === isIssuers);
  return [...groupOf('cards', byIssuer(true), now), ...groupOf('bookings', byIssuer(false), now)];
}

function groupOf(from: CreditGroup['from'], credits: readonly WalletCredit[], now: Instant): CreditGroup[] {
  if (credits.length === 0) return [];
  const sum = (of: (credit: WalletCredit) => Money) =>
    credits.reduce((total, credit) => total + of(credit).amountMinor, 0);
  const available = sum((credit) => credit.available);
  const granted = sum((credit) => credit.granted);
  const group = {
    from,
    types: [...new Set(credits.map(({ type }) => type))],
    available: money(available),
    share: granted > 0 ? Math.min(1, available / granted) : 0,
    blocked: credits.some(({ blocked }) => blocked !== null),
    waiting: credits
      .flatMap(({ available: amount, spendableFrom: at }) =>
        at && isBefore(now, at) ? [{ amount, from: at }] : [],
      )
      .toSorted((a, b) => Date.parse(a.from) - Date.parse(b.from)),
    expiries: credits
      .map(({ available: amount, expiresAt: at }) => ({ amount, at }))
      .toSorted((a, b) => Date.parse(a.at) - Date.parse(b.at)),
  };
  return [group];
}
