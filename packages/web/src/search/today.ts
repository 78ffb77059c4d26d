import type { CalendarDate } from '@sojourn/domain/dates.ts';
import { useClock } from '../effects.tsx';

/** The day on the reader's own calendar. */
export function useToday(): CalendarDate {
  const now = new Date(useClock().now());
  const [year, month, day] = [now.getFullYear(), now.getMonth() + 1, now.getDate()];
  return `${year}-${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}` as CalendarDate;
}
