/** Keeps drawn things on land, and coasts to as many points as a screen can show. */
import type { Land } from '../land.ts';
import type { LandRing } from '../land-clip.ts';
import type { Point } from './lattice.ts';
import type { Line } from './streets.ts';

const between = (a: Point, b: Point, at: number): Point => [
  a[0] + (b[0] - a[0]) * at,
  a[1] + (b[1] - a[1]) * at,
];

/**
 * The part of a line from its end on land to the shore; undefined when it lies in the water or crosses
 * it.
 */
export function ashore(land: Land, [a, b]: Line): Line | undefined {
  const dryA = land.isLand(a[1], a[0]);
  const dryB = land.isLand(b[1], b[0]);
  const middle = between(a, b, 0.5);
  if (dryA && dryB) return land.isLand(middle[1], middle[0]) ? [a, b] : undefined;
  if (!dryA && !dryB) return undefined;
  const dry = dryA ? a : b;
  const wet = dryA ? b : a;
  let low = 0;
  let high = 1;
  for (let i = 0; i < 6; i++) {
    const half = (low + high) / 2;
    const at = between(dry, wet, half);
    if (land.isLand(at[1], at[0])) low = half;
    else high = half;
  }
  return low > 0.05 ? [dry, between(dry, wet, low)] : undefined;
}

/**
 * Drops points nearer than `gap` degrees to the last that is kept; rings too small to be seen are left
 * out.
 */
export function thinned(ring: LandRing, gap: number): LandRing | undefined {
  const remaining: LandRing = [];
  for (const [i, point] of ring.entries()) {
    const last = remaining.at(-1);
    const isEnd = i === ring.length - 1;
    if (last && !isEnd && Math.abs(point[0] - last[0]) < gap && Math.abs(point[1] - last[1]) < gap) continue;
    remaining.push(point);
  }
  return remaining.length >= 4 ? remaining : undefined;
}

export function areaOf(ring: LandRing): number {
  let area = 0;
  for (let i = 0; i + 1 < ring.length; i++)
    area += ring[i]![0] * ring[i + 1]![1] - ring[i + 1]![0] * ring[i]![1];
  return area / 2;
}

export function isInRing(ring: LandRing, [lon, lat]: Point): boolean {
  let inside = false;
  for (let i = 0; i + 1 < ring.length; i++) {
    const [x1, y1] = ring[i]!;
    const [x2, y2] = ring[i + 1]!;
    if (y1 > lat !== y2 > lat && lon < x1 + ((lat - y1) / (y2 - y1)) * (x2 - x1)) inside = !inside;
  }
  return inside;
}
