/**
 * The nearest stays that a calendar takes in place of one it refuses: the same length on other days, or one
 * end moved. All that's offered passes every rule, so two broken rules are repaired together.
 */
import { takesStay } from './check-stay.ts';
import { type HomeCalendar, type HomeClock, nightsOf, type Stay } from './night.ts';

/** `moved`: days that arrival and departure move, together. */
export type NearStay = Stay & { readonly moved: number };

/** Days that are moved at most, of both ends together. */
const REACH_DAYS = 28;
const OFFERED = 3;

type Wanted = {
  readonly now: HomeClock;
  /** In minor units, to order those that are as near. */
  readonly priceOf: (stay: Stay) => number;
  readonly reachDays?: number;
  /** Days that either end is moved by itself at most; as many as both when left out. */
  readonly eachEndDays?: number;
  readonly most?: number;
};

/** At most three, or as many as are wanted: the nearest first and then the cheapest. */
export function nearestStays(
  calendar: HomeCalendar,
  stay: Stay,
  { now, priceOf, reachDays = REACH_DAYS, eachEndDays = reachDays, most = OFFERED }: Wanted,
): NearStay[] {
  const near: NearStay[] = [];
  for (let moved = 1; moved <= reachDays && near.length < most; moved++) {
    const taken = movedBy(stay, moved).filter(
      (each) => nightsOf(each) >= 1 && farthest(stay, each) <= eachEndDays && takesStay(calendar, each, now),
    );
    // What nothing else is as near as needs no price to be ordered
    const priced = taken.map((each) => ({ each, price: taken.length > 1 ? priceOf(each) : 0 }));
    priced.sort((a, b) => a.price - b.price || a.each.arrival - b.each.arrival);
    near.push(...priced.map(({ each }) => ({ ...each, moved })));
  }
  return near.slice(0, most);
}

const farthest = (stay: Stay, { arrival, departure }: Stay): number =>
  Math.max(Math.abs(arrival - stay.arrival), Math.abs(departure - stay.departure));

/** One end by so many days, or both by half as many. */
function movedBy({ arrival, departure }: Stay, moved: number): Stay[] {
  const half = moved / 2;
  return [-1, 1].flatMap((way) => [
    { arrival, departure: departure + way * moved },
    { arrival: arrival + way * moved, departure },
    ...(Number.isInteger(half) ? [{ arrival: arrival + way * half, departure: departure + way * half }] : []),
  ]);
}
