/** How each day of a home's calendar looks and what is read of it. Pure. */
import type { CalendarDate } from '@sojourn/domain/dates.ts';
import type { DateRange } from '@sojourn/ui/dates/calendar-days.ts';
import { type TextRef, textRef } from '@sojourn/web/text-ref.ts';
import type { HomeDay } from '#home/wire/home-detail.ts';

type DayState = {
  /** `open` can be chosen next; `out` is where a stay can only end; `bar` is taken or otherwise barred. */
  readonly kind: 'open' | 'out' | 'bar' | 'unknown';
  /** Why it can't be chosen. */
  readonly reason: TextRef | undefined;
};

const UNKNOWN: DayState = { kind: 'unknown', reason: undefined };

function startState({ canStart, canEnd, bar, nightlyMinor, minNights }: HomeDay): DayState {
  if (canStart) return { kind: 'open', reason: undefined };
  // Another guest arrives on it: the night is theirs, the morning isn't
  if (canEnd && nightlyMinor === null) return { kind: 'out', reason: textRef('homePage.day.outOnly') };
  const reason =
    bar === null || bar === 'noStayFits'
      ? textRef('homePage.day.noStayFits', { nights: minNights })
      : textRef(`homePage.day.${bar}`);
  return { kind: nightlyMinor !== null && canEnd ? 'out' : 'bar', reason };
}

/** `ends`: where a stay from `start` can end; undefined while it's asked for. */
export function dayState(
  day: HomeDay | undefined,
  start: CalendarDate | undefined,
  ends: ReadonlySet<string> | undefined,
): DayState {
  if (!day) return UNKNOWN;
  if (!start) return startState(day);
  if (!ends) return UNKNOWN;
  if (ends.has(day.date)) return { kind: 'open', reason: undefined };
  return {
    kind: 'bar',
    reason: textRef(day.date < start ? 'homePage.day.beforeStart' : 'homePage.day.notAnEnd'),
  };
}

export const isIn = (date: CalendarDate, { start, end }: DateRange): boolean =>
  start !== undefined && end !== undefined && date >= start && date < end;
