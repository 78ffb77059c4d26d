import type { MapBox } from '#shared/search/results-url.ts';

type Positioned = { readonly position: { readonly lat: number; readonly lon: number } };

/** The best stays that must be in view at once; the rest may lie further out. */
const IN_VIEW = 40;
/** Narrower than about 700 metres the streets around say nothing. */
const LEAST_DEGREES = 0.008;

/** A box around the best stays, or the searched one when there are none. */
export function fitBox(pins: readonly Positioned[], searched: MapBox): MapBox {
  const best = pins.slice(0, IN_VIEW).map(({ position }) => position);
  if (best.length === 0) return searched;
  const lats = best.map(({ lat }) => lat);
  const lons = best.map(({ lon }) => lon);
  const widen = (low: number, high: number): readonly [number, number] => {
    const missing = Math.max(0, LEAST_DEGREES - (high - low)) / 2;
    return [low - missing, high + missing];
  };
  const [south, north] = widen(Math.min(...lats), Math.max(...lats));
  const [west, east] = widen(Math.min(...lons), Math.max(...lons));
  return { west, south, east, north };
}
