import { mix } from '../colour.ts';
import type { Board } from '../context.ts';
import { haze, ridge, sky, water } from '../landscape.ts';
import { tree } from '../trees.ts';

/** What the parts of a resort share; `m` and `mr` mirror the picture when it is flipped. */
type Ground = {
  readonly c: Board;
  readonly home: boolean;
  readonly pool: boolean;
  readonly g: number;
  readonly dim: boolean;
  readonly wall: string;
  readonly sh: string;
  readonly warm: string;
  readonly flip: boolean;
  readonly m: (x: number) => number;
  readonly mr: (x: number, y: number, w: number, h: number, f: string, rx?: number, a?: number) => void;
};
function upperFloor({ c, g, dim, wall, sh, mr }: Ground, bx: number, bw: number): void {
  const { u, P } = c;
  const glass = dim ? P.light : mix(P.sky[0], P.near, 0.45);
  mr(bx + 2 * u, g - 38 * u, bw * 0.66, 18 * u, wall);
  mr(bx + bw * 0.66 - 1 * u, g - 38 * u, 3 * u, 18 * u, sh);
  mr(bx, g - 40 * u, bw * 0.7 + 5 * u, 2.2 * u, mix(wall, '#FFFFFF', 0.4));
  for (let i = 0; i < 3; i++) {
    mr(bx + 6 * u + i * bw * 0.2, g - 34 * u, bw * 0.15, 14 * u, glass);
    mr(bx + 6 * u + i * bw * 0.2 + bw * 0.072, g - 34 * u, 0.5 * u, 14 * u, wall);
    if (i === 1) mr(bx + 6 * u + i * bw * 0.2, g - 34 * u, bw * 0.05, 14 * u, '#FFFFFF', 0, 0.4);
  }
}
function lowerFloor({ c, home, g, dim, wall, warm, flip, mr }: Ground, bx: number, bw: number): void {
  const { W, u, P } = c;
  const glass = dim ? P.light : mix(P.sky[0], P.near, 0.45);
  mr(bx, g - 22 * u, bw + 4 * u, 2.4 * u, mix(wall, '#FFFFFF', 0.4));
  mr(bx, g - 19.6 * u, bw, 20 * u, wall);
  mr(bx, g - 19.6 * u, bw, 1 * u, P.near, 0, 0.2);
  for (let i = 0; i < 4; i++) {
    const x = bx + 7 * u + i * bw * 0.225,
      w = bw * 0.17;
    if (home || c.T === 'golden') {
      const X = flip ? W - x - w : x;
      c.path(
        `M${X} ${g}V${g - 11 * u}a${w / 2} ${w / 2} 0 0 1 ${w} 0V${g}Z`,
        i % 2 ? glass : mix(warm, P.near, 0.4),
      );
    } else {
      mr(x, g - 16 * u, w, 16 * u, i % 3 ? glass : mix(warm, P.near, 0.4));
      mr(x + w * 0.48, g - 16 * u, 0.5 * u, 16 * u, wall);
    }
  }
  for (let i = 0; i < 6; i++) mr(bw + i * 2.4 * u, g - 17 * u, 0.7 * u, 17 * u, warm);
  mr(bw - 4 * u, g - 18 * u, 20 * u, 1.2 * u, mix(warm, P.near, 0.25));
}
function poolside({ c, g, wall, m }: Ground): void {
  const { W, H, u, P } = c;
  c.rect(0, g, W, H - g, mix(P.wall, P.stone, 0.6));
  for (let i = 1; i < 6; i++) c.rect(0, g + i * i * 1.3 * u, W, 0.25 * u, P.shade, 0, 0.5);
  const px = W * 0.28,
    pw = W * 0.74;
  c.poly(
    [
      [m(px + 12 * u), g + 5 * u],
      [m(px + pw), g + 5 * u],
      [m(px + pw + 10 * u), H + 2],
      [m(px - 14 * u), H + 2],
    ],
    mix(wall, '#FFFFFF', 0.5),
  );
  c.poly(
    [
      [m(px + 14 * u), g + 6.6 * u],
      [m(px + pw), g + 6.6 * u],
      [m(px + pw + 10 * u), H + 2],
      [m(px - 10 * u), H + 2],
    ],
    c.grad([
      [0, mix(P.water[0], '#7FD3D0', 0.45)],
      [1, mix(P.water[1], '#1D8C96', 0.5)],
    ]),
  );
  for (let i = 0; i < 22; i++) {
    const t = c.r();
    c.rect(
      m(c.R(px + 16 * u, W * 0.96)) - 4 * u,
      g + (9 + t * 26) * u,
      (3 + t * 10) * u,
      (0.3 + t * 0.4) * u,
      '#FFFFFF',
      0.3 * u,
      0.42,
    );
  }
}
function lounger({ c, wall, warm, flip }: Ground, x: number, y: number, s: number): void {
  const { P } = c;
  const k = flip ? -1 : 1;
  c.poly(
    [
      [x, y],
      [x + k * s, y],
      [x + k * s * 1.02, y + s * 0.1],
      [x, y + s * 0.1],
    ],
    wall,
  );
  c.poly(
    [
      [x, y],
      [x - k * s * 0.36, y - s * 0.34],
      [x - k * s * 0.3, y - s * 0.4],
      [x + k * s * 0.06, y],
    ],
    wall,
  );
  c.rect(Math.min(x, x + k * s * 0.8), y + s * 0.1, s * 0.07, s * 0.16, warm);
  c.rect(Math.min(x, x + k * s * 0.8) + s * 0.72, y + s * 0.1, s * 0.07, s * 0.16, warm);
  c.rect(x, y - s * 0.05, k > 0 ? s * 0.24 : 0, s * 0.06, P.roof);
}
function umbrellas(ground: Ground): void {
  const { c, pool, g, wall, warm, flip, m } = ground;
  const { W, u, P } = c;
  const spots: readonly (readonly [number, number, number])[] = pool
    ? [
        [0.1, 9, 11],
        [0.2, 16, 14],
        [0.08, 26, 18],
      ]
    : [
        [0.12, 11, 10],
        [0.16, 22, 15],
      ];
  for (const [x, y, s] of spots) {
    const X = m(x * W),
      Y = g + y * u;
    c.rect(X + (flip ? -1 : 1) * s * 0.1 * u, Y - s * 1.5 * u, 0.6 * u, s * 1.6 * u, mix(warm, P.near, 0.3));
    c.path(
      `M${X - s * 0.95 * u} ${Y - s * 1.25 * u}` +
        `Q${X + s * 0.1 * u} ${Y - s * 2.2 * u} ${X + s * 1.15 * u} ${Y - s * 1.25 * u}Z`,
      c.pick([wall, P.roof]),
    );
    c.path(
      `M${X + s * 0.1 * u} ${Y - s * 1.72 * u}` +
        `Q${X + s * 0.9 * u} ${Y - s * 1.62 * u} ${X + s * 1.15 * u} ${Y - s * 1.25 * u}` +
        `H${X + s * 0.4 * u}Z`,
      P.near,
      'opacity=".12"',
    );
    lounger(ground, X, Y, s * u);
  }
}
/** A low house by a pool above the sea; only the pool when `pool`. */
export function resort(c: Board, home = false, pool = false): void {
  const { W, H, u, P } = c,
    hz = H * 0.44,
    g = H * 0.63,
    dim = c.T === 'dusk',
    wall = mix(P.wall, '#FFFFFF', 0.25),
    sh = mix(P.wall, P.shade, 0.6),
    flip = c.r() < 0.5,
    m = (x: number) => (flip ? W - x : x),
    mr = (x: number, y: number, w: number, h: number, f: string, rx?: number, a?: number) =>
      c.rect(flip ? W - x - w : x, y, w, h, f, rx, a);
  sky(c, hz, { sx: flip ? c.R(0.16, 0.36) : c.R(0.62, 0.84) });
  ridge(c, hz + u, 9 * u, 1.7, c.tone(0.08));
  ridge(c, hz + u, 5 * u, 2.7, c.tone(0.22));
  haze(c, hz + u, 7 * u, 0.5);
  water(c, hz, 26);
  c.rect(0, g - 6 * u, W, 8 * u, mix(P.leaf, P.near, 0.12));
  for (let x = 0; x < W; x += c.R(3, 6) * u)
    c.circ(x, g - 5 * u, c.R(2, 4.4) * u, mix(P.leaf, P.near, c.R(0, 0.26)));
  c.fork('f');
  const bx = -4 * u,
    bw = W * 0.3 + 24 * u;
  const ground: Ground = { c, home, pool, g, dim, wall, sh, warm: mix(P.roof, P.wall, 0.4), flip, m, mr };
  if (!pool) {
    upperFloor(ground, bx, bw);
    lowerFloor(ground, bx, bw);
  }
  poolside(ground);
  umbrellas(ground);
  tree(c, 'palm', m(W * 0.93), g + 8 * u, 48 * u, mix(P.leaf, P.near, 0.2));
  tree(c, 'palm', m(W * 0.84), g + 4 * u, 34 * u, mix(P.leaf, P.near, 0.1));
  if (pool) tree(c, 'palm', m(W * 0.03), g + 14 * u, 60 * u, mix(P.leaf, P.near, 0.3));
}
