import { boat, house } from '../buildings.ts';
import { mix } from '../colour.ts';
import type { Board } from '../context.ts';
import { landmark } from '../landmarks.ts';
import { birds, haze, ridge, sky, water } from '../landscape.ts';
import { tree } from '../trees.ts';

/** A bay with a terraced headland, pines in front. */
export function coast(c: Board): void {
  const { W, H, u, P } = c,
    hz = H * c.R(0.46, 0.54),
    left = c.r() < 0.5;
  sky(c, hz, { sx: left ? c.R(0.58, 0.8) : c.R(0.2, 0.4) });
  ridge(c, hz + u, 12 * u, 1.6, c.tone(0.04));
  ridge(c, hz + u, 7 * u, 2.4, c.tone(0.2));
  haze(c, hz + u, 9 * u, 0.55);
  if (c.o.motif) c.ell((left ? 0.72 : 0.28) * W, hz + 0.4 * u, 42 * u, 2.6 * u, mix(P.leaf, P.far, 0.3));
  landmark(c, c.o.motif, hz, (left ? 0.72 : 0.28) * W);
  water(c, hz);
  for (let i = 0; i < 3; i++)
    boat(
      c,
      (left ? c.R(0.5, 0.9) : c.R(0.1, 0.5)) * W,
      hz + c.R(5, 22) * u,
      c.R(1.1, 2.4) * u,
      mix(P.wall, '#FFFFFF', 0.4),
    );
  const m = (x: number) => (left ? x : W - x),
    cl = (reach: number, y: number, f: string) =>
      c.path(
        `M${m(-2)} ${y - 26 * u}` +
          `C${m(reach * 0.35)} ${y - 27 * u} ${m(reach * 0.5)} ${y - 15 * u} ` +
          `${m(reach * 0.72)} ${y - 11 * u}` +
          `C${m(reach * 0.9)} ${y - 8 * u} ${m(reach * 0.94)} ${y - 1 * u} ${m(reach)} ${y}` +
          `C${m(reach * 0.8)} ${y + 3 * u} ${m(reach * 0.6)} ${y + 2 * u} ${m(-2)} ${y + 6 * u}` +
          `Z`,
        f,
      );
  cl(W * 0.62, hz + 15 * u, mix(P.leaf, P.far, 0.38));
  const n = 5 + Math.floor(c.r() * 4); // terrace of houses on the headland
  for (let r = 0; r < 3; r++)
    for (let i = 0; i < n; i++) {
      const t = (i + c.R(0.1, 0.7)) / n,
        x = W * 0.5 * t,
        y = hz + 15 * u - (25 - t * 25 - r * 5.5 + 2) * u * 0.86 + 1.2 * u,
        w = c.R(4.4, 6.6) * u;
      if (y < hz + 15 * u) house(c, m(x) - (left ? 0 : w), y + 2 * u, w, c.R(4.5, 8) * u, 0.55 + r * 0.15);
    }
  cl(W * 0.46, hz + 31 * u, mix(P.leaf, P.near, 0.12));
  c.path(
    `M${m(-2)} ${H + 2}L${m(-2)} ${H - 26 * u}` +
      `C${m(W * 0.2)} ${H - 22 * u} ${m(W * 0.36)} ${H - 8 * u} ${m(W * 0.52)} ${H + 2}Z`,
    mix(P.leaf, P.near, 0.5),
  );
  tree(c, 'pine', m(W * 0.1), H - 17 * u, 40 * u, mix(P.leaf, P.near, 0.35));
  tree(c, 'pine', m(W * 0.24), H - 11 * u, 26 * u, mix(P.leaf, P.near, 0.42));
  birds(c, c.sx + 17 * u, hz * 0.5);
}
