/**
 * The arithmetic of a price calendar: months as weeks, months apart, and which quarter of the prices a
 * day is in.
 */
import { addDays, type CalendarDate, date, dayNumber } from '@sojourn/domain/dates.ts';

/** `YYYY-MM` */
export type Month = string;
/** 1 is the cheapest quarter of the visible window, 4 the dearest. */
export type Heat = 1 | 2 | 3 | 4;

export const monthOf = (day: CalendarDate): Month => day.slice(0, 7);
const firstOf = (month: Month): CalendarDate => date(`${month}-01`);

/** 0 is Sunday. 1970-01-01 was a Thursday. */
export const weekdayOf = (day: CalendarDate): number => (((dayNumber(day) + 4) % 7) + 7) % 7;

export function addMonths(month: Month, count: number): Month {
  const index = Number(month.slice(0, 4)) * 12 + Number(month.slice(5)) - 1 + count;
  return `${String(Math.floor(index / 12)).padStart(4, '0')}-${String((index % 12) + 1).padStart(2, '0')}`;
}

export const monthsBetween = (from: Month, to: Month): number =>
  (Number(to.slice(0, 4)) - Number(from.slice(0, 4))) * 12 + Number(to.slice(5)) - Number(from.slice(5));

const daysIn = (month: Month): number => dayNumber(firstOf(addMonths(month, 1))) - dayNumber(firstOf(month));

/** The same day of another month, or its last day where there is no such day. */
export function sameDayIn(day: CalendarDate, month: Month): CalendarDate {
  const wanted = Math.min(Number(day.slice(8)), daysIn(month));
  return addDays(firstOf(month), wanted - 1);
}

/** The days of a month in weeks of seven; places outside the month are undefined. */
export function weeksOf(month: Month, weekStart: 0 | 1): (CalendarDate | undefined)[][] {
  const first = firstOf(month);
  const lead = (weekdayOf(first) - weekStart + 7) % 7;
  const days = daysIn(month);
  const weeks: (CalendarDate | undefined)[][] = [];
  for (let place = 0; place < lead + days; place += 7) {
    weeks.push(
      Array.from({ length: 7 }, (_, i) => {
        const at = place + i - lead;
        return at >= 0 && at < days ? addDays(first, at) : undefined;
      }),
    );
  }
  return weeks;
}

const STEPS: Readonly<Record<string, number>> = { ArrowLeft: -1, ArrowRight: 1, ArrowUp: -7, ArrowDown: 7 };

/** Where a key in the grid moves the focus to, or undefined when it does not. */
export function keyTarget(key: string, day: CalendarDate, weekStart: 0 | 1): CalendarDate | undefined {
  const step = STEPS[key];
  const place = (weekdayOf(day) - weekStart + 7) % 7;
  if (step) return addDays(day, step);
  if (key === 'Home') return addDays(day, -place);
  if (key === 'End') return addDays(day, 6 - place);
  if (key === 'PageUp') return sameDayIn(day, addMonths(monthOf(day), -1));
  if (key === 'PageDown') return sameDayIn(day, addMonths(monthOf(day), 1));
  return undefined;
}

/**
 * The quarter that a price falls in among the prices shown; all equal prices are the lowest
 * quarter.
 */
export function heatScale(prices: readonly number[]): (price: number) => Heat {
  const sorted = [...prices].sort((a, b) => a - b);
  const at = (share: number) => sorted[Math.max(0, Math.ceil(sorted.length * share) - 1)] ?? 0;
  const [first, second, third] = [at(0.25), at(0.5), at(0.75)];
  return (price) => (price <= first ? 1 : price <= second ? 2 : price <= third ? 3 : 4);
}

export type DateRange = { readonly start?: CalendarDate; readonly end?: CalendarDate };

/**
 * The range after a day is chosen: the first choice starts it, a later day ends it, an earlier one
 * starts it anew.
 * The same day ends it only where a range may begin and end on one day (cars, day trips).
 */
export function chooseDay(
  range: DateRange,
  day: CalendarDate,
  allow: { single?: boolean; sameDay?: boolean },
): DateRange {
  if (allow.single || !range.start || range.end || day < range.start) return { start: day };
  if (day === range.start) return allow.sameDay ? { start: day, end: day } : range;
  return { start: range.start, end: day };
}
