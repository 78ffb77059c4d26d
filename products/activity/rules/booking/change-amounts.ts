/**
 * What changing a booked activity costs. What's given up is lost as far as canceling now would lose it: all
 * of it for another slot or option, only the difference for fewer people.
 */
import { type CancelTerms, cancelAt } from '@sojourn/domain/booking/cancellation/cancel-terms.ts';
import type { Instant } from '@sojourn/domain/dates.ts';

type BookedActivity = { readonly totalMinor: number; readonly terms: CancelTerms };

export function activityChangeAmounts(
  { totalMinor: before, terms }: BookedActivity,
  after: { readonly totalMinor: number; readonly isSameSlot: boolean },
  now: Instant,
) {
  const givenUpMinor = after.isSameSlot ? Math.max(0, before - after.totalMinor) : before;
  const { penaltyMinor: penaltyNow } = cancelAt(terms, before, now);
  const penaltyMinor = before === 0 ? 0 : Math.round((givenUpMinor * penaltyNow) / before);
  const differenceMinor = after.totalMinor - before;
  return { differenceMinor, penaltyMinor, dueMinor: differenceMinor + penaltyMinor };
}
