/** Trees by their foot and height. */
import { mix } from './colour.ts';
import type { Board } from './context.ts';

function conifer(c: Board, x: number, y: number, s: number, f: string): void {
  for (let i = 0; i < 4; i++) {
    const w = s * (0.13 + i * 0.075),
      t = y - s * (1 - i * 0.22);
    c.poly(
      [
        [x, t],
        [x + w, t + s * 0.32],
        [x - w, t + s * 0.32],
      ],
      f,
    );
  }
  c.rect(x - s * 0.02, y - s * 0.06, s * 0.04, s * 0.08, f);
}
function cypress(c: Board, x: number, y: number, s: number, f: string): void {
  c.path(
    `M${x} ${y - s}` +
      `C${x + s * 0.14} ${y - s * 0.55} ${x + s * 0.13} ${y - s * 0.1} ${x} ${y}` +
      `C${x - s * 0.13} ${y - s * 0.1} ${x - s * 0.14} ${y - s * 0.55} ${x} ${y - s}Z`,
    f,
  );
  c.path(
    `M${x} ${y - s}` +
      `C${x + s * 0.14} ${y - s * 0.55} ${x + s * 0.13} ${y - s * 0.1} ${x} ${y}` +
      `C${x + s * 0.03} ${y - s * 0.3} ${x + s * 0.05} ${y - s * 0.7} ${x} ${y - s}Z`,
    c.P.near,
    'opacity=".28"',
  );
}
function round(c: Board, x: number, y: number, s: number, f: string): void {
  c.rect(x - s * 0.03, y - s * 0.4, s * 0.06, s * 0.4, mix(f, c.P.near, 0.55));
  for (const [dx, dy, rr] of [
    [0, 0.66, 0.3],
    [-0.2, 0.5, 0.22],
    [0.2, 0.52, 0.22],
  ] as const)
    c.circ(x + dx * s, y - dy * s, rr * s, f);
  c.circ(x - 0.08 * s, y - 0.74 * s, 0.16 * s, mix(f, c.P.sky[2], 0.22));
}
function pine(c: Board, x: number, y: number, s: number, f: string): void {
  const b = x + s * 0.1;
  c.line(
    `M${x} ${y}Q${x - s * 0.03} ${y - s * 0.4} ${b} ${y - s * 0.72}`,
    mix(c.P.near, c.P.roof, 0.25),
    s * 0.045,
  );
  for (const [dx, dy, rx, ry] of [
    [0, 0.8, 0.38, 0.12],
    [-0.18, 0.74, 0.22, 0.08],
    [0.2, 0.73, 0.24, 0.09],
  ] as const)
    c.ell(b + dx * s, y - dy * s, rx * s, ry * s, f);
  c.ell(b - 0.06 * s, y - 0.85 * s, 0.24 * s, 0.05 * s, mix(f, c.P.sky[2], 0.2));
}
function palm(c: Board, x: number, y: number, s: number, f: string): void {
  const l = c.R(-0.18, 0.18),
    tx = x + l * s,
    ty = y - s * 0.78;
  c.line(
    `M${x} ${y}Q${x - l * s * 0.5} ${y - s * 0.45} ${tx} ${ty}`,
    mix(c.P.near, c.P.roof, 0.3),
    s * 0.036,
  );
  for (let i = 0; i < 9; i++) {
    const a = Math.PI * (0.98 + (i / 8) * 1.04) + c.R(-0.1, 0.1),
      L = s * c.R(0.32, 0.44),
      ex = tx + Math.cos(a) * L,
      ey = ty + Math.sin(a) * L * 0.6 + L * 0.34,
      mx = tx + Math.cos(a) * L * 0.55,
      my = ty + Math.sin(a) * L * 0.75;
    c.path(
      `M${tx} ${ty}Q${mx} ${my} ${ex} ${ey}Q${mx} ${my + L * 0.2} ${tx} ${ty}Z`,
      i % 2 ? f : mix(f, c.P.near, 0.3),
    );
  }
}
const TREES = { conifer, cypress, round, pine, palm } as const;
type Tree = keyof typeof TREES;

/** A tree whose foot is at x, y and whose height is about s, in the colour f. */
export const tree = (c: Board, kind: Tree, x: number, y: number, s: number, f: string): void =>
  TREES[kind](c, x, y, s, f);
