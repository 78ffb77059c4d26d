/**
 * Districts of a drawn town: the cells around points that stand about a kilometre apart, each moved a
 * little from its place by a seed. A cell depends on its neighbours alone, so a district is the same in
 * every box that has it.
 */
import { mix } from '@sojourn/domain/mix.ts';

export type Point = readonly [lon: number, lat: number];
export type District = {
  readonly centre: Point;
  /** Convex, not closed. */
  readonly outline: readonly Point[];
  readonly seed: number;
};

type Lattice = { readonly stepLat: number; readonly stepLon: number; readonly seed: number };

const share = (seed: number, part: number): number => mix(seed, part) / 4294967296;

const seedAt = (lattice: Lattice, column: number, line: number): number =>
  mix(mix(lattice.seed, column), line);

function centreAt(lattice: Lattice, column: number, line: number): Point {
  const seed = seedAt(lattice, column, line);
  return [
    (column + 0.5 + (share(seed, 1) - 0.5) * 0.82) * lattice.stepLon,
    (line + 0.5 + (share(seed, 2) - 0.5) * 0.82) * lattice.stepLat,
  ];
}

/** The part of a convex outline that is nearer to `a` than to `b`; `squeeze` makes degrees square. */
function nearer(outline: readonly Point[], a: Point, b: Point, squeeze: number): Point[] {
  const nx = (b[0] - a[0]) * squeeze;
  const ny = b[1] - a[1];
  const limit = (nx * (a[0] + b[0]) * squeeze + ny * (a[1] + b[1])) / 2;
  const side = ([x, y]: Point): number => nx * x * squeeze + ny * y - limit;
  const remaining: Point[] = [];
  for (let i = 0; i < outline.length; i++) {
    const from = outline[i]!;
    const to = outline[(i + 1) % outline.length]!;
    const s = side(from);
    const t = side(to);
    if (s <= 0) remaining.push(from);
    if (s * t < 0) {
      const at = s / (s - t);
      remaining.push([from[0] + (to[0] - from[0]) * at, from[1] + (to[1] - from[1]) * at]);
    }
  }
  return remaining;
}

function districtAt(lattice: Lattice, column: number, line: number): District {
  const { stepLat, stepLon } = lattice;
  const centre = centreAt(lattice, column, line);
  const [x, y] = centre;
  let outline: Point[] = [
    [x - 2 * stepLon, y - 2 * stepLat],
    [x + 2 * stepLon, y - 2 * stepLat],
    [x + 2 * stepLon, y + 2 * stepLat],
    [x - 2 * stepLon, y + 2 * stepLat],
  ];
  for (let dc = -2; dc <= 2; dc++) {
    for (let dl = -2; dl <= 2; dl++) {
      if (dc !== 0 || dl !== 0)
        outline = nearer(outline, centre, centreAt(lattice, column + dc, line + dl), stepLat / stepLon);
    }
  }
  return { centre, outline, seed: seedAt(lattice, column, line) };
}

/** The districts whose centres lie in a box, or just outside it. */
export function districtsIn(
  lattice: Lattice,
  box: { readonly west: number; readonly south: number; readonly east: number; readonly north: number },
): District[] {
  const found: District[] = [];
  const { stepLat, stepLon } = lattice;
  for (let line = Math.floor(box.south / stepLat) - 1; line <= Math.floor(box.north / stepLat) + 1; line++) {
    for (
      let column = Math.floor(box.west / stepLon) - 1;
      column <= Math.floor(box.east / stepLon) + 1;
      column++
    )
      found.push(districtAt(lattice, column, line));
  }
  return found;
}
