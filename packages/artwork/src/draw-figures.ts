/**
 * Draws the figures of `data/city-figures.ts`. A figure is a tone, `m` when it's mirrored too, a shape and
 * its numbers: `gmR 8 34 7 34` is a pair of rectangles of light stone. Lengths are the board's units, x from
 * the middle, y up from the ground.
 */
import { mix } from './colour.ts';
import type { Board, Point } from './context.ts';

type Ground = { readonly c: Board; readonly x: number; readonly base: number };

type Tones = Readonly<Record<string, string>>;

/** f main, s its shade, d dark, g light stone, r roof, l lamp, n leaf, b blue, w sail, k sky. */
function tonesOf(c: Board): Tones {
  const { P } = c;
  // By night what is dark would be lost against the sky
  const f = c.dark ? mix(c.tone(0.48), P.wall, 0.42) : c.tone(0.48);
  return {
    f,
    s: mix(f, P.near, c.dark ? 0.4 : 0.25),
    d: c.dark ? mix(P.near, P.shade, 0.6) : mix(P.near, P.far, 0.12),
    g: mix(P.wall, P.sky[2], 0.16),
    r: mix(P.roof, P.far, 0.14),
    l: mix(P.light, '#FFFFFF', 0.2),
    n: mix(P.leaf, P.far, 0.22),
    b: mix('#3E6FA3', P.far, 0.2),
    w: mix(P.wall, '#FFFFFF', 0.5),
    k: P.sky[2],
  };
}

type Pen = {
  readonly c: Board;
  readonly fill: string;
  readonly dark: string;
  readonly X: (x: number) => number;
  readonly Y: (y: number) => number;
  readonly u: number;
};
type Shape = (pen: Pen, n: readonly number[]) => void;

const pairs = (n: readonly number[]): [number, number][] =>
  Array.from({ length: Math.floor(n.length / 2) }, (_, i) => [n[2 * i] ?? 0, n[2 * i + 1] ?? 0]);
const points = ({ X, Y }: Pen, n: readonly number[]): Point[] =>
  pairs(n).map(([x, y]): Point => [X(x), Y(y)]);

function rect({ c, fill, X, Y, u }: Pen, [x = 0, y = 0, w = 0, h = 0]: readonly number[]): void {
  c.rect(X(x) - (w * u) / 2, Y(y), w * u, h * u, fill);
}

function arch(pen: Pen, [x = 0, y = 0, w = 0, h = 0]: readonly number[]): void {
  const { c, fill, X, Y, u } = pen;
  const r = (w * u) / 2;
  const spring = Math.max(0, h * u - r);
  c.path(`M${X(x) - r} ${Y(y)}v${-spring}a${r} ${r} 0 0 1 ${2 * r} 0v${spring}Z`, fill);
}

/** Several in a row, in a space of that width. */
const row = (n: readonly number[], draw: (x: number, w: number) => void): void => {
  const [x = 0, , w = 0, , count = 1] = n;
  const step = w / count;
  for (let i = 0; i < count; i++) draw(x - w / 2 + step * (i + 0.5), step);
};

/** A ring with spokes. */
function wheel({ c, fill, X, Y, u }: Pen, [x = 0, y = 0, r = 0]: readonly number[]): void {
  const [cx, cy, R] = [X(x), Y(y), r * u];
  c.path(
    `M${cx - R} ${cy}a${R} ${R} 0 1 1 ${2 * R} 0a${R} ${R} 0 1 1 ${-2 * R} 0Z`,
    'none',
    `stroke="${fill}" stroke-width="${(u * 0.9).toFixed(1)}"`,
  );
  for (let i = 0; i < 6; i++) {
    const [dx, dy] = [Math.cos((i * Math.PI) / 6) * R, Math.sin((i * Math.PI) / 6) * R];
    c.line(`M${cx - dx} ${cy - dy}L${cx + dx} ${cy + dy}`, fill, u * 0.3);
  }
}

/** A narrow house with a stepped gable, so high at its ridge, and windows. */
function gable({ c, fill, dark, X, Y, u }: Pen, [x = 0, h = 0, w = 0]: readonly number[]): void {
  const at = (dx: number, y: number): Point => [X(x + dx * w), Y(y)];
  const eaves = h * 0.72;
  c.poly(
    [
      at(-0.5, 0), at(-0.5, eaves), at(-0.34, eaves), at(-0.34, h * 0.84), at(-0.17, h * 0.84), at(-0.17, h),
      at(0.17, h), at(0.17, h * 0.84), at(0.34, h * 0.84), at(0.34, eaves), at(0.5, eaves), at(0.5, 0),
    ], // biome-ignore format: the outline in rows
    fill,
  );
  for (const y of [eaves * 0.9, eaves * 0.55, eaves * 0.2])
    for (const dx of [-0.28, 0, 0.28])
      c.rect(X(x + dx * w) - w * u * 0.07, Y(y), w * u * 0.14, u * 1.5, dark);
}

