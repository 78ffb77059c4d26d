/** The landmarks that make a city recognizable by its silhouette. */
import { windows } from './buildings.ts';
import { mix } from './colour.ts';
import type { Board } from './context.ts';
import { CITY_FIGURES, REGION_FIGURES } from './data/city-figures.ts';
import { drawFigures } from './draw-figures.ts';
import type { ArtMotif, Landmark } from './kinds.ts';
/** A hanging bridge over the whole width. */
export function bridge(c: Board, hz: number): void {
  const { W, u, P } = c,
    f = c.dark ? mix('#B4523B', P.far, 0.3) : mix(P.roof, P.near, 0.18),
    y = hz - 2 * u,
    tx = [W * 0.26, W * 0.74] as const,
    th = 25 * u;
  for (const x of tx) {
    c.rect(x - 1.6 * u, y - th, 1.1 * u, th + 8 * u, f);
    c.rect(x + 0.5 * u, y - th, 1.1 * u, th + 8 * u, f);
    for (const k of [0.94, 0.66, 0.4]) c.rect(x - 1.6 * u, y - th * k, 3.2 * u, 1 * u, f);
    c.rect(x - 3 * u, y + 7 * u, 6 * u, 3 * u, mix(P.stone, P.near, 0.4));
  }
  const cab =
    `M${-W * 0.1} ${y - th * 0.35}Q${W * 0.14} ${y - 1 * u} ${tx[0]} ${y - th}` +
    `Q${W * 0.5} ${y + th * 0.72} ${tx[1]} ${y - th}` +
    `Q${W * 0.86} ${y - 1 * u} ${W * 1.1} ${y - th * 0.35}`;
  c.line(cab, f, 0.55 * u);
  for (let x = tx[0] + 3 * u; x < tx[1] - 2 * u; x += 3 * u) {
    const t = (x - tx[0]) / (tx[1] - tx[0]),
      yy = y - th + 2 * t * (1 - t) * th * 1.72;
    c.rect(x, yy, 0.22 * u, Math.max(0, y - yy), f, 0, 0.8);
  }
  c.rect(0, y, W, 1.5 * u, f);
  c.rect(0, y + 1.7 * u, W, 0.4 * u, f, 0, 0.7);
}
/** Where a silhouette stands and its two tones; l gives the height of h units above its base. */
type Site = {
  readonly c: Board;
  readonly x: number;
  readonly base: number;
  readonly f: string;
  readonly s2: string;
  readonly l: (h: number) => number;
};
function tower({ c, x, base, f, s2, l }: Site): void {
  const { u } = c;
  c.rect(x - 0.9 * u, l(52), 1.8 * u, 52 * u, f);
  c.ell(x, l(44), 4.6 * u, 1.7 * u, s2);
  c.ell(x, l(42.4), 3.2 * u, 1.6 * u, f);
  c.rect(x - 0.2 * u, l(62), 0.4 * u, 12 * u, f);
  c.poly(
    [
      [x - 0.9 * u, l(20)],
      [x + 0.9 * u, l(20)],
      [x + 3.4 * u, base],
      [x - 3.4 * u, base],
    ],
    f,
  );
}
function lattice({ c, x, base, f, s2, l }: Site): void {
  const { u, P } = c;
  c.path(
    `M${x - 0.5 * u} ${l(56)}h${1 * u}Q${x + 1.6 * u} ${l(22)} ${x + 8.4 * u} ${base}` +
      `h${-3.6 * u}Q${x} ${l(12)} ${x - 4.8 * u} ${base}h${-3.6 * u}` +
      `Q${x - 1.6 * u} ${l(22)} ${x - 0.5 * u} ${l(56)}Z`,
    f,
  );
  for (const k of [15, 29]) c.rect(x - (k < 20 ? 5 : 2.8) * u, l(k), (k < 20 ? 10 : 5.6) * u, 1.3 * u, s2);
  for (let i = 0; i < 9; i++) {
    const q = 17 + i * 3.6,
      w2 = (q < 29 ? 2.6 - (q - 17) * 0.11 : 1.3 - (q - 29) * 0.05) * 0.62;
    c.line(
      `M${x - w2 * u} ${l(q)}L${x + w2 * u} ${l(q + 2.6)}M${x + w2 * u} ${l(q)}L${x - w2 * u} ${l(q + 2.6)}`,
      P.sky[2],
      0.26 * u,
      'opacity=".6"',
    );
  }
  c.rect(x - 0.2 * u, l(61), 0.4 * u, 6 * u, f);
}
function dome({ c, x, f, s2, l }: Site): void {
  const { u, P } = c;
  c.rect(x - 12 * u, l(14), 24 * u, 14 * u, f);
  windows(c, x - 10 * u, l(11), 20 * u, 9 * u, 1.3 * u, 8 * u, 1.5 * u, 9 * u, s2, s2, 1, true);
  c.rect(x - 7 * u, l(20), 14 * u, 6.2 * u, f);
  windows(c, x - 6 * u, l(19), 12 * u, 4.6 * u, 0.9 * u, 4.4 * u, 1 * u, 9, s2, s2, 1, true);
  c.path(
    `M${x - 7 * u} ${l(20)}C${x - 7 * u} ${l(31)} ${x - 2 * u} ${l(33)} ${x} ${l(34)}` +
      `C${x + 2 * u} ${l(33)} ${x + 7 * u} ${l(31)} ${x + 7 * u} ${l(20)}Z`,
    mix(f, P.roof, 0.35),
  );
  c.rect(x - 1.2 * u, l(38), 2.4 * u, 5 * u, f);
  c.poly(
    [
      [x - 1.4 * u, l(38)],
      [x, l(43)],
      [x + 1.4 * u, l(38)],
    ],
    s2,
  );
}
/** A dome on a drum over a portico, between two long wings. */
function capitol({ c, x, f, s2, l }: Site): void {
  const { u, P } = c;
  c.rect(x - 21 * u, l(11), 42 * u, 11 * u, f);
  windows(c, x - 20 * u, l(9.4), 40 * u, 7 * u, 1.2 * u, 5.6 * u, 1.8 * u, 9 * u, s2, s2, 1, true);
  c.rect(x - 7.4 * u, l(12.6), 14.8 * u, 12.6 * u, f);
  c.poly(
    [
      [x - 8.2 * u, l(12.6)],
      [x, l(16.4)],
      [x + 8.2 * u, l(12.6)],
    ],
    s2,
  );
  for (let i = 0; i < 6; i++) c.rect(x + (i * 2.6 - 7) * u, l(11.4), 1 * u, 11.4 * u, s2);
  c.rect(x - 5.6 * u, l(23), 11.2 * u, 7 * u, f);
  for (let i = 0; i < 6; i++) c.rect(x + (i * 1.9 - 5.1) * u, l(22), 0.7 * u, 5 * u, s2);
  c.path(
    `M${x - 5.2 * u} ${l(23)}C${x - 5.2 * u} ${l(32)} ${x - 2.4 * u} ${l(34)} ${x} ${l(34.6)}` +
      `C${x + 2.4 * u} ${l(34)} ${x + 5.2 * u} ${l(32)} ${x + 5.2 * u} ${l(23)}Z`,
    mix(f, P.light, 0.2),
  );
  c.rect(x - 1.1 * u, l(37.6), 2.2 * u, 3.6 * u, f);
  c.rect(x - 0.2 * u, l(42), 0.4 * u, 4.6 * u, s2);
}
function clock({ c, x, f, s2, l }: Site): void {
  const { u, P } = c;
  c.rect(x - 3 * u, l(38), 6 * u, 38 * u, f);
  c.rect(x + 0.6 * u, l(38), 2.4 * u, 38 * u, s2);
  c.rect(x - 3.6 * u, l(39), 7.2 * u, 8.4 * u, f);
  c.circ(x, l(34.8), 2.5 * u, mix(P.light, '#FFFFFF', 0.4));
  c.line(`M${x} ${l(34.8)}v${-1.7 * u}M${x} ${l(34.8)}h${1.1 * u}`, P.near, 0.4 * u);
  c.poly(
    [
      [x - 3.6 * u, l(39)],
      [x, l(53)],
      [x + 3.6 * u, l(39)],
    ],
    s2,
  );
  c.rect(x - 20 * u, l(11), 17 * u, 11 * u, f);
  for (let i = 0; i < 5; i++)
    c.poly(
      [
        [x - (19.6 - i * 3.4) * u, l(11)],
        [x - (18.6 - i * 3.4) * u, l(15)],
        [x - (17.6 - i * 3.4) * u, l(11)],
      ],
      f,
    );
  windows(c, x - 19 * u, l(9), 15 * u, 7 * u, 1 * u, 6 * u, 1.3 * u, 9, s2, s2, 1, true);
}
function pagoda({ c, x, f, s2, l }: Site): void {
  const { u, P } = c;
  for (let i = 0; i < 5; i++) {
    const w = 9 - i * 1.1,
      y = l(7 + i * 6.4);
    c.rect(x - w * 0.55 * u, y - 1 * u, w * 1.1 * u, 6.4 * u, mix(P.roof, f, 0.35));
    c.path(
      `M${x - w * 1.2 * u} ${y}` +
        `Q${x - w * 0.6 * u} ${y - 1 * u} ${x - w * 0.4 * u} ${y - 2.6 * u}` +
        `H${x + w * 0.4 * u}Q${x + w * 0.6 * u} ${y - 1 * u} ${x + w * 1.2 * u} ${y}` +
        `L${x + w * u} ${y + 0.5 * u}H${x - w * u}Z`,
      s2,
    );
  }
  c.rect(x - 0.25 * u, l(44), 0.5 * u, 10 * u, s2);
}
function spires({ c, x, base, f, s2, l }: Site): void {
  const { u, P } = c;
  for (const [dx, h] of [
    [-7, 40],
    [-2.4, 48],
    [2.4, 48],
    [7, 40],
  ] as const) {
    c.rect(x + (dx - 1.7) * u, l(h * 0.66), 3.4 * u, h * 0.66 * u, f);
    c.rect(x + (dx + 0.3) * u, l(h * 0.66), 1.4 * u, h * 0.66 * u, s2);
    c.poly(
      [
        [x + (dx - 1.7) * u, l(h * 0.66)],
        [x + dx * u, l(h)],
        [x + (dx + 1.7) * u, l(h * 0.66)],
      ],
      mix(f, P.near, 0.12),
    );
  }
  c.rect(x - 10 * u, l(19), 20 * u, 19 * u, f);
  c.path(`M${x - 2.4 * u} ${base}V${l(10)}a${2.4 * u} ${2.4 * u} 0 0 1 ${4.8 * u} 0V${base}Z`, s2);
  c.circ(x, l(16), 1.9 * u, s2);
}
function campanile({ c, x, l }: Site): void {
  const { u, P } = c;
  c.rect(x - 2.2 * u, l(34), 4.4 * u, 44 * u, mix(P.wall, P.sky[2], 0.2));
  c.rect(x + 0.4 * u, l(34), 1.8 * u, 44 * u, mix(P.shade, P.sky[2], 0.3));
  c.rect(x - 0.9 * u, l(31), 1.8 * u, 4.4 * u, c.tone(0.7), 0.9 * u);
  c.poly(
    [
      [x - 2.8 * u, l(34)],
      [x, l(42)],
      [x + 2.8 * u, l(34)],
    ],
    P.roof,
  );
}
function castle({ c, x, l }: Site): void {
  const { u, P } = c;
  const w = mix(P.stone, P.sky[2], 0.28);
  c.rect(x - 15 * u, l(12), 30 * u, 26 * u, w);
  for (const [dx, h, ww] of [
    [-15, 18, 6],
    [-3, 22, 7],
    [11, 17, 6],
  ] as const) {
    c.rect(x + dx * u, l(h), ww * u, 34 * u, mix(w, P.shade, 0.2));
    for (let i = 0; i < 3; i++)
      c.rect(x + (dx + i * ww * 0.38) * u, l(h + 1.4), ww * 0.24 * u, 1.6 * u, mix(w, P.shade, 0.2));
  }
  for (let i = 0; i < 10; i++) c.rect(x + (-15 + i * 3) * u, l(13.3), 1.6 * u, 1.5 * u, w);
}

