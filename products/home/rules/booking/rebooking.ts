/** What a guest is shown instead of a home that its host took back. */

/** Another home may cost so much more; goodwill within the tenant's limit can pay it. */
const MOST_MORE_PERCENT = 10;

export const mostForAnother = (paidMinor: number): number =>
  Math.floor((paidMinor * (100 + MOST_MORE_PERCENT)) / 100);

/** What another home costs above what was paid; 0 for one that costs no more. */
export const moreThanPaid = (totalMinor: number, paidMinor: number): number =>
  Math.max(0, totalMinor - paidMinor);
