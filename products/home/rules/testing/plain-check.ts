/**
 * The date rules once more, as plainly as they can be written and without regard to speed: which rules a stay
 * breaks, by name. Written from the rules, not from the code that it's compared with.
 */
import type { HomeCalendar, HomeClock, Night, Stay } from '../calendar/night.ts';

const range = (from: number, to: number): number[] =>
  Array.from({ length: Math.max(0, to - from) }, (_, index) => from + index);

export function plainlyBroken(
  calendar: HomeCalendar,
  { arrival, departure }: Stay,
  now: HomeClock,
): Set<string> {
  const touched = range(arrival, departure).map(calendar.night);
  const first = calendar.night(arrival);
  const length = touched.length;
  const { before, after } = calendar.preparation;
  const near = [
    ...range(arrival - before, arrival),
    ...range(departure, departure + after),
    // Those that a stay on the other side needs before and after itself
    ...range(arrival - after, arrival),
    ...range(departure, departure + before),
  ].map(calendar.night);
  const isSold = ({ state }: Night) => state === 'reserved' || state === 'pending';
  const isOnWeekday = (day: number): boolean =>
    calendar.changeovers
      .filter(({ from, to }) => range(from, to).includes(day))
      .every(({ weekday, shortBreaks }) => {
        const shown = new Date(day * 86_400_000).getUTCDay();
        return shown === weekday || (shortBreaks && length < 7);
      });
  const hoursAhead = arrival * 24 - (now.day * 24 + now.hour);
  const holds: Record<string, boolean> = {
    minimumStay: [first.minStayArrival, ...touched.map((night) => night.minStayThrough)].every(
      (least) => least === null || length >= least,
    ),
    maximumStay: [first.maxStayArrival, ...touched.map((night) => night.maxStayThrough)].every(
      (most) => most === null || length <= most,
    ),
    checkInNotAllowed: !first.closedToArrival && isOnWeekday(arrival),
    checkOutNotAllowed: !calendar.night(departure).closedToDeparture && isOnWeekday(departure),
    blockedDates:
      touched.every(({ state }) => state === 'available') &&
      !near.some(isSold) &&
      arrival <= now.day + calendar.windowDays &&
      (first.maxAdvance === null || arrival <= now.day + first.maxAdvance),
    minimumBookingWindow:
      (first.minAdvance === null || arrival - now.day >= first.minAdvance) &&
      // The home takes a booking until an hour of the day that's so many days before arrival
      hoursAhead > calendar.lead.days * 24 - calendar.lead.untilHour,
  };
  return new Set(Object.keys(holds).filter((rule) => !holds[rule]));
}
