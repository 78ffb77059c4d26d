/**
 * The only place from which tests, journeys and what they share get the day and the time: the real ones, or
 * those of `TEST_DAY`.
 */
import { addDays, type CalendarDate, type Instant } from '../dates.ts';
import type { Clock } from '../effects.ts';

export const trueClock: Clock = { now: () => new Date().toISOString() as Instant };

export const nowMs = (): number => Date.now();

/** On the calendar of this machine, which is that of its browsers too. */
export function today(): CalendarDate {
  const now = new Date();
  const [year, month, day] = [now.getFullYear(), now.getMonth() + 1, now.getDate()];
  return `${year}-${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}` as CalendarDate;
}

/** So many days from today. */
export const dayAhead = (days: number): CalendarDate => addDays(today(), days);
