/**
 * The streets of a district: two families of parallel lines at the district's own angle, cut by its
 * outline.
 */
import { mix } from '@sojourn/domain/mix.ts';
import type { District, Point } from './lattice.ts';

export type Line = readonly [Point, Point];

const share = (seed: number, part: number): number => mix(seed, part) / 4294967296;

/**
 * Where the line `n · p = offset` crosses a convex outline; undefined when it misses. `squeeze` squares
 * degrees.
 */
function across(
  outline: readonly Point[],
  nx: number,
  ny: number,
  offset: number,
  squeeze: number,
): Line | undefined {
  const hits: Point[] = [];
  for (let i = 0; i < outline.length; i++) {
    const a = outline[i]!;
    const b = outline[(i + 1) % outline.length]!;
    const s = nx * a[0] * squeeze + ny * a[1] - offset;
    const t = nx * b[0] * squeeze + ny * b[1] - offset;
    if (s * t >= 0) continue;
    const at = s / (s - t);
    hits.push([a[0] + (b[0] - a[0]) * at, a[1] + (b[1] - a[1]) * at]);
  }
  return hits.length === 2 ? [hits[0]!, hits[1]!] : undefined;
}

/**
 * `squeeze`: how much shorter a degree of longitude is than one of latitude here; `coarse`: how many
 * times as wide.
 */
export function streetsOf({ centre, outline, seed }: District, squeeze: number, coarse: number): Line[] {
  const angle = (share(seed, 11) - 0.5) * 1.1 + (seed % 3 === 0 ? 0.4 : 0);
  const cos = Math.cos(angle);
  const sin = Math.sin(angle);
  const reach = Math.max(...outline.map(([, lat]) => Math.abs(lat - centre[1]))) * 1.8;
  const families = [
    { nx: cos, ny: sin, step: coarse * (0.00085 + share(seed, 12) * 0.0006), gaps: false },
    { nx: -sin, ny: cos, step: coarse * (0.0014 + share(seed, 13) * 0.0011), gaps: true },
  ];
  const lines: Line[] = [];
  for (const { nx, ny, step, gaps } of families) {
    const middle = nx * centre[0] * squeeze + ny * centre[1];
    const count = Math.ceil(reach / step);
    for (let k = -count; k <= count; k++) {
      if (gaps && k % 2 === 0 && share(seed, 100 + k) < 0.3) continue;
      const line = across(outline, nx, ny, middle + k * step, squeeze);
      if (line) lines.push(line);
    }
  }
  return lines;
}
