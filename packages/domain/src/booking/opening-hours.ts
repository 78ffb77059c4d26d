/** When a desk is open by its own clock, and how a car comes back outside those hours. */
import { addDays, type CalendarDate, dayNumber, type LocalDateTime } from '../dates.ts';

/** Minutes after midnight; `closes` is beyond 1440 when the desk closes after midnight. */
export type OpenSpan = { readonly opens: number; readonly closes: number };
/** By weekday, Sunday first; null is closed. Round the clock is 0 to 1440 on every day. */
export type OpeningHours = readonly (OpenSpan | null)[];

const DAY = 1440;

const dateOf = (local: LocalDateTime): CalendarDate => local.slice(0, 10) as CalendarDate;
const minuteOfDay = (local: LocalDateTime): number => +local.slice(11, 13) * 60 + +local.slice(14, 16);
/** 0 is Sunday. */
const weekdayOf = (local: LocalDateTime): number => (dayNumber(dateOf(local)) + 4) % 7;

/** The moment of closing still counts: a car may come back as the door is closed. */
export function isOpenAt(hours: OpeningHours, local: LocalDateTime): boolean {
  const weekday = weekdayOf(local);
  const minute = minuteOfDay(local);
  const today = hours[weekday];
  if (today && minute >= today.opens && minute <= today.closes) return true;
  const yesterday = hours[(weekday + 6) % 7];
  return Boolean(yesterday && minute + DAY <= yesterday.closes);
}

export const isRoundTheClock = (hours: OpeningHours): boolean =>
  hours.length === 7 && hours.every((span) => span !== null && span.opens === 0 && span.closes >= DAY);

const noon = (date: CalendarDate): LocalDateTime => `${date}T12:00` as LocalDateTime;
const two = (value: number): string => String(value).padStart(2, '0');
const localOn = (date: CalendarDate, minute: number): LocalDateTime => {
  const day = Math.floor(minute / DAY);
  const rest = minute - day * DAY;
  const time = `${two(Math.floor(rest / 60))}:${two(rest % 60)}`;
  return `${day === 0 ? date : addDays(date, day)}T${time}` as LocalDateTime;
};

/** Earliest and latest moment of a day's hours, null when the desk stays closed. */
export function hoursOn(hours: OpeningHours, date: CalendarDate) {
  const span = hours[weekdayOf(noon(date))];
  return span ? { opensAt: localOn(date, span.opens), closesAt: localOn(date, span.closes) } : null;
}

/** The first open moment at or after one; null when the desk never opens. */
export function nextOpening(hours: OpeningHours, local: LocalDateTime): LocalDateTime | null {
  if (isOpenAt(hours, local)) return local;
  for (let day = 0; day <= 7; day++) {
    const open = hoursOn(hours, addDays(dateOf(local), day));
    if (open && open.opensAt >= local) return open.opensAt;
  }
  return null;
}

/** The last closing at or before a moment, within a week; null when the desk never opens. */
export function lastClosing(hours: OpeningHours, local: LocalDateTime): LocalDateTime | null {
  for (let day = 0; day <= 8; day++) {
    const open = hoursOn(hours, addDays(dateOf(local), -day));
    if (open && open.closesAt <= local) return open.closesAt;
  }
  return null;
}

export const RETURN_WAYS = ['desk', 'afterHours', 'closed'] as const;
type ReturnWay = (typeof RETURN_WAYS)[number];

/** How a car can come back at a moment: to the desk, by the key box, or not at all. */
export function returnWayAt(
  { hours, hasAfterHoursReturn }: { readonly hours: OpeningHours; readonly hasAfterHoursReturn: boolean },
  local: LocalDateTime,
): ReturnWay {
  if (isOpenAt(hours, local)) return 'desk';
  return hasAfterHoursReturn ? 'afterHours' : 'closed';
}
