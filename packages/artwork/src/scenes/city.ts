import { skyline } from '../buildings.ts';
import { mix } from '../colour.ts';
import type { Board } from '../context.ts';
import { bridge, landmark } from '../landmarks.ts';
import { haze, peak, sky, water } from '../landscape.ts';

/** A skyline over water with its landmark; the seed chooses one only when no motif is given. */
export function city(c: Board): void {
  const { W, H, u, P } = c,
    hz = H * 0.7,
    lit = true,
    motif = c.o.motif || c.pick(['bridge', 'tower', 'dome', 'lattice', 'clock', 'spires']);
  sky(c, hz);
  if (motif === 'pagoda') {
    peak(
      c,
      c.sx > W / 2 ? W * 0.28 : W * 0.7,
      hz,
      40 * u,
      W * 0.62,
      c.tone(0.1),
      mix(c.tone(0.1), P.sky[2], 0.25),
      mix('#FFFFFF', P.sky[2], 0.2),
    );
  }
  skyline(c, hz, 22 * u, 40 * u, mix(c.tone(0.08), P.sky[1], 0.25), false);
  haze(c, hz, 26 * u, 0.7);
  skyline(c, hz, 14 * u, 34 * u, c.tone(0.3), lit, 1.5);
  haze(c, hz, 14 * u, 0.45);
  landmark(c, motif, hz, c.sx > W / 2 ? W * 0.33 : W * 0.67);
  skyline(c, hz, 6 * u, 13 * u, c.tone(0.66), lit, 2.4);
  for (let x = -4 * u; x < W; x += c.R(3, 6) * u)
    c.circ(x, hz + 0.5 * u, c.R(1.8, 3.2) * u, mix(P.leaf, P.near, 0.3));
  c.rect(0, hz, W, 2.6 * u, mix(P.stone, P.near, 0.45));
  water(c, hz + 2.4 * u);
  if (motif === 'bridge') bridge(c, hz);
  if (c.dark)
    for (let i = 0; i < 14; i++)
      c.rect(c.R(0, W), hz + c.R(4, 14) * u, 0.7 * u, c.R(3, 9) * u, P.light, 0.4 * u, 0.45);
}
