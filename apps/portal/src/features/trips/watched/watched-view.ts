/** What the cards of watched prices say: how the price moved, and its line. Pure. */
import type { WatchedTrip } from '@sojourn/contract/watches.ts';
import { type ChartSize, type PriceLine, priceLine } from '#shared/price-line/price-line-view.ts';

export const CHART: ChartSize = { width: 300, height: 120, edge: 14 };

/** Through every price that was read; the dashed one is where watching began. Null before the second. */
export function chartOf({ readings, startedAt, readAt, started }: WatchedTrip): PriceLine | null {
  const prices = readings.flatMap(({ readAt: at, price }) =>
    price ? [{ at, minor: price.amountMinor }] : [],
  );
  const [oldest] = prices;
  if (!oldest || prices.length < 2) return null;
  const markMinor = started?.amountMinor ?? oldest.minor;
  return priceLine({ from: startedAt, to: readAt, prices, markMinor }, CHART);
}

type Moved = {
  readonly note: 'soldOut' | 'again' | 'down' | 'up' | 'same';
  /** Since watching began; 0 where one of both isn't known. */
  readonly byMinor: number;
};
export function movedSince({ started, now }: WatchedTrip): Moved {
  if (!now) return { note: 'soldOut', byMinor: 0 };
  if (!started) return { note: 'again', byMinor: 0 };
  const difference = now.amountMinor - started.amountMinor;
  const note = difference < 0 ? 'down' : difference > 0 ? 'up' : 'same';
  return { note, byMinor: Math.abs(difference) };
}