/** An arch of steel between two ends: x, height of its ends, span, rise. */
function span({ c, fill, X, Y, u }: Pen, [x = 0, y = 0, w = 0, h = 0]: readonly number[]): void {
  const [l, r] = [X(x - w / 2), X(x + w / 2)];
  c.line(`M${l} ${Y(y)}Q${X(x)} ${Y(y + 2 * h)} ${r} ${Y(y)}`, fill, u * 1.1);
  c.line(`M${l} ${Y(y)}Q${X(x)} ${Y(y + 1.7 * h)} ${r} ${Y(y)}`, fill, u * 0.6);
  c.rect(l, Y(y + 4), r - l, u * 1.2, fill);
  for (let i = 1; i < 12; i++) {
    const t = i / 12;
    const top = y + 4 * t * (1 - t) * h;
    if (top > y + 4) c.rect(l + (r - l) * t, Y(top), u * 0.35, (top - y - 4) * u, fill);
  }
}

function onion({ c, fill, X, Y, u }: Pen, [x = 0, y = 0, r = 0, h = 0]: readonly number[]): void {
  const [cx, R] = [X(x), r * u];
  c.path(
    `M${cx - R * 0.7} ${Y(y)}C${cx - R * 1.5} ${Y(y + h * 0.42)} ` +
      `${cx - R * 0.5} ${Y(y + h * 0.68)} ${cx} ${Y(y + h)}` +
      `C${cx + R * 0.5} ${Y(y + h * 0.68)} ${cx + R * 1.5} ${Y(y + h * 0.42)} ${cx + R * 0.7} ${Y(y)}Z`,
    fill,
  );
}

const SHAPES: Readonly<Record<string, Shape>> = {
  /** middle, top, width, height */
  R: rect,
  P: (pen, n) => pen.c.poly(points(pen, n), pen.fill),
  C: ({ c, fill, X, Y, u }, [x = 0, y = 0, r = 0]) => c.circ(X(x), Y(y), r * u, fill),
  E: ({ c, fill, X, Y, u }, [x = 0, y = 0, rx = 0, ry = 0]) => c.ell(X(x), Y(y), rx * u, ry * u, fill),
  /** width of the line, then its points */
  L: (pen, [w = 0, ...n]) =>
    pen.c.line(
      points(pen, n)
        .map(([x, y], i) => `${i === 0 ? 'M' : 'L'}${x} ${y}`)
        .join(''),
      pen.fill,
      w * pen.u,
    ),
  /** a dome upon a height: middle, foot, half width, rise */
  D: ({ c, fill, X, Y, u }, [x = 0, y = 0, rx = 0, ry = 0]) =>
    c.path(`M${X(x) - rx * u} ${Y(y)}a${rx * u} ${ry * u} 0 0 1 ${2 * rx * u} 0Z`, fill),
  O: onion,
  /** middle, foot, width, height */
  A: arch,
  T: (pen, [x = 0, y = 0, w = 0, h = 0]) =>
    pen.c.poly(points(pen, [x - w / 2, y, x, y + h, x + w / 2, y]), pen.fill),
  /** bars in a row: middle, top, width, height, how many */
  N: (pen, n) => row(n, (x, w) => rect(pen, [x, n[1] ?? 0, w * 0.5, n[3] ?? 0])),
  /** arches in a row: middle, foot, width, height, how many */
  Y: (pen, n) => row(n, (x, w) => arch(pen, [x, n[1] ?? 0, w * 0.62, n[3] ?? 0])),
  W: wheel,
  G: gable,
  K: span,
};

const FIGURE = /^([a-z])(m?)([A-Z])(.*)$/;

/** Draws every figure but references (`=lattice`), which are returned. */
export function drawFigures({ c, x, base }: Ground, figures: string): string[] {
  const tones = tonesOf(c);
  const references: string[] = [];
  for (const figure of figures.replace(/^[~_]+/, '').split(';')) {
    if (figure.startsWith('=')) references.push(figure.slice(1));
    const [, tone = '', mirrored, shape = '', rest = ''] = FIGURE.exec(figure) ?? [];
    const draw = SHAPES[shape];
    if (!draw) continue;
    const numbers = rest.trim().split(/\s+/).map(Number);
    for (const side of mirrored ? [1, -1] : [1])
      draw(
        {
          c,
          fill: tones[tone] ?? c.P.near,
          dark: tones.d ?? c.P.near,
          X: (at) => x + side * at * c.u,
          Y: (up) => base - up * c.u,
          u: c.u,
        },
        numbers,
      );
  }
  return references;
}
