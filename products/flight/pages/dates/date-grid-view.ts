/** Seven departures by seven returns as a table with the heat of each price. */
import type { CalendarDate } from '@sojourn/domain/dates.ts';
import { type Heat, heatScale } from '@sojourn/ui/dates/calendar-days.ts';
import type { DatePrice } from './nearby-dates-view.ts';

export type GridCell = { readonly totalMinor: number | null; readonly heat: Heat | undefined };
export type DateGrid = {
  readonly departures: readonly CalendarDate[];
  readonly rows: readonly {
    readonly returns: CalendarDate;
    /** By departure; undefined where the return would lie before it. */
    readonly cells: readonly (GridCell | undefined)[];
  }[];
  readonly lowestMinor: number | undefined;
};

const sorted = (days: readonly CalendarDate[]): readonly CalendarDate[] => [...new Set(days)].toSorted();

export function dateGrid(cells: readonly DatePrice[]): DateGrid {
  const prices = cells.flatMap(({ totalMinor }) => totalMinor ?? []);
  const heat = heatScale(prices);
  const byDays = new Map(cells.map((cell) => [`${cell.departs} ${cell.returns}`, cell]));
  const departures = sorted(cells.map(({ departs }) => departs));
  const rows = sorted(cells.flatMap(({ returns }) => returns ?? [])).map((returns) => ({
    returns,
    cells: departures.map((departs): GridCell | undefined => {
      const cell = byDays.get(`${departs} ${returns}`);
      if (!cell || departs > returns) return undefined;
      const { totalMinor } = cell;
      return { totalMinor, heat: totalMinor === null ? undefined : heat(totalMinor) };
    }),
  }));
  return { departures, rows, lowestMinor: prices.length > 0 ? Math.min(...prices) : undefined };
}
