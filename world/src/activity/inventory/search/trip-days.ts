/** On which days an activity's starts fit beside what's booked. */
import { judgeSlot, type Trip, waysTo } from '@sojourn/products/activity/rules/slots/fits-trip.ts';
import { type ActivityWorld, meetingPosition } from '../world.ts';
import type { PlanDays } from './plan-days.ts';
import type { DaySpan } from './query.ts';

const DAY_MS = 86_400_000;
/** Of zones, rides and what's to spare, by far. */
const MARGIN_MS = 1.5 * DAY_MS;

/** Bits of the days that anything booked is near; on all others everything fits. */
export function busyDays({ blocks, checkIns }: Trip, { first, days }: DaySpan): number {
  let bits = 0;
  for (let index = 0; index < days; index++) {
    const begin = (first + index) * DAY_MS - MARGIN_MS;
    const end = (first + index + 1) * DAY_MS + MARGIN_MS;
    if ([...blocks, ...checkIns].some(({ from, to }) => from <= end && to >= begin)) bits |= 1 << index;
  }
  return bits;
}

type TripDays = {
  readonly trip: Trip;
  readonly busy: number;
  /** By start, bits of days. */
  readonly open: Int32Array;
  /** Receives those of `open` on which the start fits. */
  readonly fits: Int32Array;
};

export function judgeDays(
  world: ActivityWorld,
  row: number,
  { trip, busy, open, fits: found }: TripDays,
  { begins, closes }: PlanDays,
): void {
  const ways = waysTo(trip, meetingPosition(world, row));
  const minutes = world.minutes[row]!;
  const isTimed = closes.length === 0;
  for (let start = 0; start < begins.length; start++) {
    const mask = open[start]!;
    let fits = mask & ~busy;
    for (let left = mask & busy; left !== 0; left &= left - 1) {
      const index = 31 - Math.clz32(left & -left);
      const startsAt = begins[start]![index]!;
      const slot = {
        startsAt,
        endsAt: isTimed ? startsAt + minutes * 60_000 : closes[index]!,
        early: world.early[row]!,
        visitMinutes: isTimed ? null : minutes,
      };
      if (judgeSlot(trip, ways, slot).verdict === 'fits') fits |= 1 << index;
    }
    found[start] = fits;
  }
}
