/** The day and the time of a pick-up or a drop-off. */
import type { CalendarDate, LocalDateTime } from '@sojourn/domain/dates.ts';

export const dayOf = (at: LocalDateTime): CalendarDate => at.slice(0, 10) as CalendarDate;
export const timeOf = (at: LocalDateTime): string => at.slice(11, 16);
export const onDay = (day: CalendarDate, time: string): LocalDateTime => `${day}T${time}` as LocalDateTime;
