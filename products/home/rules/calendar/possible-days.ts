/**
 * The days a calendar offers: as a start only where some stay fits after it, as an end only where the stay
 * between passes every rule. A day that another guest arrives on can still be an end.
 */
import { takesStay } from './check-stay.ts';
import type { HomeCalendar, HomeClock } from './night.ts';

/** The longest stay that can be booked at once. */
export const STAY_NIGHTS_MAX = 90;

/** Days on which a stay that arrives on `arrival` can end, in order. */
export function possibleEnds(calendar: HomeCalendar, arrival: number, now: HomeClock): number[] {
  const ends: number[] = [];
  for (let departure = arrival + 1; departure <= arrival + STAY_NIGHTS_MAX; departure++) {
    if (calendar.night(departure - 1).state !== 'available') break;
    if (takesStay(calendar, { arrival, departure }, now)) ends.push(departure);
  }
  return ends;
}

function isPossibleStart(calendar: HomeCalendar, arrival: number, now: HomeClock): boolean {
  for (let departure = arrival + 1; departure <= arrival + STAY_NIGHTS_MAX; departure++) {
    if (calendar.night(departure - 1).state !== 'available') return false;
    if (takesStay(calendar, { arrival, departure }, now)) return true;
  }
  return false;
}

/** Days of `from` (included) to `to` (excluded) on which some stay can start, in order. */
export function possibleStarts(
  calendar: HomeCalendar,
  { from, to }: { readonly from: number; readonly to: number },
  now: HomeClock,
): number[] {
  const starts: number[] = [];
  for (let day = from; day < to; day++) if (isPossibleStart(calendar, day, now)) starts.push(day);
  return starts;
}

/** Days of `from` (included) to `to` (excluded) on which some stay can end, in order. */
export function possibleDepartures(
  calendar: HomeCalendar,
  { from, to }: { readonly from: number; readonly to: number },
  now: HomeClock,
): number[] {
  const days: number[] = [];
  for (let day = from; day < to; day++) if (isPossibleEnd(calendar, day, now)) days.push(day);
  return days;
}

function isPossibleEnd(calendar: HomeCalendar, departure: number, now: HomeClock): boolean {
  for (let arrival = departure - 1; arrival >= Math.max(now.day, departure - STAY_NIGHTS_MAX); arrival--) {
    if (calendar.night(arrival).state !== 'available') return false;
    if (takesStay(calendar, { arrival, departure }, now)) return true;
  }
  return false;
}
