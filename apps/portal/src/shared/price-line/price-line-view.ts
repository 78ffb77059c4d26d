/** Where the prices of some days lie in a small chart. Pure. */
import type { Instant } from '@sojourn/domain/dates.ts';

/** In the chart's own units; `edge`: kept free above and below. */
export type ChartSize = { readonly width: number; readonly height: number; readonly edge: number };
type Readings = {
  readonly from: Instant;
  readonly to: Instant;
  /** In order of time; minor units of one currency. */
  readonly prices: readonly { readonly at: Instant; readonly minor: number }[];
  /** The price that the others are compared with. */
  readonly markMinor: number;
};
export type PriceLine = {
  readonly points: readonly { readonly x: number; readonly y: number }[];
  readonly markY: number;
};

/** The dearest is at the top; where all cost the same, in the middle. */
export function priceLine({ from, to, prices, markMinor }: Readings, size: ChartSize): PriceLine {
  const minors = [...prices.map(({ minor }) => minor), markMinor];
  const [low, high] = [Math.min(...minors), Math.max(...minors)];
  const start = Date.parse(from);
  const span = Math.max(1, Date.parse(to) - start);
  const inner = size.height - 2 * size.edge;
  const y = (minor: number) =>
    high === low ? size.height / 2 : Math.round(size.edge + ((high - minor) / (high - low)) * inner);
  const x = (at: Instant) => Math.round(((Date.parse(at) - start) / span) * size.width);
  return { points: prices.map(({ at, minor }) => ({ x: x(at), y: y(minor) })), markY: y(markMinor) };
}
