/**
 * How prices move: with the season and the weekday of the flight, and with the days left when somebody asks.
 * Tables over the days that are open, made when the market starts and when its day changes.
 */

import { dayBits } from '../schedule/patterns.ts';
import { createZoneDays, type ZoneDays } from '../schedule/places/zones.ts';
import { PROFILES } from './fare-base.ts';

/** Price against the year's mean, month by month from January; days between are blended. */
const MONTHS: Readonly<Record<(typeof PROFILES)[number], readonly number[]>> = {
  even: [0.93, 0.94, 1, 1.01, 1.02, 1.04, 1.05, 1.04, 1, 1.01, 1, 1.03],
  'north-summer': [0.8, 0.82, 0.9, 0.98, 1.04, 1.2, 1.33, 1.34, 1.08, 0.95, 0.83, 0.9],
  'south-summer': [1.26, 1.15, 1.02, 0.96, 0.9, 0.88, 0.94, 0.92, 0.95, 1, 1.05, 1.24],
  'winter-sun': [1.2, 1.25, 1.22, 1.05, 0.9, 0.9, 0.98, 0.97, 0.82, 0.9, 1.03, 1.2],
  ski: [1.26, 1.32, 1.2, 0.95, 0.86, 0.95, 1.02, 1.02, 0.9, 0.86, 0.88, 1.2],
};
/** Sunday to Saturday. */
const WEEKDAYS = [1.1, 1.02, 0.92, 0.93, 1.01, 1.12, 0.98];
/** Month and day from which, days, price against the usual. */
const PEAKS = [
  [12, 19, 6, 1.32],
  [12, 27, 8, 1.24],
  [11, 22, 8, 1.12],
] as const;

const LEAD_DAYS = 400;

/** Curves over days before departure: network airlines, then low-cost ones. */
const LEAD_POINTS = [
  [
    [0, 1.85],
    [3, 1.6],
    [7, 1.34],
    [14, 1.14],
    [21, 1],
    [45, 0.93],
    [120, 0.96],
    [330, 1.06],
  ],
  [
    [0, 2.3],
    [3, 1.8],
    [7, 1.42],
    [14, 1.16],
    [28, 0.98],
    [60, 0.88],
    [150, 0.9],
    [330, 1],
  ],
] as const;

/** Share of a flight's final passengers that has booked. */
const BOOKED_POINTS = [
  [0, 1],
  [3, 0.94],
  [7, 0.85],
  [14, 0.73],
  [30, 0.53],
  [60, 0.33],
  [120, 0.16],
  [330, 0.02],
] as const;

function curve(points: readonly (readonly [number, number])[]): Float64Array {
  return Float64Array.from({ length: LEAD_DAYS + 1 }, (_, day) => {
    const next = points.findIndex(([at]) => at >= day);
    if (next < 0) return points.at(-1)![1];
    if (next === 0) return points[0]![1];
    const [[fromDay, from], [toDay, to]] = [points[next - 1]!, points[next]!];
    return from + ((to - from) * (day - fromDay)) / (toDay - fromDay);
  });
}

export const LEAD_CURVES: readonly Float64Array[] = LEAD_POINTS.map(curve);
export const BOOKED: Float64Array = curve(BOOKED_POINTS);
export const leadIndex = (days: number): number => Math.min(days, LEAD_DAYS);

export type FlightDays = ZoneDays & {
  /** The bits of patterns.ts that each day has. */
  readonly bits: Uint32Array;
  /** At `profile * count + day`. */
  readonly factor: Float64Array;
};

function factorOn(profile: (typeof PROFILES)[number], day: number): number {
  const at = new Date(day * 86_400_000);
  const [month, date] = [at.getUTCMonth(), at.getUTCDate()];
  const months = MONTHS[profile];
  const share = (date - 15) / 30;
  const other = months[(month + (share < 0 ? 11 : 1)) % 12]!;
  const season = months[month]! * (1 - Math.abs(share)) + other * Math.abs(share);
  const peak = PEAKS.find(([fromMonth, fromDate, days]) => {
    const start = Date.UTC(at.getUTCFullYear() - (month === 0 ? 1 : 0), fromMonth - 1, fromDate);
    return at.getTime() >= start && at.getTime() < start + days * 86_400_000;
  });
  return season * WEEKDAYS[at.getUTCDay()]! * (peak?.[3] ?? 1);
}

/**
 * Days before the first open one, for flights that land a day earlier than they leave; and after the last.
 */
const BEFORE = 3;
const AFTER = 6;
const OPEN_DAYS = 330;

/** Tables from a little before `today` (days since 1970) until all that can be booked has landed. */
export function createFlightDays(zones: readonly string[], today: number, open = OPEN_DAYS): FlightDays {
  const firstDay = today - BEFORE;
  const count = open + BEFORE + AFTER;
  const factor = new Float64Array(PROFILES.length * count);
  for (const [index, profile] of PROFILES.entries())
    for (let day = 0; day < count; day++) factor[index * count + day] = factorOn(profile, firstDay + day);
  return {
    ...createZoneDays(zones, firstDay, count),
    bits: Uint32Array.from({ length: count }, (_, day) => dayBits(firstDay + day)),
    factor,
  };
}
