/** The strip of 14 departures as bars: height, low or high, and what leaving on another day saves. */
import { type CalendarDate, nightsBetween } from '@sojourn/domain/dates.ts';
import { heatScale } from '@sojourn/ui/dates/calendar-days.ts';

export type DatePrice = {
  readonly departs: CalendarDate;
  readonly returns: CalendarDate | null;
  readonly totalMinor: number | null;
};
export type DateBar = DatePrice & {
  /** Share of the tallest bar, 0 to 1; the lowest keeps enough to be seen. */
  readonly height: number;
  readonly level: 'low' | 'typical' | 'high' | 'none';
  readonly isChosen: boolean;
};
export type NearbyDates = {
  readonly bars: readonly DateBar[];
  /** The cheapest other departure, when it saves something. */
  readonly best: (DatePrice & { readonly savedMinor: number }) | undefined;
  readonly nights: number | undefined;
};

const LEAST = 0.34;
const DOLLAR = 100;

export function nearbyDates(cells: readonly DatePrice[], departs: CalendarDate): NearbyDates {
  const prices = cells.flatMap(({ totalMinor }) => totalMinor ?? []);
  const [low, high] = [Math.min(...prices), Math.max(...prices)];
  const heat = heatScale(prices);
  const spread = Math.max(1, high - low);
  const bars = cells.map((cell): DateBar => {
    const { totalMinor } = cell;
    const isChosen = cell.departs === departs;
    if (totalMinor === null) return { ...cell, isChosen, height: 0, level: 'none' };
    const quarter = heat(totalMinor);
    const level = low === high ? 'typical' : quarter === 1 ? 'low' : quarter === 4 ? 'high' : 'typical';
    return { ...cell, isChosen, level, height: LEAST + ((1 - LEAST) * (totalMinor - low)) / spread };
  });
  const chosen = bars.find(({ isChosen }) => isChosen);
  const cheapest = bars.find(({ totalMinor }) => totalMinor === low);
  const savedMinor = (chosen?.totalMinor ?? low) - low;
  return {
    bars,
    best: cheapest && savedMinor >= DOLLAR ? { ...cheapest, savedMinor } : undefined,
    nights: chosen?.returns ? nightsBetween(chosen.departs, chosen.returns) : undefined,
  };
}
