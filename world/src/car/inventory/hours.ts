/** The opening hours that desks have, a few patterns for all. */
import type { OpeningHours, OpenSpan } from '@sojourn/domain/booking/opening-hours.ts';

const span = (opens: number, closes: number): OpenSpan => ({ opens: opens * 60, closes: closes * 60 });
const daily = (opens: number, closes: number): OpeningHours => Array(7).fill(span(opens, closes));
const weekly = (working: OpenSpan, saturday: OpenSpan, sunday: OpenSpan | null): OpeningHours => [
  sunday,
  working,
  working,
  working,
  working,
  working,
  saturday,
];

/** Patterns of large airports, small airports and cities, then those of the demo's desks. */
export const HOURS: readonly OpeningHours[] = [
  daily(0, 24),
  daily(5, 25),
  daily(6, 23),
  daily(6.5, 24),
  daily(7, 23),
  daily(7, 21),
  daily(8, 20),
  weekly(span(8, 19), span(9, 17), span(10, 16)),
  weekly(span(8, 18), span(9, 14), null),
  weekly(span(8, 19), span(8, 18), null),
  daily(6, 22),
  daily(10, 20),
];
export const LARGE_AIRPORT_HOURS = [0, 0, 1, 2, 2, 3] as const;
export const SMALL_AIRPORT_HOURS = [2, 4, 5, 6, 6] as const;
export const CITY_HOURS = [7, 8, 8, 9, 6] as const;

/** `6-23` of the demo's desks. */
export function hoursNamed(text: string): number {
  const [opens = 0, closes = 0] = text.split('-').map(Number);
  const found = HOURS.findIndex((hours) =>
    hours.every((each) => each?.opens === opens * 60 && each.closes === closes * 60),
  );
  if (found < 0) throw new Error(`no such hours: ${text}`);
  return found;
}
