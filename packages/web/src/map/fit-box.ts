import type { MapBox } from './map-box.ts';

type Positioned = { readonly position: { readonly lat: number; readonly lon: number } };

/** The best stays that must be in view at once; the rest may lie further out. */
const IN_VIEW = 40;
/** Narrower than about 700 metres the streets around say nothing. */
const LEAST_DEGREES = 0.008;
/** The share at each end that may stay out of view, once there are more than a few. */
const OUTLYING = 0.1;
const FEW = 10;

/** A box around the best stays, or the searched one when there are none. */
export function fitBox(pins: readonly Positioned[], searched: MapBox, most = IN_VIEW): MapBox {
  const best = pins.slice(0, most).map(({ position }) => position);
  if (best.length === 0) return searched;
  const lats = best.map(({ lat }) => lat).toSorted((a, b) => a - b);
  const lons = best.map(({ lon }) => lon).toSorted((a, b) => a - b);
  // A few that lie far out would push all the others into a corner.
  const left = best.length < FEW ? 0 : Math.floor(best.length * OUTLYING);
  const ends = (sorted: readonly number[]) => widen(sorted[left] ?? 0, sorted.at(-1 - left) ?? 0);
  const widen = (low: number, high: number): readonly [number, number] => {
    const missing = Math.max(0, LEAST_DEGREES - (high - low)) / 2;
    return [low - missing, high + missing];
  };
  const [south, north] = ends(lats);
  const [west, east] = ends(lons);
  return { west, south, east, north };
}
