import { skyline } from '../buildings.ts';
import { mix } from '../colour.ts';
import type { Board } from '../context.ts';
import { bridge, landmark, surroundings } from '../landmarks.ts';
import { haze, peak, ridge, sky, water } from '../landscape.ts';

/** Where a snowy mountain stands behind the city. */
const FUJI = new Set<string | undefined>(['pagoda', 'tokyo']);

function ground(c: Board, hz: number): void {
  const { W, H, u, P } = c;
  c.rect(0, hz + 2.4 * u, W, H - hz, mix(P.stone, P.sky[2], 0.2));
  for (let i = 1; i < 4; i++)
    ridge(
      c,
      hz + (4 + i * 8) * u,
      4 * u,
      1.4 + i * 0.3,
      mix(mix(P.stone, P.leaf, i * 0.14), P.near, i * 0.07),
    );
}

/** A skyline over water or land. Without a motif it shows no landmark, because it would be another city's. */
export function city(c: Board): void {
  const { W, H, u, P } = c,
    hz = H * 0.7,
    lit = true,
    { motif } = c.o,
    { isLow, isLand, hasBridge } = surroundings(motif);
  sky(c, hz);
  if (FUJI.has(motif)) {
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
  skyline(c, hz, (isLow ? 8 : 22) * u, (isLow ? 15 : 40) * u, mix(c.tone(0.08), P.sky[1], 0.25), false);
  haze(c, hz, 26 * u, 0.7);
  skyline(c, hz, (isLow ? 6 : 14) * u, (isLow ? 12 : 34) * u, c.tone(0.3), lit, 1.5);
  haze(c, hz, 14 * u, 0.45);
  landmark(c, motif, hz, c.sx > W / 2 ? W * 0.33 : W * 0.67);
  // Low in front, so that the landmark stands free
  if (!motif || !isLow) skyline(c, hz, 6 * u, (motif ? 9 : 13) * u, c.tone(0.66), lit, 2.4);
  for (let x = -4 * u; x < W; x += c.R(3, 6) * u)
    c.circ(x, hz + 0.5 * u, c.R(1.4, motif ? 2.4 : 3.2) * u, mix(P.leaf, P.near, 0.3));
  c.rect(0, hz, W, 2.6 * u, mix(P.stone, P.near, 0.45));
  if (isLand) ground(c, hz);
  else water(c, hz + 2.4 * u);
  if (hasBridge) bridge(c, hz);
  if (c.dark && !isLand)
    for (let i = 0; i < 14; i++)
      c.rect(c.R(0, W), hz + c.R(4, 14) * u, 0.7 * u, c.R(3, 9) * u, P.light, 0.4 * u, 0.45);
}
