import { mix } from '../colour.ts';
import type { Board } from '../context.ts';
import { landmark } from '../landmarks.ts';
import { haze, peak, ridge, sky, water } from '../landscape.ts';
import { tree } from '../trees.ts';

/** A hut on stilts, s wide. */
function hut(c: Board, x: number, y: number, s: number): void {
  const { P } = c;
  for (const k of [-0.7, -0.25, 0.25, 0.7])
    c.rect(x + k * s, y - s * 0.1, s * 0.07, s * 0.55, mix(P.near, P.roof, 0.3));
  c.rect(x - s, y - s * 0.2, s * 2, s * 0.14, mix(P.roof, P.near, 0.4));
  c.rect(x - s * 0.68, y - s * 0.72, s * 1.36, s * 0.54, mix(P.wall, P.roof, 0.22));
  c.rect(x - s * 0.2, y - s * 0.62, s * 0.4, s * 0.44, mix(P.near, P.light, 0.35));
  c.poly(
    [
      [x - s * 0.98, y - s * 0.66],
      [x - s * 0.16, y - s * 1.44],
      [x + s * 0.16, y - s * 1.44],
      [x + s * 0.98, y - s * 0.66],
    ],
    mix(P.shade, P.roof, 0.42),
  );
  c.poly(
    [
      [x + s * 0.1, y - s * 0.66],
      [x + s * 0.08, y - s * 1.44],
      [x + s * 0.16, y - s * 1.44],
      [x + s * 0.98, y - s * 0.66],
    ],
    mix(P.near, P.roof, 0.5),
    0.4,
  );
}
/** A beach at one side of the picture, with palms. */
function beach(c: Board, left: boolean): void {
  const { W, H, u, P } = c;
  const m = (x: number) => (left ? W - x : x);
  c.path(
    `M${m(W * 0.34)} ${H + 2}` +
      `C${m(W * 0.5)} ${H - 9 * u} ${m(W * 0.76)} ${H - 18 * u} ${m(W + 2)} ${H - 22 * u}` +
      `V${H + 2}Z`,
    mix(P.wall, P.light, 0.3),
  );
  c.path(
    `M${m(W * 0.3)} ${H + 2}` +
      `C${m(W * 0.5)} ${H - 12 * u} ${m(W * 0.76)} ${H - 20 * u} ${m(W + 2)} ${H - 24.5 * u}` +
      `V${H - 21.5 * u}` +
      `C${m(W * 0.76)} ${H - 18 * u} ${m(W * 0.5)} ${H - 9 * u} ${m(W * 0.34)} ${H + 2}Z`,
    '#FFFFFF',
    'opacity=".5"',
  );
  tree(c, 'palm', m(W * 0.9), H - 10 * u, 62 * u, mix(P.leaf, P.near, 0.1));
  tree(c, 'palm', m(W * 0.8), H - 7 * u, 46 * u, mix(P.leaf, P.near, 0.25));
  for (let i = 0; i < 5; i++)
    c.ell(m(W * c.R(0.82, 1.02)), H, 9 * u, c.R(5, 10) * u, mix(P.leaf, P.near, 0.45));
}
/** A lagoon with huts on stilts and an island behind. */
export function island(c: Board): void {
  const { W, H, u, P } = c,
    hz = H * 0.48;
  sky(c, hz);
  ridge(c, hz + u, 14 * u, 1.3, c.tone(0.06));
  const px = c.sx > W / 2 ? 0.28 : 0.72;
  peak(
    c,
    px * W,
    hz + u,
    26 * u,
    66 * u,
    mix(mix(P.leaf, P.far, 0.5), P.near, 0.12),
    mix(P.leaf, P.far, 0.58),
  );
  ridge(c, hz + u, 5 * u, 4, mix(P.leaf, P.far, 0.35));
  landmark(c, c.o.motif, hz + u, (1 - px) * W);
  haze(c, hz + u, 9 * u, 0.5);
  water(c, hz);
  c.rect(
    0,
    hz + 9 * u,
    W,
    11 * u,
    c.grad([
      [0, '#BFE6DC', 0],
      [0.5, mix('#A9E0D3', P.water[0], 0.4), 0.7],
      [1, '#BFE6DC', 0],
    ]),
  );
  for (let i = 0; i < 4; i++) {
    const s = (6.4 + i * 1.7) * u,
      x = (c.sx > W / 2 ? 0.14 + i * 0.15 : 0.86 - i * 0.15) * W,
      y = hz + (10 + i * 4.2) * u;
    hut(c, x, y, s);
  }
  beach(c, px > 0.5);
}
