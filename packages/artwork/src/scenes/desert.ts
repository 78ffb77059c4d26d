import { mix } from '../colour.ts';
import type { Board } from '../context.ts';
import { landmark } from '../landmarks.ts';
import { haze, ridge, sky } from '../landscape.ts';

/** Mesas, dunes and cacti. */
export function desert(c: Board): void {
  const { W, H, u, P } = c,
    hz = H * 0.58,
    sand = mix(P.roof, P.wall, 0.38);
  sky(c, hz, { sun: true });
  const mesa = (x: number, w: number, h: number, f: string) => {
    c.poly(
      [
        [x - w * 0.62, hz + 3 * u],
        [x - w * 0.48, hz - h * 0.4],
        [x - w * 0.42, hz - h * 0.46],
        [x - w * 0.38, hz - h],
        [x + w * 0.36, hz - h * 0.97],
        [x + w * 0.4, hz - h * 0.5],
        [x + w * 0.47, hz - h * 0.42],
        [x + w * 0.66, hz + 3 * u],
      ],
      f,
    );
    c.poly(
      [
        [x + w * 0.02, hz - h * 0.98],
        [x + w * 0.36, hz - h * 0.97],
        [x + w * 0.4, hz - h * 0.5],
        [x + w * 0.47, hz - h * 0.42],
        [x + w * 0.66, hz + 3 * u],
        [x + w * 0.1, hz + 3 * u],
        [x + w * 0.06, hz - h * 0.5],
      ],
      mix(f, P.near, 0.16),
    );
    for (const k of [0.82, 0.66])
      c.rect(x - w * 0.39, hz - h * k, w * 0.74, 0.5 * u, mix(f, P.sky[2], 0.25), 0, 0.6);
  };
  for (let i = 0; i < 4; i++) mesa(c.R(0, 1) * W, c.R(22, 44) * u, c.R(10, 20) * u, mix(sand, P.sky[2], 0.5));
  haze(c, hz + 2 * u, 10 * u, 0.6);
  mesa(W * (c.sx > W / 2 ? 0.3 : 0.7), 44 * u, 30 * u, mix(sand, P.roof, 0.3));
  haze(c, hz + 3 * u, 7 * u, 0.5);
  landmark(c, c.o.motif, hz + 3 * u, W * (c.sx > W / 2 ? 0.62 : 0.38));
  for (let i = 0; i < 5; i++)
    ridge(
      c,
      hz + (5 + i * 9.5) * u,
      (6 + i * 1.5) * u,
      1.3 + i * 0.2,
      mix(mix(sand, P.sky[2], 0.34 - i * 0.08), P.near, i * 0.055),
    );
  const cac = (x: number, y: number, s: number, f: string) => {
    c.line(
      `M${x} ${y}V${y - s}M${x} ${y - s * 0.42}h${s * 0.22}v${-s * 0.3}M${x} ${y - s * 0.3}` +
        `h${-s * 0.2}v${-s * 0.34}`,
      f,
      s * 0.11,
      'stroke-linejoin="round"',
    );
  };
  for (let i = 0; i < 6; i++)
    cac(c.R(0.03, 0.97) * W, hz + (18 + i * 5.4) * u, (6 + i * 3.2) * u, mix(P.leaf, P.near, 0.1 + i * 0.08));
}
