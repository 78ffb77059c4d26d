/**
 * When the flights of a route leave: waves at the hub, spread over the day, with an eye to the clock at the
 * other end. So evening flights cross the Atlantic eastward and night flights leave the American west by
 * themselves.
 */
import type { Draw } from '#random.ts';

const DAY = 1440;
const STEP = 15;

export type Hours = {
  /** Minutes east of UTC at home and there, without summer time. */
  readonly homeOffset: number;
  readonly thereOffset: number;
  readonly outMinutes: number;
  readonly backMinutes: number;
  readonly km: number;
  /** Hubs of the Gulf and the like work through the night. */
  readonly hubNeverSleeps: boolean;
  /** Where the hub's waves begin, and minutes from one to the next. */
  readonly waveStart: number;
  readonly waveEvery: number;
};

export type RoundTrip = {
  /** Local minutes of the day, and days between the two departures by their own calendars. */
  readonly out: number;
  readonly back: number;
  readonly backDayShift: number;
};

const wrap = (minute: number): number => ((minute % DAY) + DAY) % DAY;

/** How bad a minute of the day is for leaving; 0 is fine. */
function leavingCost(minute: number): number {
  if (minute < 300) return 3;
  if (minute < 360) return 1;
  return minute < 1340 ? 0 : 0.5;
}

function landingCost(minute: number): number {
  if (minute < 285) return 2.2;
  return minute < 345 ? 0.5 : 0;
}

/** Within 70 minutes of the start of a wave flights connect; outside they cost a little. */
const waveCost = (minute: number, { waveStart, waveEvery }: Hours): number =>
  wrap(minute - waveStart) % waveEvery < 70 ? 0 : 0.5;

/** The minute out of those on the grid that costs least, away from the flights already timed. */
function pickOut(hours: Hours, taken: readonly number[], count: number, draw: Draw): number {
  let best = 480;
  let bestCost = Number.POSITIVE_INFINITY;
  const apart = (DAY * 0.62) / count;
  for (let minute = 0; minute < DAY; minute += STEP) {
    const lands = wrap(minute - hours.homeOffset + hours.outMinutes + hours.thereOffset);
    let cost = waveCost(minute, hours) + landingCost(lands) + draw.next() * 0.9;
    cost += hours.hubNeverSleeps && hours.km > 1200 ? 0 : leavingCost(minute);
    for (const other of taken) {
      const gap = Math.abs(minute - other);
      const near = Math.min(gap, DAY - gap);
      if (near < apart) cost += 2.4 * (1 - near / apart);
    }
    if (cost < bestCost) {
      best = minute;
      bestCost = cost;
    }
  }
  return best;
}

const turnAround = (km: number): number => (km < 1500 ? 40 : km < 4000 ? 60 : 95);

/** The way back after the turn, no earlier than leaving and landing at decent hours allow. */
function pickBack(hours: Hours, out: number, draw: Draw): { minute: number; dayShift: number } {
  const lands = out - hours.homeOffset + hours.outMinutes + hours.thereOffset;
  let best = lands + turnAround(hours.km);
  let bestCost = Number.POSITIVE_INFINITY;
  for (let wait = turnAround(hours.km); wait <= 660; wait += STEP) {
    const leaves = lands + wait;
    const home = wrap(leaves - hours.thereOffset + hours.backMinutes + hours.homeOffset);
    const night = hours.hubNeverSleeps && hours.km > 1200 ? 0.3 : 1;
    const cost =
      leavingCost(wrap(leaves)) * night +
      landingCost(home) * night +
      waveCost(home + 60, hours) +
      wait / 240 +
      draw.next() * 0.4;
    if (cost < bestCost) {
      best = leaves;
      bestCost = cost;
    }
  }
  const minute = wrap(Math.round(best / 5) * 5);
  return { minute, dayShift: Math.floor((Math.round(best / 5) * 5) / DAY) };
}

/** `count` round trips of one day, each starting at the hub. */
export function timeRoundTrips(hours: Hours, count: number, draw: Draw): RoundTrip[] {
  const taken: number[] = [];
  return Array.from({ length: count }, () => {
    const grid = pickOut(hours, taken, Math.max(1, count), draw);
    taken.push(grid);
    const out = wrap(grid + draw.int(3) * 5);
    const back = pickBack(hours, out, draw);
    return { out, back: back.minute, backDayShift: back.dayShift };
  });
}
