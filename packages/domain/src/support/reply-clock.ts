/**
 * The promised time of a case: minutes of a calendar from when its clock started, without the pauses. Pauses
 * are stored, the rest is computed, so a new calendar or policy keeps them.
 */
import { addDays, dateIn, dayNumber, type Instant, instantAt, isBefore } from '../dates.ts';
import { CALENDARS, type CalendarName, type DeskCalendar } from './desk-hours.ts';

export type Pause = { readonly from: Instant; readonly until: Instant | null };
export type ReplyClock = {
  readonly startedAt: Instant;
  readonly minutes: number;
  readonly calendar: CalendarName;
  /** In their order, none within another; only the last may be open. */
  readonly pauses: readonly Pause[];
};

const MS = 60_000;
const iso = (ms: number): Instant => new Date(ms).toISOString() as Instant;
const clockText = (minutes: number): string =>
  `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}:00`;

/** The desk's hours from `at` on, as milliseconds. Ends never. */
function* openHours(calendar: DeskCalendar, at: Instant): Generator<readonly [number, number]> {
  for (let date = dateIn(at, calendar.zone); ; date = addDays(date, 1)) {
    // 1970-01-01 was a Thursday
    const hours = calendar.week[(dayNumber(date) + 4) % 7];
    if (!hours || calendar.holidays.includes(date)) continue;
    const [from, to] = hours.map((minutes) =>
      Date.parse(instantAt(`${date}T${clockText(minutes)}`, calendar.zone)),
    ) as [number, number];
    const begins = Math.max(from, Date.parse(at));
    if (begins < to) yield [begins, to];
  }
}

function plusWorking(calendar: DeskCalendar | null, from: Instant, ms: number): Instant {
  if (!calendar) return iso(Date.parse(from) + ms);
  let left = ms;
  for (const [begins, ends] of openHours(calendar, from)) {
    if (left <= ends - begins) return iso(begins + left);
    left -= ends - begins;
  }
  throw new Error('the desk never opens');
}

function workedMs(calendar: DeskCalendar | null, from: Instant, until: Instant): number {
  const end = Date.parse(until);
  if (!calendar) return Math.max(0, end - Date.parse(from));
  let worked = 0;
  for (const [begins, ends] of openHours(calendar, from)) {
    if (begins >= end) return worked;
    worked += Math.min(ends, end) - begins;
  }
  return worked;
}

type Promised =
  | { readonly state: 'running'; readonly dueAt: Instant }
  /** `leftMinutes`: of the promise, below zero once it's late. */
  | { readonly state: 'paused'; readonly leftMinutes: number };

/** When the answer is due, or what is left of the promise while it's the customer's turn. */
export function promisedBy({ startedAt, minutes, calendar: name, pauses }: ReplyClock): Promised {
  const calendar = CALENDARS[name];
  let leftMs = minutes * MS;
  let from = startedAt;
  for (const pause of pauses) {
    const due = plusWorking(calendar, from, Math.max(0, leftMs));
    // It was late before the pause began, and no pause makes it punctual again
    if (leftMs <= 0 || isBefore(due, pause.from)) {
      if (pause.until !== null) return { state: 'running', dueAt: due };
      return { state: 'paused', leftMinutes: -Math.ceil(workedMs(calendar, due, pause.from) / MS) };
    }
    leftMs -= workedMs(calendar, from, pause.from);
    if (pause.until === null) return { state: 'paused', leftMinutes: Math.floor(leftMs / MS) };
    from = pause.until;
  }
  return { state: 'running', dueAt: plusWorking(calendar, from, leftMs) };
}
