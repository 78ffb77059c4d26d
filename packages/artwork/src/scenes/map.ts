/**
 * A street map: districts with their own grids, parks, and a shore; labels and pins are laid over it
 * by the page.
 */
import { type Board, n1, type Point } from '../context.ts';
import { MAP_PALETTES } from '../palettes.ts';

type Polygon = readonly Point[];

const text = (points: Polygon): string => `M${points.map(([x, y]) => `${n1(x)} ${n1(y)}`).join('L')}`;
const closed = (points: Polygon): string => `${text(points)}Z`;
/** The sides of a polygon as pairs of corners. */
const sides = (q: Polygon): [Point, Point][] => q.map((a, i) => [a, q[(i + 1) % q.length] ?? a]);
const along = (a: Point, b: Point, t: number): Point => [a[0] + (b[0] - a[0]) * t, a[1] + (b[1] - a[1]) * t];

/** The part of a polygon on the near side of a line with normal (nx, ny) at distance off. */
function clip(q: Polygon, nx: number, ny: number, off: number): Point[] {
  const remaining: Point[] = [];
  for (const [a, b] of sides(q)) {
    const da = nx * a[0] + ny * a[1] - off;
    const db = nx * b[0] + ny * b[1] - off;
    if (da <= 0) remaining.push(a);
    if (da * db < 0) remaining.push(along(a, b, da / (da - db)));
  }
  return remaining;
}

/** The line's stretch inside the polygon, as path text; empty when it misses. */
function stretch(q: Polygon, nx: number, ny: number, off: number): string {
  const ends: Point[] = [];
  for (const [a, b] of sides(q)) {
    const da = nx * a[0] + ny * a[1] - off;
    const db = nx * b[0] + ny * b[1] - off;
    if (da * db < 0) ends.push(along(a, b, da / (da - db)));
  }
  return ends.length === 2 ? text(ends) : '';
}

/** The district of each centre: what is nearer to it than to any other. */
function districts(c: Board, centres: Polygon): Point[][] {
  const { W, H } = c;
  return centres.map((p, i) => {
    let q: Point[] = [
      [-60, -60],
      [W + 60, -60],
      [W + 60, H + 60],
      [-60, H + 60],
    ];
    centres.forEach((k, j) => {
      if (i === j || q.length === 0) return;
      const off = (k[0] ** 2 + k[1] ** 2 - p[0] ** 2 - p[1] ** 2) / 2;
      q = clip(q, k[0] - p[0], k[1] - p[1], off);
    });
    return q;
  });
}

type Fabric = { grid: string; blocks: string; readonly parks: Point[][] };

/** One district: its streets at its own angle, and perhaps a park or denser blocks. */
function weave(c: Board, fabric: Fabric, q: Point[], [x, y]: Point, index: number): void {
  if (q.length < 3) return;
  const angle = c.R(-0.5, 0.5) + (index % 3 ? 0 : 0.4);
  const ca = Math.cos(angle);
  const sa = Math.sin(angle);
  const narrow = c.R(15, 24);
  const wide = c.R(22, 40);
  if (c.r() < 0.13) fabric.parks.push(q);
  else if (c.r() < 0.5) fabric.blocks += closed(q);
  const p1 = ca * x + sa * y;
  const p2 = -sa * x + ca * y;
  for (let k = -34; k < 34; k++) {
    fabric.grid += stretch(q, ca, sa, p1 + k * narrow);
    if (k % 2 || c.r() < 0.7) fabric.grid += stretch(q, -sa, ca, p2 + k * wide);
  }
}

const SHORE = 0.76;

function shore(c: Board, colours: { water: string; edge: string; main: string }): void {
  const { W, H } = c;
  const side = c.pick(['s', 'e', 'w', 'n'] as const);
  const n = c.noise();
  const level = side === 's' || side === 'n';
  const [length, depth] = level ? [W, H] : [H, W];
  const turn = ([a, b]: Point): Point =>
    side === 's' ? [a, b] : side === 'n' ? [a, H - b] : side === 'e' ? [b, a] : [W - b, a];
  const line: Point[] = [];
  for (let i = -2; i <= 42; i++) {
    const at = depth * (SHORE - 0.1 * (n((i / 40) * 3) - 0.5) - (0.06 * i) / 40) + 6 * (n(i * 0.7) - 0.5);
    line.push(turn([(i / 40) * length, at]));
  }
  const far: Point[] = [
    [length + 80, depth + 80],
    [-80, depth + 80],
  ];
  const d = text(line);
  c.add(`<path d="${closed([...line, ...far.map(turn)])}" fill="${colours.water}"/>`);
  c.add(`<path d="${d}" stroke="${colours.edge}" stroke-width="9" fill="none"/>`);
  c.add(`<path d="${d}" stroke="${colours.main}" stroke-width="6.5" fill="none"/>`);
}

/** Streets of no real place. It takes its colours from the theme that was asked for, as attributes. */
export function map(c: Board): void {
  const { W, H, o } = c;
  const colours = MAP_PALETTES[o.theme ?? 'consumer-light'];
  c.add(`<rect width="${W}" height="${H}" fill="${colours.land}"/>`);
  const count = Math.max(7, Math.round((W * H) / 52000));
  const centres = Array.from({ length: count }, (): Point => [c.R(-0.05, 1.05) * W, c.R(-0.05, 1.05) * H]);
  const cells = districts(c, centres);
  const fabric: Fabric = { grid: '', blocks: '', parks: [] };
  centres.forEach((centre, i) => {
    weave(c, fabric, cells[i] ?? [], centre, i);
  });
  c.add(`<path d="${fabric.blocks || 'M0 0'}" fill="${colours.block}"/>`);
  c.add(`<path d="${fabric.grid}" stroke="${colours.street}" stroke-width="2.4" fill="none"/>`);
  for (const q of fabric.parks) c.add(`<path d="${closed(q)}" fill="${colours.park}"/>`);
  for (let i = 0; i < 5; i++) c.circ(c.R(0, W), c.R(0, H * 0.7), c.R(10, 26), colours.park);
  const roads = cells
    .filter((q) => q.length > 2)
    .map(closed)
    .join('');
  const road = (colour: string, width: number) =>
    c.add(
      `<path d="${roads}" stroke="${colour}" stroke-width="${width}" fill="none" stroke-linejoin="round"/>`,
    );
  road(colours.edge, 7.5);
  road(colours.main, 5.5);
  shore(c, colours);
}
