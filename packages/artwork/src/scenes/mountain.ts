import { mix } from '../colour.ts';
import type { Board } from '../context.ts';
import { landmark } from '../landmarks.ts';
import { haze, peak, ridge, sky, water } from '../landscape.ts';
import { tree } from '../trees.ts';

/** Snowy peaks over a lake with conifers. */
export function mountain(c: Board): void {
  const { W, H, u, P } = c,
    hz = H * 0.64;
  sky(c, hz);
  const px = c.sx > W / 2 ? 0.36 : 0.64,
    sn = mix('#FFFFFF', P.sky[2], 0.25);
  for (const [x, h, w, t] of [
    [px - 0.34, 34, 0.7, 0.03],
    [px + 0.36, 38, 0.74, 0.05],
    [px, 52, 0.86, 0.16],
  ] as const)
    peak(
      c,
      x * W,
      hz + 3 * u,
      h * u,
      Math.max(w * W * 0.8, 70 * u),
      mix(c.tone(t), P.near, 0.14),
      mix(c.tone(t), P.sky[2], 0.34),
      sn,
    );
  haze(c, hz + 3 * u, 22 * u, 0.85);
  ridge(c, hz + 3 * u, 11 * u, 3.2, mix(c.tone(0.35), P.leaf, 0.5));
  for (let x = 0; x < W; x += c.R(1.2, 2.8) * u)
    tree(c, 'conifer', x, hz + 2.4 * u, c.R(5, 9) * u, mix(mix(P.leaf, P.far, 0.35), P.near, c.R(0, 0.2)));
  landmark(c, c.o.motif, hz + 3 * u, (1 - px) * W);
  haze(c, hz + 3 * u, 6 * u, 0.4);
  water(c, hz + 2 * u);
  ridge(c, H + u, 12 * u, 2, mix(P.leaf, P.near, 0.5));
  for (let i = 0; i < 16; i++) {
    const x = c.r() < 0.5 ? c.R(-0.02, 0.3) : c.R(0.72, 1.02);
    tree(c, 'conifer', x * W, H + 2 * u, c.R(16, 38) * u, mix(P.leaf, P.near, c.R(0.35, 0.62)));
  }
}
