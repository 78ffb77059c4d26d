import { skyline } from '../buildings.ts';
import { mix } from '../colour.ts';
import type { Board } from '../context.ts';
import { sky } from '../landscape.ts';
import { tree } from '../trees.ts';

/** Where the building stands and its stone, lit and shaded. */
type Temple = {
  readonly c: Board;
  readonly g: number;
  readonly x0: number;
  readonly w: number;
  readonly ph: number;
  readonly st: string;
  readonly sh: string;
};
function columns({ c, g, x0, w, ph, st, sh }: Temple): void {
  const { u, P } = c;
  const n = 8;
  c.rect(x0 + 3 * u, g - ph - 6 * u, w - 6 * u, ph, mix(st, P.near, 0.52));
  for (let i = 0; i < 7; i++)
    c.rect(
      x0 + w * (0.09 + i * 0.128),
      g - 24 * u,
      w * 0.06,
      18 * u,
      c.T === 'dusk' ? P.light : mix(P.near, P.light, 0.14),
      0.4 * u,
    );
  for (let i = 0; i < n; i++) {
    const x = x0 + 2 * u + (i * (w - 4 * u - 5 * u)) / (n - 1);
    c.rect(x, g - ph - 6 * u, 5 * u, ph, st);
    c.rect(x + 3.2 * u, g - ph - 6 * u, 1.8 * u, ph, sh);
    for (const k of [1, 2]) c.rect(x + k * 1.2 * u, g - ph - 4 * u, 0.25 * u, ph - 4 * u, sh, 0, 0.7);
    c.rect(x - 0.9 * u, g - ph - 7.4 * u, 6.8 * u, 1.8 * u, st);
    c.rect(x - 0.9 * u, g - 7.6 * u, 6.8 * u, 1.8 * u, st);
  }
}
function pediment({ c, g, x0, w, ph, st, sh }: Temple): void {
  const { W, u, P } = c;
  c.rect(x0 - 2 * u, g - ph - 14 * u, w + 4 * u, 7 * u, st);
  c.rect(x0 - 2 * u, g - ph - 8 * u, w + 4 * u, 1 * u, sh);
  c.poly(
    [
      [x0 - 4 * u, g - ph - 14 * u],
      [W / 2, g - ph - 29 * u],
      [x0 + w + 4 * u, g - ph - 14 * u],
    ],
    st,
  );
  c.poly(
    [
      [x0 + 9 * u, g - ph - 15.6 * u],
      [W / 2, g - ph - 26 * u],
      [x0 + w - 9 * u, g - ph - 15.6 * u],
    ],
    sh,
  );
  c.circ(W / 2, g - ph - 19 * u, 2.6 * u, st);
  for (let i = 0; i < 4; i++)
    c.rect(
      x0 - (4 + i * 3) * u,
      g - 6 * u + i * 1.6 * u,
      w + (8 + i * 6) * u,
      1.7 * u,
      mix(st, P.shade, i * 0.14),
    );
}
/** A museum with columns, and people before it. */
export function museum(c: Board): void {
  const { W, H, u, P } = c,
    g = H * 0.84;
  sky(c, g);
  c.rect(0, 0, W, g, P.sky[1], 0, 0.25);
  skyline(c, g, 10 * u, 20 * u, mix(c.tone(0.1), P.sky[2], 0.3), false);
  const st = mix(P.wall, P.stone, 0.3),
    sh = mix(st, P.shade, 0.6),
    w = Math.min(W * 0.92, 108 * u),
    x0 = W / 2 - w / 2,
    ph = 34 * u;
  const temple: Temple = { c, g, x0, w, ph, st, sh };
  columns(temple);
  pediment(temple);
  c.rect(0, g, W, H, mix(P.stone, P.near, 0.16));
  for (const k of [0.05, 0.95]) tree(c, 'cypress', k * W, g + 3 * u, 40 * u, mix(P.leaf, P.near, 0.24));
  for (let i = 0; i < 7; i++) {
    const x = c.R(0.15, 0.85) * W,
      y = g + c.R(2, 11) * u;
    c.rect(
      x,
      y - 4.4 * u,
      1.5 * u,
      4.4 * u,
      c.pick([P.roof, P.near, mix(P.leaf, P.near, 0.2), P.wall]),
      0.7 * u,
    );
    c.circ(x + 0.75 * u, y - 5.2 * u, 0.75 * u, mix(P.roof, P.wall, 0.45));
  }
}