const SILHOUETTES: Readonly<Record<Landmark, (site: Site) => void>> = {
  tower,
  lattice,
  dome,
  capitol,
  clock,
  pagoda,
  spires,
  campanile,
  castle,
};

/** The blocks of the table by their names, each as one line. */
const readFigures = (table: string): [string, string][] =>
  [...table.matchAll(/^@([a-z-]+)\n((?:[^@].*\n)+)/gm)].map(([, name = '', lines = '']) => [
    name,
    lines.trim().replaceAll('\n', ';'),
  ]);
const FIGURES = new Map([...readFigures(CITY_FIGURES), ...readFigures(REGION_FIGURES)]);
const figuresOf = (name: ArtMotif | undefined): string => FIGURES.get(name ?? '') ?? '';
const isLandmark = (name: string): name is Landmark => Object.hasOwn(SILHOUETTES, name);

/** What is around a landmark: houses instead of towers, land instead of water, a bridge over the water. */
export function surroundings(name: ArtMotif | undefined) {
  const figures = figuresOf(name);
  const flags = /^[~_]*/.exec(figures)?.[0] ?? '';
  return {
    isLow: flags.includes('~'),
    isLand: flags.includes('_'),
    hasBridge: name === 'bridge' || figures.includes('=bridge'),
  };
}

/**
 * Draws a landmark upon the line `base`; any other motif (a bridge, a tram) is no silhouette and draws
 * nothing.
 */
export function landmark(c: Board, name: ArtMotif | undefined, base: number, x: number): void {
  if (name === undefined) return;
  const own = figuresOf(name);
  const f = c.tone(0.48);
  const silhouettes = own ? drawFigures({ c, x, base }, own) : [name];
  for (const each of silhouettes)
    if (isLandmark(each))
      SILHOUETTES[each]({ c, x, base, f, s2: mix(f, c.P.near, 0.25), l: (h) => base - h * c.u });
}
