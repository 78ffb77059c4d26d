/** Whose card it is: the rewards account that has its last four digits (A §5). Pure. */
import type { RewardsAccount } from '@sojourn/contract/rewards.ts';

export type AccountMatch = { readonly account: RewardsAccount; readonly isVirtual: boolean };

/**
 * Null: none of the accounts has it. The account's own number counts before virtual ones, or after them for
 * a virtual card, then the account that the page believes in, then their order. `isTest`: one of the
 * documented numbers, which belongs to the first.
 */
export function matchAccount(
  card: { readonly lastFour: string; readonly isTest: boolean },
  accounts: readonly RewardsAccount[],
  { believed, isVirtual = false }: { readonly believed: string | null; readonly isVirtual?: boolean },
): AccountMatch | null {
  const ordered = accounts.toSorted(
    (a, b) => Number(b.accountReferenceId === believed) - Number(a.accountReferenceId === believed),
  );
  const own = ordered.find(({ lastFour }) => lastFour === card.lastFour);
  const virtual = ordered.find(({ lastFourVirtualCardNumbers: all }) => all.includes(card.lastFour));
  if (own && !(isVirtual && virtual)) return { account: own, isVirtual: false };
  if (virtual) return { account: virtual, isVirtual: true };
  const [first] = accounts;
  return card.isTest && first ? { account: first, isVirtual: false } : null;
}
