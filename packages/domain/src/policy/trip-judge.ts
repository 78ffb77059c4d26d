/** What an offer breaks of the rules that are the same for each product: suppliers, and days ahead. */
import { addDays, type CalendarDate } from '../dates.ts';
import {
  blockedSuppliers,
  daysAhead,
  minDaysAheadOf,
  type Supplier,
  type TripFacts,
  type TripRules,
} from './trip-rules.ts';
import { type BrokenRule, NOTHING } from './verdict.ts';

function firstOf(blocked: ReadonlyMap<string, Supplier>, suppliers: readonly Supplier[]): Supplier | null {
  for (const supplier of suppliers) if (blocked.has(supplier.code)) return supplier;
  return null;
}

/** Judges many offers by the policies of one tier and product. */
export function tripJudge(
  policies: readonly TripRules[],
): (facts: Pick<TripFacts, 'suppliers' | 'startsOn' | 'bookedOn'>) => readonly BrokenRule[] {
  const blocked = blockedSuppliers(policies);
  const least = minDaysAheadOf(policies);
  const limit = [...blocked.values()].map(({ name }) => name);
  // Offers of one search are booked on one day
  let today: CalendarDate | null = null;
  let from: CalendarDate | null = null;
  let late = new Map<CalendarDate, BrokenRule>();
  return ({ suppliers, startsOn, bookedOn }) => {
    if (blocked.size === 0 && least === 0) return NOTHING;
    const actual = blocked.size > 0 ? firstOf(blocked, suppliers) : null;
    if (bookedOn !== today || from === null) {
      from = addDays(bookedOn, least);
      today = bookedOn;
      late = new Map();
    }
    const isLate = least > 0 && startsOn < from;
    if (!actual && !isLate) return NOTHING;
    const broken: BrokenRule[] = actual ? [{ rule: 'supplier', limit, actual: actual.name }] : [];
    if (!isLate) return broken;
    const known = late.get(startsOn) ?? {
      rule: 'daysAhead',
      limit: least,
      actual: daysAhead({ startsOn, bookedOn }),
      from,
    };
    late.set(startsOn, known);
    return [...broken, known];
  };
}
