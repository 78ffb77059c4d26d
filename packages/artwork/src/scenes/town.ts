import { hillTown } from '../buildings.ts';
import { mix } from '../colour.ts';
import type { Board } from '../context.ts';
import { landmark } from '../landmarks.ts';
import { birds, haze, ridge, sky } from '../landscape.ts';
import { tree } from '../trees.ts';

/** A hill town, with its landmark on top where it has one. */
export function town(c: Board): void {
  const { W, H, u, P } = c,
    hz = H * 0.56,
    px = c.R(0.35, 0.65);
  sky(c, hz, { sx: px < 0.5 ? 0.8 : 0.2 });
  ridge(c, hz + 4 * u, 15 * u, 1.5, c.tone(0.05));
  haze(c, hz + 4 * u, 14 * u, 0.5);
  ridge(c, hz + 12 * u, 9 * u, 1.8, mix(mix(P.leaf, P.far, 0.55), P.sky[2], 0.3));
  haze(c, hz + 14 * u, 16 * u, 0.4);
  c.rect(0, H * 0.72, W, H * 0.28, mix(P.leaf, P.far, 0.4));
  const ty = H * 0.34;
  c.path(
    `M${W * (px - 0.6)} ${H * 0.8}Q${W * px} ${H * 0.12} ${W * (px + 0.6)} ${H * 0.8}Z`,
    mix(P.leaf, P.far, 0.5),
  );
  landmark(c, c.o.motif, H * 0.45, W * px);
  hillTown(c, ty + 9 * u, H * 0.84, -4 * u, W + 4 * u, Math.max(6, Math.round(H / u / 13)), px);
  ridge(c, H * 0.97, 10 * u, 3, mix(P.leaf, P.near, 0.35));
  for (let i = 0; i < 9; i++)
    tree(
      c,
      c.pick(['cypress', 'cypress', 'round', 'pine']),
      ((i + c.R(0.1, 0.9)) / 9) * W,
      H + 2 * u,
      c.R(15, 25) * u,
      mix(P.leaf, P.near, c.R(0.25, 0.5)),
    );
  birds(c, W * (px > 0.5 ? 0.2 : 0.78), H * 0.2);
}
