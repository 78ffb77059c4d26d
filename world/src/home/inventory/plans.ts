/**
 * How hosts keep their calendars: two dozen plans that homes share, so that a search asks each plan once and
 * not each home. A plan says what holds on a day; which nights are taken is the home's own.
 */
import type { Season } from '@sojourn/geography/types.ts';
import {
  type ChangeoverSeason,
  type HomeCalendar,
  type Night,
  OPEN_NIGHT,
  weekdayOfDay,
} from '@sojourn/products/home/rules/calendar/night.ts';

type CalendarPlan = {
  /** Nights that a stay has at least: arriving on a workday, on a Friday or Saturday, in high season. */
  readonly least: number;
  readonly leastWeekend: number;
  readonly leastHigh: number;
  /** Whether the high season's minimum counts for all that touches it, or only for arrivals. */
  readonly highThrough: boolean;
  readonly most: number | null;
  /** No stay starts or ends on a Sunday. */
  readonly quietSunday: boolean;
  /** Saturdays only in high season, and whether shorter stays are free of it. */
  readonly changeover: 'none' | 'strict' | 'shortBreaks';
  readonly preparation: HomeCalendar['preparation'];
  readonly lead: HomeCalendar['lead'];
  readonly windowDays: number;
};

const EASY: CalendarPlan = {
  least: 1,
  leastWeekend: 2,
  leastHigh: 3,
  highThrough: false,
  most: 60,
  quietSunday: false,
  changeover: 'none',
  preparation: { before: 0, after: 0 },
  lead: { days: 0, untilHour: 18 },
  windowDays: 365,
};

/** From the most frequent to the rarest; a home has the number of one. */
export const CALENDAR_PLANS: readonly CalendarPlan[] = [
  EASY,
  { ...EASY, least: 2, lead: { days: 0, untilHour: 15 } },
  { ...EASY, least: 2, leastWeekend: 3, leastHigh: 4, preparation: { before: 0, after: 1 } },
  { ...EASY, least: 3, leastWeekend: 3, leastHigh: 5, highThrough: true, lead: { days: 1, untilHour: 12 } },
  { ...EASY, most: 28, quietSunday: true },
  { ...EASY, least: 3, leastHigh: 7, changeover: 'shortBreaks', lead: { days: 2, untilHour: 18 } },
  { ...EASY, least: 4, leastHigh: 7, changeover: 'strict', lead: { days: 3, untilHour: 18 } },
  {
    ...EASY,
    least: 5,
    leastWeekend: 5,
    leastHigh: 7,
    highThrough: true,
    preparation: { before: 1, after: 1 },
  },
  { ...EASY, least: 7, leastWeekend: 7, leastHigh: 7, most: 90, lead: { days: 2, untilHour: 12 } },
  { ...EASY, least: 28, leastWeekend: 28, leastHigh: 28, most: 90, lead: { days: 3, untilHour: 12 } },
  { ...EASY, windowDays: 90 },
  { ...EASY, windowDays: 180, lead: { days: 1, untilHour: 20 }, preparation: { before: 0, after: 2 } },
];
/** April's five nights and the other months' three, of the home in the pictures. */
const PICTURED: CalendarPlan = { ...EASY, least: 3, leastWeekend: 3 };
export const PICTURED_PLAN = CALENDAR_PLANS.length;
export const PLAN_COUNT = CALENDAR_PLANS.length + 1;

const APRIL = 4;
const PICTURED_LEAST = 5;

/** Months from 1, both included; a season over New Year begins after it ends. */
const HIGH: Readonly<Record<Season, readonly [from: number, to: number] | null>> = {
  'north-summer': [7, 8],
  'south-summer': [12, 2],
  'winter-sun': [12, 3],
  ski: [12, 3],
  even: null,
};

const monthOf = (day: number): number => new Date(day * 86_400_000).getUTCMonth() + 1;

export function isHighSeason(season: Season, day: number): boolean {
  const span = HIGH[season];
  if (!span) return false;
  const month = monthOf(day);
  const [from, to] = span;
  return from <= to ? month >= from && month <= to : month >= from || month <= to;
}

const isWeekendNight = (day: number): boolean => weekdayOfDay(day) >= 5;
const SATURDAY = 6;
const SUNDAY = 0;

/** What the plan says of a night, before it's taken by anybody. */
function nightOfPlan(plan: CalendarPlan, isPictured: boolean, season: Season, day: number): Night {
  const high = isHighSeason(season, day);
  const usual = isWeekendNight(day) ? plan.leastWeekend : plan.least;
  const arrival = high && !plan.highThrough ? Math.max(usual, plan.leastHigh) : usual;
  const closed = plan.quietSunday && weekdayOfDay(day) === SUNDAY;
  return {
    ...OPEN_NIGHT,
    minStayArrival: isPictured && monthOf(day) === APRIL ? PICTURED_LEAST : arrival,
    maxStayArrival: plan.most,
    minStayThrough: high && plan.highThrough ? plan.leastHigh : null,
    closedToArrival: closed,
    closedToDeparture: closed,
  };
}

/** The high seasons that touch the years about a day, as changeovers of Saturdays. */
function changeoversAbout(plan: CalendarPlan, season: Season, about: number): ChangeoverSeason[] {
  const span = HIGH[season];
  if (plan.changeover === 'none' || !span) return [];
  const year = new Date(about * 86_400_000).getUTCFullYear();
  const firstOf = (ofYear: number, month: number) => Date.UTC(ofYear, month - 1, 1) / 86_400_000;
  return [year - 1, year, year + 1].map((first) => ({
    from: firstOf(first, span[0]),
    to: firstOf(span[0] <= span[1] ? first : first + 1, span[1] + 1),
    weekday: SATURDAY,
    shortBreaks: plan.changeover === 'shortBreaks',
  }));
}

/** The calendar of a plan with every night free; `about`: a day of the stay asked for. */
export function planCalendar(index: number, season: Season, about: number): HomeCalendar {
  const isPictured = index === PICTURED_PLAN;
  const plan = isPictured ? PICTURED : CALENDAR_PLANS[index]!;
  return {
    night: (day) => nightOfPlan(plan, isPictured, season, day),
    changeovers: changeoversAbout(plan, season, about),
    preparation: plan.preparation,
    lead: plan.lead,
    windowDays: plan.windowDays,
  };
}
