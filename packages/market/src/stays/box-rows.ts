/** The rows of a box: by strip of latitude one stretch of rows between two longitudes, found by halving. */
import type { StayBox } from './query.ts';
import { POSITION_SCALE, type StayWorld, stripOf } from './world.ts';

/** First row from `from` (before `to`) whose longitude is at least `lon`. */
function lowerBound(lons: Int32Array, from: number, to: number, lon: number): number {
  let low = from;
  let high = to;
  while (low < high) {
    const middle = (low + high) >>> 1;
    if (lons[middle]! < lon) low = middle + 1;
    else high = middle;
  }
  return low;
}

/** Adds the stretches of a box that does not cross the antimeridian to `found`: start, end, 1 at an edge. */
function stretches(world: StayWorld, box: StayBox, found: number[]): void {
  const { lon, stripStart } = world;
  const west = Math.ceil(box.west * POSITION_SCALE);
  const east = Math.floor(box.east * POSITION_SCALE);
  const firstStrip = stripOf(box.south);
  const lastStrip = stripOf(box.north);
  for (let strip = firstStrip; strip <= lastStrip; strip++) {
    const start = stripStart[strip]!;
    const end = stripStart[strip + 1]!;
    if (start === end) continue;
    const from = lowerBound(lon, start, end, west);
    const to = lowerBound(lon, from, end, east + 1);
    if (from < to) found.push(from, to, strip === firstStrip || strip === lastStrip ? 1 : 0);
  }
}

/**
 * The hotels in the box, in the order of rows (east of the antimeridian last). A box across it has west >
 * east.
 */
export function rowsInBox(world: StayWorld, box: StayBox): Uint32Array {
  const found: number[] = [];
  if (box.west <= box.east) stretches(world, box, found);
  else {
    stretches(world, { ...box, east: 180 }, found);
    stretches(world, { ...box, west: -180 }, found);
  }
  let most = 0;
  for (let i = 0; i < found.length; i += 3) most += found[i + 1]! - found[i]!;
  const rows = new Uint32Array(most);
  const south = Math.ceil(box.south * POSITION_SCALE);
  const north = Math.floor(box.north * POSITION_SCALE);
  const { lat } = world;
  let count = 0;
  for (let i = 0; i < found.length; i += 3) {
    const isEdge = found[i + 2] === 1;
    for (let row = found[i]!; row < found[i + 1]!; row++) {
      if (isEdge && (lat[row]! < south || lat[row]! > north)) continue;
      rows[count++] = row;
    }
  }
  return rows.subarray(0, count);
}

/** Those of a few hotels that lie in the box, in the order of rows. */
export function rowsAmong(world: StayWorld, box: StayBox, rows: ReadonlySet<number>): Uint32Array {
  const isIn = (row: number): boolean => {
    const lat = world.lat[row]! / POSITION_SCALE;
    const lon = world.lon[row]! / POSITION_SCALE;
    const inWidth =
      box.west <= box.east ? lon >= box.west && lon <= box.east : lon >= box.west || lon <= box.east;
    return lat >= box.south && lat <= box.north && inWidth;
  };
  return Uint32Array.from([...rows].filter(isIn)).sort();
}
