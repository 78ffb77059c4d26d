/** When the desk works, as data. A promise counts only these hours; `always` counts all. */
import type { CalendarDate, Zone } from '../dates.ts';

export type DeskCalendar = {
  readonly zone: Zone;
  /** By day of the week, Sunday first: from and to as minutes of the day; null for a day off. */
  readonly week: readonly (readonly [from: number, to: number] | null)[];
  readonly holidays: readonly CalendarDate[];
};

const day = [8 * 60, 20 * 60] as const;

const DESK_HOURS: DeskCalendar = {
  zone: 'America/New_York' as Zone,
  week: [null, day, day, day, day, day, null],
  holidays: [
    '2026-11-26',
    '2026-12-25',
    '2027-01-01',
    '2027-07-05',
    '2027-11-25',
    '2027-12-24',
  ] as CalendarDate[],
};

export const CALENDARS = { always: null, deskHours: DESK_HOURS } as const satisfies Record<
  string,
  DeskCalendar | null
>;
export type CalendarName = keyof typeof CALENDARS;
