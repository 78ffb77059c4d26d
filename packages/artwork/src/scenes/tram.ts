import { mix } from '../colour.ts';
import type { Board } from '../context.ts';
import { town } from './town.ts';

/** A yellow tram under a hill town. */
export function tram(c: Board): void {
  const { W, H, u, P } = c;
  town(c);
  c.rect(0, H * 0.8, W, H * 0.2, mix(P.stone, P.near, 0.3));
  c.line(`M0 ${H * 0.93}H${W}M0 ${H * 0.965}H${W}`, mix(P.stone, P.near, 0.65), 0.6 * u);
  const x = W * 0.5 - 27 * u,
    y = H * 0.93,
    w = 54 * u,
    f = '#E3B341';
  c.line(
    `M0 ${y - 47 * u}H${W}M${x + w * 0.5} ${y - 36 * u}L${x + w * 0.62} ${y - 47 * u}`,
    P.near,
    0.35 * u,
  );
  c.rect(x, y - 33 * u, w, 30 * u, f, 3 * u);
  c.rect(x, y - 33 * u, w, 15 * u, '#FBF1DC', 3 * u);
  c.rect(x - 1 * u, y - 36 * u, w + 2 * u, 4 * u, mix(P.near, P.stone, 0.3), 2 * u);
  for (let i = 0; i < 6; i++)
    c.rect(
      x + 2.4 * u + i * 8.4 * u,
      y - 30 * u,
      6.6 * u,
      11 * u,
      i % 2 ? mix(P.sky[0], P.near, 0.4) : mix(P.sky[0], P.near, 0.52),
      0.6 * u,
    );
  c.rect(x, y - 15 * u, w, 1 * u, '#FFFFFF', 0, 0.7);
  c.rect(x, y - 5 * u, w, 3 * u, mix(P.near, P.roof, 0.2));
  c.circ(x + 13 * u, y - 1.4 * u, 3 * u, P.near);
  c.circ(x + w - 13 * u, y - 1.4 * u, 3 * u, P.near);
  c.circ(x + 4 * u, y - 10 * u, 1.5 * u, '#FFF6D8');
  c.circ(x + w - 4 * u, y - 10 * u, 1.5 * u, '#FFF6D8');
}
