/** Which round trips the calendar asks for: by month, of one length or of one departure. Pure. */
import { addDays, type CalendarDate, nightsBetween } from '@sojourn/domain/dates.ts';
import type { DateRange } from '@sojourn/ui/dates/calendar-days.ts';
import type { FareDatesKind, RequestedSlice } from '#flight/rules/flight-search.ts';

/** Until dates are chosen. */
export const USUAL_NIGHTS = 7;
/** A phone's calendar has all months in one column; more aren't priced ahead. */
export const MONTHS_MAX = 6;

type MonthQuestion = {
  readonly kind: Extract<FareDatesKind, 'departures' | 'returns'>;
  readonly slices: readonly RequestedSlice[];
};

/** Nights of the trips that departures are priced for; null while the day of a return is being chosen. */
export function pricedNights({ start, end }: DateRange): number | null {
  if (start === undefined) return USUAL_NIGHTS;
  return end === undefined ? null : nightsBetween(start, end);
}

type CalendarState = {
  readonly origin: string;
  readonly destination: string;
  readonly value: DateRange;
  readonly today: CalendarDate;
  readonly last: CalendarDate;
};

/** `month`: `2027-04`. Undefined for one in which no such trip can be had. */
export function monthQuestion(month: string, state: CalendarState): MonthQuestion | undefined {
  const { origin, destination, value, today, last } = state;
  const nights = pricedNights(value);
  const earliest = nights === null && value.start ? value.start : today;
  const monthStart = `${month}-01` as CalendarDate;
  // biome-ignore lint/complexity/useMathMinMax: dates are text
  const from = monthStart < earliest ? earliest : monthStart;
  if (from.slice(0, 7) !== month) return undefined;
  const [departs, returns] =
    nights === null && value.start ? [value.start, from] : [from, addDays(from, nights ?? USUAL_NIGHTS)];
  if (returns > last) return undefined;
  const slices = [
    { origin, destination, date: departs },
    { origin: destination, destination: origin, date: returns },
  ];
  return { kind: nights === null ? 'returns' : 'departures', slices };
}

type Cell = {
  readonly departs: CalendarDate;
  readonly returns: CalendarDate | null;
  readonly totalMinor: number | null;
};

/** Totals by the day that's chosen next: of departures, or of returns. */
export const totalsByDay = (
  kind: MonthQuestion['kind'],
  cells: readonly Cell[],
): readonly (readonly [CalendarDate, number])[] =>
  cells.flatMap(({ departs, returns, totalMinor }) => {
    const day = kind === 'departures' ? departs : returns;
    return day === null || totalMinor === null ? [] : [[day, totalMinor] as const];
  });
