/** An activity that needs so many people: when that's decided, and what it comes to. */
import {
  type CalendarDate,
  dateOfDay,
  dayNumber,
  type Instant,
  instantAt,
  isBefore,
  type Zone,
} from '@sojourn/domain/dates.ts';

/** Decided at `time` so many days before, by the clock there. */
export type MinimumGroup = { readonly people: number; readonly time: string; readonly daysBefore: number };

export const decidedAt = ({ time, daysBefore }: MinimumGroup, date: CalendarDate, zone: Zone): Instant =>
  instantAt(`${dateOfDay(dayNumber(date) - daysBefore)}T${time}`, zone);

/** `undecided` before the instant; from it on, whether it takes place. */
export function groupOutcome(
  minimum: MinimumGroup | null,
  slot: { readonly date: CalendarDate; readonly zone: Zone; readonly booked: number },
  now: Instant,
): 'takesPlace' | 'undecided' | 'tooFew' {
  if (minimum === null || slot.booked >= minimum.people) return 'takesPlace';
  return isBefore(now, decidedAt(minimum, slot.date, slot.zone)) ? 'undecided' : 'tooFew';
}
