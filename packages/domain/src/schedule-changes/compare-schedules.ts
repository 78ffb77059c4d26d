/** What has changed between the schedule that was agreed to and the supplier's, slice by slice. */
import type { LocalDateTime } from '../dates.ts';
import { minutesBetween, partsOfSlice, type Schedule, type SchedulePart, slicesOf } from './schedule.ts';

export const SCHEDULE_REASONS = [
  'Canceled',
  'Earlier',
  'Later',
  'OtherDate',
  'OtherPlace',
  'MoreConnections',
  'FewerConnections',
  'ConnectionLost',
  'LowerClass',
  'HigherClass',
  'Renumbered',
] as const;
export type ScheduleReason = (typeof SCHEDULE_REASONS)[number];

/** Minutes are positive when it's later than agreed. */
export type SliceDifference = {
  readonly slice: number;
  readonly reasons: readonly ScheduleReason[];
  readonly departureMinutes: number;
  readonly arrivalMinutes: number;
};

const dayOf = (local: LocalDateTime): string => local.slice(0, 10);
const highest = (parts: readonly SchedulePart[]) => Math.max(...parts.map(({ grade }) => grade));
const lowest = (parts: readonly SchedulePart[]) => Math.min(...parts.map(({ grade }) => grade));

/** Changes of plane with less time than they need, by the index of the part before. */
export function lostConnections(parts: readonly SchedulePart[]): number[] {
  return parts.flatMap((part, at) => {
    const next = parts[at + 1];
    if (!next || part.connectionMinutes === null) return [];
    const isReached =
      part.to.code === next.from.code && minutesBetween(part.ends, next.starts) >= part.connectionMinutes;
    return isReached ? [] : [at];
  });
}

function compareSlice(slice: number, agreed: SchedulePart[], now: SchedulePart[]): SliceDifference | null {
  const [before, beforeLast] = [agreed[0], agreed.at(-1)];
  const [after, afterLast] = [now[0], now.at(-1)];
  if (!before || !beforeLast) return null;
  if (!after || !afterLast) return { slice, reasons: ['Canceled'], departureMinutes: 0, arrivalMinutes: 0 };
  const departureMinutes = minutesBetween(before.starts, after.starts);
  const arrivalMinutes = minutesBetween(beforeLast.ends, afterLast.ends);
  // A flight in the middle may move while the ends stay
  const shifts = [departureMinutes, arrivalMinutes];
  if (agreed.length === now.length)
    for (const [at, was] of agreed.entries()) {
      const is = now[at] ?? was;
      shifts.push(minutesBetween(was.starts, is.starts), minutesBetween(was.ends, is.ends));
    }
  const holds: Readonly<Record<ScheduleReason, boolean>> = {
    Canceled: false,
    Earlier: shifts.some((minutes) => minutes < 0),
    Later: shifts.some((minutes) => minutes > 0),
    OtherDate:
      dayOf(before.startsLocal) !== dayOf(after.startsLocal) ||
      dayOf(beforeLast.endsLocal) !== dayOf(afterLast.endsLocal),
    OtherPlace: before.from.code !== after.from.code || beforeLast.to.code !== afterLast.to.code,
    MoreConnections: now.length > agreed.length,
    FewerConnections: now.length < agreed.length,
    ConnectionLost: lostConnections(now).length > lostConnections(agreed).length,
    LowerClass: lowest(now) < lowest(agreed),
    HigherClass: lowest(now) >= lowest(agreed) && highest(now) > highest(agreed),
    Renumbered: agreed.some(({ title }, at) => now.length === agreed.length && now[at]?.title !== title),
  };
  const reasons = SCHEDULE_REASONS.filter((reason) => holds[reason]);
  return reasons.length === 0 ? null : { slice, reasons, departureMinutes, arrivalMinutes };
}

/** Empty when the supplier has what was agreed to. */
export function compareSchedules(agreed: Schedule, now: Schedule): SliceDifference[] {
  return slicesOf(agreed).flatMap(
    (slice) => compareSlice(slice, partsOfSlice(agreed, slice), partsOfSlice(now, slice)) ?? [],
  );
}

/** Each once, in the order of the list. */
export const reasonsOf = (differences: readonly SliceDifference[]): ScheduleReason[] =>
  SCHEDULE_REASONS.filter((reason) => differences.some(({ reasons }) => reasons.includes(reason)));
