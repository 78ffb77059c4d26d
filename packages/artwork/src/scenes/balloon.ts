import { mix } from '../colour.ts';
import type { Board } from '../context.ts';
import { countryside } from './countryside.ts';

/** Balloons over the countryside. */
export function balloon(c: Board): void {
  countryside(c);
  const { W, H, u, P } = c;
  for (const [x, y, s] of [
    [0.3, 0.24, 11],
    [0.62, 0.36, 7.4],
    [0.82, 0.17, 5],
    [0.12, 0.4, 4],
  ] as const) {
    const X = x * W,
      Y = y * H,
      q = s * u,
      a = c.pick([P.roof, '#1C6A6E', '#C8933F', '#F4E7D0']),
      b = mix(a, '#FFF6E4', 0.6);
    c.path(
      `M${X - q * 0.34} ${Y + q * 1.2}` +
        `C${X - q * 1.5} ${Y + q * 0.1} ${X - q * 1.2} ${Y - q * 1.2} ${X} ${Y - q * 1.2}` +
        `C${X + q * 1.2} ${Y - q * 1.2} ${X + q * 1.5} ${Y + q * 0.1} ${X + q * 0.34} ${Y + q * 1.2}` +
        `Z`,
      a,
    );
    c.path(
      `M${X - q * 0.12} ${Y + q * 1.2}` +
        `C${X - q * 0.66} ${Y} ${X - q * 0.5} ${Y - q * 1.15} ${X} ${Y - q * 1.2}` +
        `C${X + q * 0.5} ${Y - q * 1.15} ${X + q * 0.66} ${Y} ${X + q * 0.12} ${Y + q * 1.2}Z`,
      b,
    );
    c.path(
      `M${X + q * 0.34} ${Y + q * 1.2}` +
        `C${X + q * 1.5} ${Y + q * 0.1} ${X + q * 1.2} ${Y - q * 1.2} ${X} ${Y - q * 1.2}` +
        `C${X + q * 0.9} ${Y - q} ${X + q * 1.1} ${Y + q * 0.1} ${X + q * 0.2} ${Y + q * 1.2}` +
        `Z`,
      P.near,
      'opacity=".16"',
    );
    c.rect(X - q * 0.22, Y + q * 1.5, q * 0.44, q * 0.34, mix(P.roof, P.near, 0.5), q * 0.06);
    c.line(
      `M${X - q * 0.3} ${Y + q * 1.2}L${X - q * 0.2} ${Y + q * 1.5}` +
        `M${X + q * 0.3} ${Y + q * 1.2}L${X + q * 0.2} ${Y + q * 1.5}`,
      P.near,
      0.2 * u,
    );
  }
}
