/** Child seats are by age group, the groups are the operator's, and not every operator has them. */

/** Ages are inclusive, on the day of the ride. */
export type SeatGroup = {
  readonly name: 'infant' | 'child' | 'booster';
  readonly from: number;
  readonly to: number;
  readonly amountMinor: number;
  readonly most: number;
};

type ChildSeats =
  | { readonly fit: true; readonly seats: readonly { readonly group: SeatGroup; readonly count: number }[] }
  /** `without`: ages that no group is for; `short`: groups with fewer seats than children. */
  | { readonly fit: false; readonly without: readonly number[]; readonly short: readonly SeatGroup[] };

/** Who rides without a seat of their own kind. */
const SEATED_AGES_END = 12;

/** The seat each child needs. Children of twelve and more sit as adults do. */
export function seatChildren(ages: readonly number[], groups: readonly SeatGroup[]): ChildSeats {
  const small = ages.filter((age) => age < SEATED_AGES_END);
  const counts = new Map<SeatGroup, number>();
  const without: number[] = [];
  for (const age of small) {
    const group = groups.find(({ from, to }) => age >= from && age <= to);
    if (group) counts.set(group, (counts.get(group) ?? 0) + 1);
    else without.push(age);
  }
  const short = [...counts].filter(([group, count]) => count > group.most).map(([group]) => group);
  if (without.length > 0 || short.length > 0) return { fit: false, without, short };
  const seats = groups.flatMap((group) => {
    const count = counts.get(group) ?? 0;
    return count > 0 ? [{ group, count }] : [];
  });
  return { fit: true, seats };
}
