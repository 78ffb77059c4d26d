import { mix } from '../colour.ts';
import type { Board } from '../context.ts';
import { haze, ridge, sky } from '../landscape.ts';
import { tree } from '../trees.ts';

/** What the storeys share. */
type Block = {
  readonly c: Board;
  readonly g: number;
  readonly dim: boolean;
  readonly fh: number;
  readonly bw: number;
  readonly x0: number;
  readonly slab: string;
  readonly glass: string;
  readonly wood: string;
};
function storey({ c, g, dim, fh, bw, x0, slab, glass, wood }: Block, f: number): void {
  const { u, P } = c;
  const off = (f % 2 ? 3.4 : 0) * u + (f > 4 ? 10 * u : 0),
    w = bw - (f > 4 ? 26 * u : 0),
    y = g - (f + 1) * fh - 4 * u,
    x = x0 + off;
  c.rect(x, y, w, fh, mix(glass, P.near, 0.12));
  for (let xx = x; xx < x + w - 1; ) {
    const ww = c.R(5, 9) * u,
      e = Math.min(ww, x + w - xx),
      k = c.r();
    c.rect(
      xx + 0.3 * u,
      y + 1.1 * u,
      e - 0.6 * u,
      fh - 1.1 * u,
      k < (dim ? 0.56 : 0.2) ? mix(P.light, '#FFFFFF', 0.1) : k < 0.7 ? glass : mix(glass, P.sky[2], 0.3),
    );
    if (c.r() < 0.4) c.rect(xx + e * 0.6, y + 1 * u, e * 0.4, fh - 1 * u, wood);
    xx += ww;
  }
  for (let q = 0; q < w; q += 1.7 * u)
    c.rect(x - 1.4 * u + q, y + fh * 0.56, 0.24 * u, fh * 0.44, P.near, 0, 0.4);
  c.rect(x - 2.4 * u, y, w + 4.8 * u, 1.25 * u, slab);
  c.rect(x - 2.4 * u, y + 1.25 * u, w + 4.8 * u, 0.6 * u, P.near, 0, 0.22);
  if (c.r() < 0.85)
    for (let i = 0; i < 3; i++)
      c.ell(
        x + c.R(0.04, 0.94) * w,
        y - 0.1 * u + fh,
        c.R(2, 4) * u,
        1.5 * u,
        mix(P.leaf, P.near, c.R(0, 0.3)),
      );
}
function entrance({ c, g, fh, bw, x0, wood }: Block, fl: number): void {
  const { u, P } = c;
  c.rect(x0 + 36 * u, g - fl * fh - 12 * u, 8 * u, 8.4 * u, wood);
  c.rect(x0 - 2 * u, g - 4.4 * u, bw + 8 * u, 4.6 * u, mix(P.light, P.roof, 0.16));
  for (let i = 0; i < 13; i++) c.rect(x0 + i * 7 * u, g - 4.4 * u, 0.8 * u, 4.6 * u, mix(P.near, wood, 0.4));
}
function poolAndGarden({ c, g, slab }: Block): void {
  const { W, H, u, P } = c;
  c.rect(0, g, W, H - g, mix(P.stone, P.leaf, 0.25));
  c.sx = W / 2;
  c.poly(
    [
      [W * 0.2, H],
      [W * 0.36, g + 4 * u],
      [W * 0.86, g + 4 * u],
      [W * 0.98, H],
    ],
    mix(P.water[0], P.water[1], 0.4),
  );
  c.poly(
    [
      [W * 0.2, H],
      [W * 0.36, g + 4 * u],
      [W * 0.37, g + 4 * u],
      [W * 0.23, H],
    ],
    slab,
  );
  for (let i = 0; i < 9; i++)
    c.rect(c.R(0.42, 0.84) * W, g + c.R(6, 15) * u, c.R(4, 12) * u, 0.45 * u, '#FFFFFF', 0.2 * u, 0.5);
  for (const [x, s, t] of [
    [0.04, 50, 'palm'],
    [0.12, 36, 'palm'],
    [0.95, 54, 'palm'],
  ] as const)
    tree(c, t, x * W, g + 9 * u, s * u, mix(P.leaf, P.near, 0.2));
  for (let i = 0; i < 8; i++)
    c.ell(
      (i < 4 ? c.R(-0.02, 0.17) : c.R(0.9, 1.02)) * W,
      H - c.R(0, 6) * u,
      c.R(5, 9) * u,
      c.R(3, 6) * u,
      mix(P.leaf, P.near, c.R(0.1, 0.5)),
    );
}
/** A block of shifted storeys with a pool before it. */
export function modern(c: Board): void {
  const { W, H, u, P } = c,
    g = H * 0.82,
    dim = c.dark;
  sky(c, g);
  ridge(c, g, 22 * u, 1.3, c.tone(0.08));
  ridge(c, g, 13 * u, 2, c.tone(0.22));
  haze(c, g, 20 * u, 0.55);
  c.fork('f');
  const fl = 7,
    fh = 8 * u,
    bw = 86 * u,
    x0 = W / 2 - bw * 0.52,
    slab = mix(P.wall, '#FFFFFF', dim ? 0 : 0.35),
    glass = mix(P.sky[0], P.near, 0.5),
    wood = mix(P.roof, P.shade, 0.45);
  const block: Block = { c, g, dim, fh, bw, x0, slab, glass, wood };
  for (let f = 0; f < fl; f++) storey(block, f);
  entrance(block, fl);
  poolAndGarden(block);
}
