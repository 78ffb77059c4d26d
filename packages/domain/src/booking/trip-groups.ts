/**
 * Which bookings are one trip: those that belong together in time and place. Pure; what the traveler joined,
 * split or named is passed in and always wins over the rule.
 */
import type { TripTimes } from './trip-state.ts';

export type GroupedBooking = TripTimes & {
  readonly bookingId: string;
  /** The city that one goes to; empty where nobody knows. */
  readonly place: string;
  /** Its country, `PT`; empty where nobody knows. */
  readonly country: string;
  /** The city that one travels from; empty where one doesn't travel. */
  readonly leavesFrom: string;
  /** It joins nothing by itself. */
  readonly isCanceled: boolean;
  /** The traveler put it here; null leaves it to the rule. */
  readonly groupId: string | null;
  /** Of a group that was split off: nothing else joins it by the rule. */
  readonly isClosed: boolean;
};

const HOUR_MS = 3_600_000;
/** From the end of one booking to the start of the next. */
const GAP_HOURS = 24;
/** From the way there to the way back, where each was booked alone. */
const ROUND_TRIP_DAYS = 30;

/** With its times in milliseconds, as they're compared often. */
type Timed<B extends GroupedBooking> = { readonly booking: B; readonly from: number; readonly until: number };

const contains = (outer: Timed<GroupedBooking>, inner: Timed<GroupedBooking>): boolean =>
  outer.from <= inner.from && inner.until <= outer.until;

/** One way there and one way back, booked alone. `first` starts no later than `second`. */
function isThereAndBack(first: Timed<GroupedBooking>, second: Timed<GroupedBooking>): boolean {
  const [a, b] = [first.booking, second.booking];
  const gapMs = second.from - first.until;
  const isReturn = a.leavesFrom !== '' && a.leavesFrom === b.place && b.leavesFrom === a.place;
  return isReturn && gapMs >= 0 && gapMs <= ROUND_TRIP_DAYS * 24 * HOUR_MS;
}

/** `first` starts no later than `second`; `isHome`: it ended where the trip began. */
function isSameTrip(first: Timed<GroupedBooking>, second: Timed<GroupedBooking>, isHome: boolean): boolean {
  const [a, b] = [first.booking, second.booking];
  if (second.from - first.until > GAP_HOURS * HOUR_MS) return false;
  const isSameCountry = a.country === b.country;
  if (a.place !== '' && a.place === b.place && isSameCountry) return true;
  // The night before a flight, or the next flight from where one is
  if (!isHome && a.place !== '' && b.leavesFrom === a.place) return true;
  return a.country !== '' && isSameCountry && (contains(first, second) || contains(second, first));
}

/** Each group soonest first, and the groups by their first booking. */
export function groupTrips<B extends GroupedBooking>(bookings: readonly B[]): B[][] {
  const sorted = bookings.map(timed).toSorted(bySoonest);
  const sets = createSets(sorted.map(({ booking }) => booking.groupId));
  // A way back ends a trip: leaving again begins the next
  const theres = new Set<number>();
  const backs = new Set<number>();
  for (const [i, first] of sorted.entries()) {
    if (!followsRule(first.booking)) continue;
    const canLeave = first.booking.leavesFrom !== '';
    const reach = first.until + ROUND_TRIP_DAYS * 24 * HOUR_MS;
    for (let j = i + 1; j < sorted.length; j++) {
      const second = sorted[j];
      if (!second || second.from > reach) break;
      // Who books hundreds of trips for the same days has many such
      const canPair = canLeave && !theres.has(i) && !backs.has(i);
      const isFull = sets.isFull(i);
      if (isFull && !canPair) break;
      if (!followsRule(second.booking)) continue;
      if (canPair && !backs.has(j) && isThereAndBack(first, second)) {
        theres.add(i);
        backs.add(j);
        sets.join(i, j);
      } else if (!isFull && isSameTrip(first, second, backs.has(i))) sets.join(i, j);
    }
  }
  const groups = new Map<number, B[]>();
  for (const [i, { booking }] of sorted.entries()) {
    const group = groups.get(sets.leaderOf(i));
    if (group) group.push(booking);
    else groups.set(sets.leaderOf(i), [booking]);
  }
  return [...groups.values()];
}

const timed = <B extends GroupedBooking>(booking: B): Timed<B> => ({
  booking,
  from: Date.parse(booking.startsAt),
  until: Date.parse(booking.endsAt),
});

const followsRule = ({ isCanceled, isClosed }: GroupedBooking): boolean => !isCanceled && !isClosed;

const bySoonest = (a: Timed<GroupedBooking>, b: Timed<GroupedBooking>): number =>
  a.from - b.from || (a.booking.bookingId < b.booking.bookingId ? -1 : 1);

/** The rule makes none larger: more bookings for the same days are several trips. */
export const TRIP_BOOKINGS_MAX = 20;

/** Sets of positions; those that the traveler put into one group begin as one, and two such stay apart. */
function createSets(groupIds: readonly (string | null)[]) {
  const made = [...groupIds];
  const firsts = new Map<string, number>();
  const leaders = groupIds.map((groupId, i) => {
    if (groupId === null) return i;
    const leader = firsts.get(groupId) ?? i;
    firsts.set(groupId, leader);
    return leader;
  });
  const sizes = leaders.map(() => 0);
  for (const leader of leaders) sizes[leader] = (sizes[leader] ?? 0) + 1;
  const leaderOf = (index: number): number => {
    let at = index;
    while (leaders[at] !== at) at = leaders[at] ?? at;
    return at;
  };
  const join = (a: number, b: number): void => {
    // The earlier leads, so that groups come in the order of their first bookings
    const [one, other] = [leaderOf(a), leaderOf(b)];
    if (one === other) return;
    const [first, second] = one < other ? [one, other] : [other, one];
    if (made[first] && made[second] && made[first] !== made[second]) return;
    const size = (sizes[first] ?? 0) + (sizes[second] ?? 0);
    if (size > TRIP_BOOKINGS_MAX) return;
    sizes[first] = size;
    made[first] ??= made[second] ?? null;
    leaders[second] = first;
  };
  /** Nothing more joins it by the rule. */
  const isFull = (index: number): boolean => (sizes[leaderOf(index)] ?? 0) >= TRIP_BOOKINGS_MAX;
  return { leaderOf, join, isFull };
}
