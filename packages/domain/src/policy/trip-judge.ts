/** What an offer breaks of the rules that are the same for each product: suppliers, and days ahead. */
import { addDays } from '../dates.ts';
import { blockedSuppliers, daysAhead, minDaysAheadOf, type TripFacts, type TripRules } from './trip-rules.ts';
import type { BrokenRule } from './verdict.ts';

/** Judges many offers by the policies of one tier and product. */
export function tripJudge(
  policies: readonly TripRules[],
): (facts: Pick<TripFacts, 'suppliers' | 'startsOn' | 'bookedOn'>) => readonly BrokenRule[] {
  const blocked = blockedSuppliers(policies);
  const least = minDaysAheadOf(policies);
  const limit = [...blocked.values()].map(({ name }) => name);
  return ({ suppliers, startsOn, bookedOn }) => {
    const actual = blocked.size > 0 && suppliers.find(({ code }) => blocked.has(code));
    const ahead = least > 0 ? daysAhead({ startsOn, bookedOn }) : least;
    return [
      ...(actual ? [{ rule: 'supplier' as const, limit, actual: actual.name }] : []),
      ...(ahead < least
        ? [{ rule: 'daysAhead' as const, limit: least, actual: ahead, from: addDays(bookedOn, least) }]
        : []),
    ];
  };
}
