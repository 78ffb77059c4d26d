// Rings of land as flat arrays, made plane: the file joins land across the antimeridian and round the pole,
// so a ring may jump from 180 to -180. Here it runs on instead, and stands a second time a whole turn away.
import type { GeoBox } from './types.ts';

/** Longitude and latitude by turns, closed, land on the left, with the ring's own bounds. */
export type FlatRing = { readonly points: Float64Array; readonly bounds: GeoBox };

type Position = readonly [lon: number, lat: number];

const signedArea = (ring: readonly Position[]): number => {
  let area = 0;
  for (let i = 0; i + 1 < ring.length; i++) {
    area += ring[i]![0] * ring[i + 1]![1] - ring[i + 1]![0] * ring[i]![1];
  }
  return area / 2;
};

/** The ring started just after its first jump over the antimeridian, if it has one. */
function startedAtJump(ring: readonly Position[]): readonly Position[] {
  const jump = ring.findIndex(([lon], i) => i > 0 && Math.abs(lon - ring[i - 1]![0]) > 180);
  return jump < 0 ? ring : [...ring.slice(jump, -1), ...ring.slice(0, jump + 1)];
}

/** Longitudes made continuous; a ring round a pole, which then does not close, is closed along the pole. */
function unrolled(ring: readonly Position[]): Position[] {
  let turn = 0;
  let previous = ring[0]?.[0] ?? 0;
  const out = ring.map(([lon, lat]): Position => {
    if (lon - previous > 180) turn -= 360;
    else if (previous - lon > 180) turn += 360;
    previous = lon;
    return [lon + turn, lat];
  });
  if (turn !== 0) {
    const [firstLon, firstLat] = out[0]!;
    const pole = firstLat < 0 ? -90 : 90;
    out.push([out.at(-1)![0], pole], [firstLon, pole], [firstLon, firstLat]);
  }
  return out;
}

function flat(ring: readonly Position[], shift: number): FlatRing {
  const points = new Float64Array(ring.length * 2);
  const bounds = { west: Infinity, south: Infinity, east: -Infinity, north: -Infinity };
  ring.forEach(([lon, lat], i) => {
    const x = lon + shift;
    points[i * 2] = x;
    points[i * 2 + 1] = lat;
    if (x < bounds.west) bounds.west = x;
    if (x > bounds.east) bounds.east = x;
    if (lat < bounds.south) bounds.south = lat;
    if (lat > bounds.north) bounds.north = lat;
  });
  return { points, bounds };
}

/** Exteriors are turned counter-clockwise and holes clockwise, whatever the file does. */
export function flatRingsOf(ring: readonly (readonly number[])[], isHole: boolean): FlatRing[] {
  const positions = unrolled(startedAtJump(ring.map(([lon = 0, lat = 0]): Position => [lon, lat])));
  if (signedArea(positions) > 0 === isHole) positions.reverse();
  const main = flat(positions, 0);
  const copies = [main];
  if (main.bounds.west < -180) copies.push(flat(positions, 360));
  if (main.bounds.east > 180) copies.push(flat(positions, -360));
  return copies;
}
