/** What a booking earns on the part that the card pays, and the states of what is earned. */
import type { EarnMultipliers } from '@sojourn/products/product-list.ts';
import type { Machine } from '../booking/state.ts';

export type EarningAccount = {
  readonly accountReferenceId: string;
  readonly lastFour: string;
  readonly lastFourVirtualCardNumbers: readonly string[];
  readonly earn: EarnMultipliers;
};
/** `multiplier`: miles for a dollar, or percent of cash back; `units`: miles or cents. */
type PlannedEarning = {
  readonly accountReferenceId: string;
  readonly multiplier: number;
  readonly units: number;
};

/** Units for cents at a multiplier, rounded down: 4x of $100.00 is 400 miles, 4 % is 400 cents. */
export const earnedUnits = (cardMinor: number, multiplier: number): number =>
  Math.floor((cardMinor * Math.round(multiplier * 100)) / 10_000);

/**
 * By the account whose card (or one of whose virtual numbers) pays, else by the first, which is the default;
 * null when there is no account or nothing is earned. `multiplierOf`: miles for a dollar, or percent of cash
 * back, of what is bought (A §3).
 */
export function earningOn(
  accounts: readonly EarningAccount[],
  cardLastFour: string | null,
  cardMinor: number,
  multiplierOf: (earn: EarningAccount['earn']) => number,
): PlannedEarning | null {
  const isOf = (account: EarningAccount) =>
    account.lastFour === cardLastFour ||
    account.lastFourVirtualCardNumbers.some((each) => each === cardLastFour);
  const account = accounts.find(isOf) ?? accounts[0];
  const multiplier = account ? multiplierOf(account.earn) : 0;
  const units = earnedUnits(cardMinor, multiplier);
  return account && units > 0 ? { accountReferenceId: account.accountReferenceId, multiplier, units } : null;
}

/**
 * `Posting` and `TakingBack`: the bank was notified and hasn't answered. `Canceled`: never earned;
 * `Refused`: the bank will not, a person looks at it.
 */
export type EarningState =
  | 'Pending'
  | 'Posting'
  | 'Posted'
  | 'TakingBack'
  | 'TakenBack'
  | 'Canceled'
  | 'Refused';
export const EARNING: Machine<EarningState> = {
  Pending: ['Posting', 'Canceled'],
  Posting: ['Posted', 'TakingBack', 'Refused'],
  Posted: ['TakingBack'],
  TakingBack: ['TakenBack'],
  TakenBack: [],
  Canceled: [],
  Refused: ['Canceled'],
};
