/**
 * Whether a home's calendar takes a stay, and by which rules it doesn't: the dates' six of the eight lodging
 * violations of B §5. Each rule is named once, with what decides it.
 */
import {
  type ChangeoverSeason,
  type HomeCalendar,
  type HomeClock,
  nightsOf,
  type Stay,
  weekdayOfDay,
} from './night.ts';

export type DateViolation =
  /** `nights` at least or at most; `day` asks for so many, as the day of arrival or as a night touched. */
  | (Limit & { readonly rule: 'minimumStay' | 'maximumStay' })
  /** The season whose weekday the day isn't; null when the day alone is closed. */
  | { readonly rule: 'checkInNotAllowed'; readonly day: number; readonly changeover: Changeover | null }
  | { readonly rule: 'checkOutNotAllowed'; readonly day: number; readonly changeover: Changeover | null }
  /** The first night that isn't free; `preparation`: free, but too near to another stay. */
  | {
      readonly rule: 'blockedDates';
      readonly day: number;
      readonly why: 'taken' | 'preparation' | 'tooFarAhead';
    }
  /** `days` before arrival at least; 0 with an hour: on the day itself until then. */
  | { readonly rule: 'minimumBookingWindow'; readonly days: number; readonly untilHour: number | null };

type Limit = { readonly nights: number; readonly day: number; readonly by: StayRule };
type StayRule = 'arrival' | 'through';
type Changeover = { readonly weekday: number; readonly from: number; readonly until: number };

const WEEK = 7;

/** In the order of B §5; empty when it's taken. Throws a RangeError for a stay of no night. */
export function checkStay(calendar: HomeCalendar, stay: Stay, now: HomeClock): DateViolation[] {
  if (nightsOf(stay) < 1) throw new RangeError('a stay has at least one night');
  return [
    checkMinimum(calendar, stay),
    checkMaximum(calendar, stay),
    checkArrival(calendar, stay),
    checkDeparture(calendar, stay),
    checkFree(calendar, stay, now),
    checkLead(calendar, stay, now),
  ].filter((each) => each !== undefined);
}

/** The same without the rules' names: it ends at the first that's broken, most often a night that's taken. */
export function takesStay(calendar: HomeCalendar, stay: Stay, now: HomeClock): boolean {
  if (nightsOf(stay) < 1) throw new RangeError('a stay has at least one night');
  return (
    !checkFree(calendar, stay, now) &&
    !checkMinimum(calendar, stay) &&
    !checkMaximum(calendar, stay) &&
    !checkArrival(calendar, stay) &&
    !checkDeparture(calendar, stay) &&
    !checkLead(calendar, stay, now)
  );
}

/** The strictest of the arrival's own limit and those of all nights touched. */
function checkMinimum(calendar: HomeCalendar, stay: Stay): DateViolation | undefined {
  let needed = {
    nights: calendar.night(stay.arrival).minStayArrival ?? 1,
    day: stay.arrival,
    by: 'arrival' as StayRule,
  };
  for (let day = stay.arrival; day < stay.departure; day++) {
    const nights = calendar.night(day).minStayThrough ?? 1;
    if (nights > needed.nights) needed = { nights, day, by: 'through' };
  }
  return nightsOf(stay) < needed.nights ? { rule: 'minimumStay', ...needed } : undefined;
}

function checkMaximum(calendar: HomeCalendar, stay: Stay): DateViolation | undefined {
  const own = calendar.night(stay.arrival).maxStayArrival ?? Number.POSITIVE_INFINITY;
  let most = { nights: own, day: stay.arrival, by: 'arrival' as StayRule };
  for (let day = stay.arrival; day < stay.departure; day++) {
    const nights = calendar.night(day).maxStayThrough ?? Number.POSITIVE_INFINITY;
    if (nights < most.nights) most = { nights, day, by: 'through' };
  }
  return nightsOf(stay) > most.nights ? { rule: 'maximumStay', ...most } : undefined;
}

/** The season whose weekday a day isn't, for a stay that has to keep to it. */
function brokenChangeover(calendar: HomeCalendar, day: number, nights: number): ChangeoverSeason | undefined {
  const season = calendar.changeovers.find(({ from, to }) => from <= day && day < to);
  if (!season || weekdayOfDay(day) === season.weekday) return undefined;
  return season.shortBreaks && nights < WEEK ? undefined : season;
}

function checkEnd(
  calendar: HomeCalendar,
  day: number,
  nights: number,
  isClosed: boolean,
): Changeover | null | undefined {
  const season = brokenChangeover(calendar, day, nights);
  if (season) return { weekday: season.weekday, from: season.from, until: season.to };
  return isClosed ? null : undefined;
}

function checkArrival(calendar: HomeCalendar, stay: Stay): DateViolation | undefined {
  const day = stay.arrival;
  const changeover = checkEnd(calendar, day, nightsOf(stay), calendar.night(day).closedToArrival);
  return changeover === undefined ? undefined : { rule: 'checkInNotAllowed', day, changeover };
}

function checkDeparture(calendar: HomeCalendar, stay: Stay): DateViolation | undefined {
  const day = stay.departure;
  const changeover = checkEnd(calendar, day, nightsOf(stay), calendar.night(day).closedToDeparture);
  return changeover === undefined ? undefined : { rule: 'checkOutNotAllowed', day, changeover };
}

function checkFree(calendar: HomeCalendar, stay: Stay, now: HomeClock): DateViolation | undefined {
  for (let day = stay.arrival; day < stay.departure; day++) {
    if (calendar.night(day).state !== 'available') return { rule: 'blockedDates', day, why: 'taken' };
  }
  // The stay's own nights of preparation, and those of the stays beside it
  const beside = Math.max(calendar.preparation.before, calendar.preparation.after);
  for (const [from, to] of [
    [stay.arrival - beside, stay.arrival],
    [stay.departure, stay.departure + beside],
  ] as const) {
    for (let day = from; day < to; day++) {
      const { state } = calendar.night(day);
      if (state === 'reserved' || state === 'pending')
        return { rule: 'blockedDates', day, why: 'preparation' };
    }
  }
  const most = Math.min(calendar.windowDays, calendar.night(stay.arrival).maxAdvance ?? calendar.windowDays);
  return stay.arrival - now.day > most
    ? { rule: 'blockedDates', day: stay.arrival, why: 'tooFarAhead' }
    : undefined;
}

/** What's left of the day counts only at the home's own lead, by its hour. */
function checkLead(calendar: HomeCalendar, stay: Stay, now: HomeClock): DateViolation | undefined {
  const ahead = stay.arrival - now.day;
  const own = calendar.night(stay.arrival).minAdvance;
  const { days, untilHour } = calendar.lead;
  if (own !== null && own > days) return ahead < own ? lead(own, null) : undefined;
  return ahead < days || (ahead === days && now.hour >= untilHour) ? lead(days, untilHour) : undefined;
}

const lead = (days: number, untilHour: number | null): DateViolation => ({
  rule: 'minimumBookingWindow',
  days,
  untilHour,
});
