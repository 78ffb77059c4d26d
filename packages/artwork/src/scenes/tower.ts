import { skyline } from '../buildings.ts';
import { mix } from '../colour.ts';
import type { Board } from '../context.ts';
import { haze, sky } from '../landscape.ts';
import { tree } from '../trees.ts';

const WIDTHS = [25, 34, 20, 29, 23, 31];
const HEIGHTS = [74, 58, 78, 66, 70, 50];

/** What a tower ends in, by its form: a block, a slope, steps, a mast, a dome or a roof garden. */
function crown(c: Board, x: number, top: number, w: number, f: string): void {
  const { u, P } = c;
  const form = c.variant % 6;
  if (form === 1)
    c.poly(
      [
        [x, top + 0.2 * u],
        [x + w, top + 0.2 * u],
        [x + w, top - 9 * u],
      ],
      f,
    );
  else if (form === 2) {
    c.rect(x + w * 0.15, top - 4 * u, w * 0.7, 4 * u, f);
    c.rect(x + w * 0.32, top - 8 * u, w * 0.36, 4 * u, f);
    c.rect(x + w * 0.49, top - 15 * u, 0.5 * u, 7 * u, f);
  } else if (form === 3) c.path(`M${x} ${top}a${w / 2} ${7 * u} 0 0 1 ${w} 0Z`, f);
  else if (form === 4) {
    c.rect(x + w * 0.3, top - 3 * u, w * 0.4, 3 * u, f);
    c.rect(x + w * 0.49, top - 16 * u, 0.6 * u, 13 * u, f);
  } else if (form === 5)
    for (let i = 0; i < 7; i++)
      c.ell(x + (w * (i + 0.5)) / 7, top, 3 * u, (1.6 + (i % 3)) * u, mix(P.leaf, P.near, 0.1 * (i % 3)));
  else c.rect(x + w * 0.12, top - 4 * u, w * 0.5, 4 * u, f);
}

/** A hotel tower among a skyline. */
export function tower(c: Board): void {
  const { W, H, u, P } = c,
    g = H * 0.86;
  sky(c, g);
  skyline(c, g, 24 * u, 46 * u, mix(c.tone(0.1), P.sky[2], 0.3), false);
  haze(c, g, 30 * u, 0.65);
  skyline(c, g, 14 * u, 30 * u, c.tone(0.28), true, 2);
  haze(c, g, 16 * u, 0.45);
  c.fork('f');
  const w = (WIDTHS[c.variant % 6] ?? 25) * u,
    h = (HEIGHTS[c.variant % 6] ?? 74) * u,
    x = W / 2 - w / 2,
    dim = c.T === 'dusk' || c.T === 'night',
    f = mix(P.wall, P.sky[0], 0.2),
    gl = mix(P.sky[0], P.near, 0.42);
  c.rect(x, g - h, w, h, f);
  c.rect(x + w * 0.62, g - h, w * 0.38, h, mix(f, P.near, 0.2));
  const storeys = Math.floor((h - 8 * u) / (2.9 * u)),
    across = Math.floor((w - 1.6 * u) / (2.9 * u));
  for (let i = 0; i < storeys; i++) {
    const y = g - h + 3 * u + i * 2.9 * u;
    for (let k = 0; k < across; k++)
      c.rect(
        x + 1.2 * u + k * 2.9 * u,
        y,
        2.3 * u,
        1.8 * u,
        c.r() < (dim ? 0.55 : 0.22) ? P.light : k > across * 0.6 ? mix(gl, P.near, 0.24) : gl,
        0.2 * u,
      );
  }
  crown(c, x, g - h, w, mix(f, P.near, 0.12));
  c.rect(x - 15 * u, g - 15 * u, w + 30 * u, 15 * u, mix(P.wall, P.stone, 0.4));
  for (let i = 0; i < 9; i++)
    c.rect(x - 13 * u + i * 6 * u, g - 11 * u, 4 * u, 11 * u, dim ? P.light : gl, 0.3 * u);
  c.rect(x - 17 * u, g - 16.4 * u, w + 34 * u, 2 * u, mix(P.wall, '#FFFFFF', 0.5));
  c.rect(0, g, W, H, mix(P.stone, P.near, 0.3));
  for (let i = 0; i < 10; i++) {
    const k = c.r() < 0.5 ? c.R(0, 0.3) : c.R(0.7, 1);
    tree(c, 'round', k * W, g + 2 * u, c.R(13, 22) * u, mix(P.leaf, P.near, c.R(0.05, 0.35)));
  }
}
