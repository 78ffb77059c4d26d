/** Which rewards account counts most (A §9): by its worth in cash, then by what hotels earn with it. */
import type { Money } from '../money.ts';

export type ValuedAccount = {
  readonly rewardsCashEquivalent: { readonly value: Money };
  readonly earn: { readonly hotelsMultiplier?: number | undefined };
};

/** Orders the best first. */
export const compareAccounts = (a: ValuedAccount, b: ValuedAccount): number =>
  b.rewardsCashEquivalent.value.amountMinor - a.rewardsCashEquivalent.value.amountMinor ||
  (b.earn.hotelsMultiplier ?? 0) - (a.earn.hotelsMultiplier ?? 0);

export const largestAccount = <Account extends ValuedAccount>(
  accounts: readonly Account[],
): Account | undefined => accounts.toSorted(compareAccounts)[0];
