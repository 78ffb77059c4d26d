/** Another departure that can be had free of charge instead of a changed one (B §5). */
import { addDays, type CalendarDate, type Instant, type LocalDateTime } from '../dates.ts';
import { minutesBetween, type SchedulePart } from './schedule.ts';

type Departure = { readonly starts: Instant; readonly startsLocal: LocalDateTime };

const WITHIN_MINUTES = 60;
const LATE_FROM = '20:00';
const UNTIL_NEXT_DAY = '09:00';

const dayOf = (local: string): CalendarDate => local.slice(0, 10) as CalendarDate;
const leavesLate = ({ startsLocal }: Departure): boolean => startsLocal.slice(11, 16) > LATE_FROM;

/**
 * A reasonable rebooking departs within an hour of the original, or by 9:00AM of the next day if the original
 * left after 8:00PM.
 */
export function isReasonableRebooking(original: Departure, other: Departure): boolean {
  const minutes = minutesBetween(original.starts, other.starts);
  if (Math.abs(minutes) <= WITHIN_MINUTES) return true;
  if (minutes < 0 || !leavesLate(original)) return false;
  return other.startsLocal.slice(0, 16) <= `${addDays(dayOf(original.startsLocal), 1)}T${UNTIL_NEXT_DAY}`;
}

/** Local dates on which such a departure may be, the earliest first. */
export function rebookingDates(original: Departure): CalendarDate[] {
  const { startsLocal } = original;
  // By the clock at the airport, whatever its zone
  const shifted = (minutes: number) =>
    dayOf(new Date(Date.parse(`${startsLocal.slice(0, 16)}:00.000Z`) + minutes * 60_000).toISOString());
  const next = leavesLate(original) ? [addDays(dayOf(startsLocal), 1)] : [];
  return [...new Set([shifted(-WITHIN_MINUTES), shifted(0), shifted(WITHIN_MINUTES), ...next])].toSorted();
}

type Rebooking = {
  /** Of the slice that it replaces; never empty. */
  readonly parts: readonly SchedulePart[];
  readonly isLowerClass: boolean;
  /** How many other bookings it disturbs. */
  readonly effectCount: number;
};

/** The best first: what disturbs nothing else, in the same class, landing nearest to what was agreed. */
export function rankRebookings<R extends Rebooking>(
  agreed: readonly SchedulePart[],
  found: readonly R[],
): R[] {
  const landing = agreed.at(-1)?.ends;
  const off = ({ parts }: R): number => {
    const lands = parts.at(-1)?.ends;
    return landing && lands ? Math.abs(minutesBetween(landing, lands)) : 0;
  };
  const keys = (of: R) => [of.effectCount, Number(of.isLowerClass), of.parts.length, off(of)] as const;
  return found.toSorted((a, b) => {
    const [mine, others] = [keys(a), keys(b)];
    const at = mine.findIndex((key, index) => key !== others[index]);
    return at < 0 ? 0 : (mine[at] ?? 0) - (others[at] ?? 0);
  });
}
