import { mix } from '../colour.ts';
import type { Board } from '../context.ts';
import { SCHEMES } from './interior.ts';

/** A plate of radius r; what lies on it gets the radius of the well. */
function dish(c: Board, x: number, y: number, r: number): number {
  c.circ(x + r * 0.06, y + r * 0.1, r, '#1A120B', 0.25);
  c.circ(x, y, r, '#FBF8F1');
  c.circ(x, y, r * 0.8, '#F0EBDF');
  return r * 0.7;
}
function soup(c: Board, x: number, y: number, r: number): void {
  c.circ(x, y, r * 0.92, '#D98B4A');
  for (let i = 0; i < 26; i++) {
    const a = c.R(0, 6.3),
      q = c.R(0, 0.8) * r;
    c.circ(
      x + Math.cos(a) * q,
      y + Math.sin(a) * q,
      c.R(0.05, 0.14) * r,
      c.pick(['#F3D9A4', '#B5532F', '#4F7A4A', '#F6ECD6', '#C0472F']),
    );
  }
  for (let i = 0; i < 3; i++)
    c.path(
      `M${x - r * 0.5 + i * r * 0.4} ${y + r * 0.1}` +
        `q${r * 0.2} ${-r * 0.5} ${r * 0.4} ${-r * 0.1}` +
        `q${-r * 0.1} ${r * 0.3} ${-r * 0.4} ${r * 0.1}Z`,
      '#E9785A',
    );
}
function salad(c: Board, x: number, y: number, r: number): void {
  for (let i = 0; i < 9; i++) {
    const a = i * 0.7;
    c.ell(
      x + Math.cos(a) * r * 0.5,
      y + Math.sin(a) * r * 0.5,
      r * 0.3,
      r * 0.2,
      i % 2 ? '#5F7F3D' : '#8FA650',
    );
  }
  c.circ(x, y, r * 0.24, '#C0472F');
}
function rolls(c: Board, x: number, y: number, r: number): void {
  for (let i = 0; i < 3; i++) {
    c.circ(x + (i - 1) * r * 0.52, y + (i % 2 ? -0.2 : 0.2) * r, r * 0.36, '#E7BC6A');
    c.circ(x + (i - 1) * r * 0.52, y + (i % 2 ? -0.2 : 0.2) * r, r * 0.24, '#C98A35');
  }
}
/** A set table from above. */
export function table(c: Board): void {
  const { W, H, u } = c;
  const [, , tex, acc, wood] = c.pick(SCHEMES);
  c.rect(0, 0, W, H, mix(wood, '#FFFFFF', 0.1));
  for (let i = 0; i * 15 * u < H; i++) c.rect(0, i * 15 * u, W, 0.5 * u, mix(wood, '#1A120B', 0.35), 0, 0.6);
  c.poly(
    [
      [W * 0.1, -2],
      [W * 0.62, -2],
      [W * 0.78, H + 2],
      [W * 0.26, H + 2],
    ],
    tex,
  );
  for (let i = 0; i < 7; i++)
    c.line(
      `M${W * (0.13 + i * 0.075)} ${-2}L${W * (0.29 + i * 0.075)} ${H + 2}`,
      mix(tex, acc, 0.45),
      0.5 * u,
      'opacity=".6"',
    );
  soup(c, W * 0.42, H * 0.48, dish(c, W * 0.42, H * 0.48, 27 * u));
  salad(c, W * 0.76, H * 0.26, dish(c, W * 0.76, H * 0.26, 16 * u));
  rolls(c, W * 0.8, H * 0.76, dish(c, W * 0.8, H * 0.76, 19 * u));
  for (const [x, y] of [
    [0.14, 0.28],
    [0.16, 0.76],
  ] as const) {
    c.circ(x * W + 0.8 * u, y * H + 1.4 * u, 8 * u, '#1A120B', 0.22);
    c.circ(x * W, y * H, 8 * u, '#E9EDE8');
    c.circ(x * W, y * H, 6.6 * u, acc === '#7A4330' ? '#7E2A2E' : '#E9D48B');
    c.circ(x * W - 2 * u, y * H - 2 * u, 1.6 * u, '#FFFFFF', 0.5);
  }
}
