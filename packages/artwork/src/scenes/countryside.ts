import { house } from '../buildings.ts';
import { mix } from '../colour.ts';
import type { Board } from '../context.ts';
import { landmark } from '../landmarks.ts';
import { haze, ridge, sky } from '../landscape.ts';
import { tree } from '../trees.ts';

/** Rolling fields with cypresses and farmhouses. */
export function countryside(c: Board): void {
  const { W, H, u, P } = c,
    hz = H * 0.46,
    // Cypresses and vines are the south's
    isNorth = c.o.motif === 'meadow' || c.o.motif === 'ubud',
    shape = isNorth ? 'round' : 'cypress';
  sky(c, hz);
  ridge(c, hz + 5 * u, 16 * u, 1.4, c.tone(0.05));
  haze(c, hz + 6 * u, 14 * u, 0.5);
  const g = (i: number) => mix(mix(P.leaf, P.light, 0.42 - i * 0.09), P.far, Math.max(0, 0.34 - i * 0.1));
  c.rect(0, hz + 5 * u, W, H, g(0));
  for (let i = 0; i < 5; i++) {
    const y = hz + (8 + i * 12) * u;
    ridge(c, y, (8 + i) * u, 1.4 + i * 0.12, g(i));
    if (i === 1) landmark(c, c.o.motif, y, W * 0.66);
    if (i < 4) {
      for (let k = 0, x = c.R(0.08, 0.8) * W; k < 5; k++)
        tree(c, shape, x + k * (2.6 + i) * u, y - 2 * u, (7 + i * 2.6) * u, mix(g(i), P.near, 0.5));
      if (i === 1 || i === 2) house(c, c.R(0.2, 0.75) * W, y - u, (8 + i * 2) * u, 6 * u, 0.6 + i * 0.12);
    }
  }
  for (let k = isNorth ? 12 : -9; k < 12; k++)
    c.path(
      `M${W * 0.5 + k * 3.4 * u} ${H - 15 * u}L${W * 0.5 + k * 15 * u} ${H + 2}h${4.6 * u}` +
        `L${W * 0.5 + (k + 0.3) * 3.4 * u} ${H - 15 * u}Z`,
      mix(P.leaf, P.near, 0.5),
      'opacity=".5"',
    );
  tree(c, shape, W * 0.08, H + 2 * u, 46 * u, mix(P.leaf, P.near, 0.5));
  tree(c, shape, W * 0.15, H + 2 * u, 34 * u, mix(P.leaf, P.near, 0.4));
}
