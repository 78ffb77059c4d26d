import type { CalendarDate } from '../dates.ts';

/** Whole years of age on a day. Who was born on 29 February has the birthday on 1 March in other years. */
export function ageOn(birthdate: CalendarDate, day: CalendarDate): number {
  const years = Number(day.slice(0, 4)) - Number(birthdate.slice(0, 4));
  return day.slice(5) < birthdate.slice(5) ? years - 1 : years;
}
