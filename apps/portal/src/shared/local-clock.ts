import type { CalendarDate, LocalDateTime } from '@sojourn/domain/dates.ts';

/** A day and a clock time such as `15:00` as the hotel's local date-time. */
export const localClock = (day: CalendarDate, time: string): LocalDateTime =>
  `${day}T${time.padStart(5, '0').slice(0, 5)}` as LocalDateTime;
