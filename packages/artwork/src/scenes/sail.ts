import { boat } from '../buildings.ts';
import { mix } from '../colour.ts';
import type { Board } from '../context.ts';
import { haze, ridge, sky, water } from '../landscape.ts';

/** A sailing boat on calm water. */
export function sail(c: Board): void {
  const { W, H, u, P } = c,
    hz = H * 0.5;
  sky(c, hz);
  ridge(c, hz + u, 13 * u, 1.5, c.tone(0.06));
  ridge(c, hz + u, 7 * u, 2.6, c.tone(0.22));
  haze(c, hz + u, 9 * u, 0.5);
  water(c, hz);
  for (let i = 0; i < 4; i++)
    boat(c, c.R(0.05, 0.95) * W, hz + c.R(3, 10) * u, c.R(1, 1.8) * u, mix(P.wall, '#FFFFFF', 0.5));
  boat(c, W * (c.sx > W / 2 ? 0.36 : 0.64), hz + 26 * u, 14 * u, mix(P.wall, '#FFFFFF', 0.45));
}
