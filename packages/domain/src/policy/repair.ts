/** The smallest change that puts an offer in policy: which candidate, and what it costs less or more. */
import { type Money, subtractMoney } from '../money.ts';

/** An offer that could be taken instead. `total`: of all that is bought. */
type Candidate = { readonly total: Money };
/** `saves`: below zero where the candidate costs more. */
export type Repair<C extends Candidate> = { readonly to: C; readonly saves: Money };

/**
 * The candidate in policy that gives up the least, and of several the cheapest. `losses`: how much less than
 * the chosen offer it is, in steps that somebody would notice; 0 for nothing but its price.
 */
export function findRepair<C extends Candidate>(
  chosen: Candidate,
  candidates: readonly C[],
  isInPolicy: (candidate: C) => boolean,
  losses: (candidate: C) => number,
): Repair<C> | null {
  let best: { readonly to: C; readonly lost: number } | null = null;
  for (const to of candidates) {
    if (to.total.currency !== chosen.total.currency || !isInPolicy(to)) continue;
    const lost = losses(to);
    const by = best ? lost - best.lost || to.total.amountMinor - best.to.total.amountMinor : -1;
    if (by < 0) best = { to, lost };
  }
  return best && { to: best.to, saves: subtractMoney(chosen.total, best.to.total) };
}
