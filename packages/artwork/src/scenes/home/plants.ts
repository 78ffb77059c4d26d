/** Trees and pots before homes. */
import { mix } from '../../colour.ts';
import type { Board } from '../../context.ts';
import { lit } from './frame.ts';

export type HomeTree = 'plain' | 'lemon' | 'orange' | 'jacaranda';

const CROWN: readonly (readonly [x: number, y: number, r: number])[] = [
  [0, -62, 21],
  [-18, -50, 17],
  [18, -52, 18],
  [-7, -42, 16],
  [10, -40, 15],
];
const FRUITS: readonly (readonly [x: number, y: number])[] = [
  [-20, -50],
  [-9, -68],
  [4, -58],
  [17, -48],
  [21, -61],
  [-3, -42],
  [9, -74],
  [-14, -38],
];
const FRUIT = { lemon: '#F3CB4D', orange: '#E6843B' } as const;

export const leafOf = (c: Board): string => mix(c.P.leaf, c.dark ? c.P.near : c.P.wall, 0.08);

export function homeTree(c: Board, kind: HomeTree, x: number, y: number, s: number): void {
  const leaf = kind === 'jacaranda' ? lit(c, '#9A84C6') : leafOf(c);
  const trunk = mix(c.P.near, c.P.roof, 0.42);
  c.line(`M${x} ${y}Q${x - 3 * s} ${y - 20 * s} ${x + 1 * s} ${y - 40 * s}`, trunk, 4.6 * s);
  if (kind === 'jacaranda') c.line(`M${x} ${y - 24 * s}L${x + 15 * s} ${y - 46 * s}`, trunk, 2.4 * s);
  for (const [i, [dx, dy, r]] of CROWN.entries())
    c.circ(x + dx * s, y + dy * s, r * s, i % 2 ? mix(leaf, c.P.near, 0.1) : leaf);
  c.circ(x - 6 * s, y - 68 * s, 11 * s, mix(leaf, c.P.sky[2], 0.2));
  if (kind === 'lemon' || kind === 'orange')
    for (const [dx, dy] of FRUITS) c.circ(x + dx * s, y + dy * s, 3.2 * s, lit(c, FRUIT[kind]));
  if (kind === 'jacaranda')
    for (const dx of [-20, -8, 6, 19]) c.ell(x + dx * s, y + 2, 4 * s, 1 * s, leaf, 0.7);
}

/** A pot on the ground; with blossoms where a color is given. */
export function pot(c: Board, x: number, y: number, s = 1, bloom?: string): void {
  const leaf = leafOf(c);
  c.circ(x - 4.5 * s, y - 17 * s, 6 * s, leaf);
  c.circ(x + 4.5 * s, y - 18 * s, 6.6 * s, mix(leaf, c.P.near, 0.14));
  c.circ(x, y - 23 * s, 5.6 * s, leaf);
  if (bloom)
    for (const [dx, dy] of [
      [-5, -20],
      [1, -25],
      [6, -19],
      [0, -16],
    ] as const)
      c.circ(x + dx * s, y + dy * s, 1.9 * s, lit(c, bloom));
  const clay = lit(c, '#B9633F');
  c.path(`M${x - 7 * s} ${y - 12 * s}h${14 * s}l${-2 * s} ${12 * s}h${-10 * s}Z`, clay);
  c.rect(x - 8 * s, y - 13.5 * s, 16 * s, 3 * s, mix(clay, '#FFFFFF', 0.14), 1);
}

/** A climber up a wall's edge, in blossom. */
export function vine(c: Board, x: number, foot: number, top: number, bloom = '#B4457A'): void {
  const leaf = leafOf(c);
  c.line(`M${x} ${foot}C${x - 6} ${foot - 60} ${x + 8} ${top + 60} ${x} ${top}`, leaf, 4);
  for (let i = 0; i < 40; i++) {
    const t = i / 40;
    const spread = 4 + 9 * t;
    c.circ(
      x + c.R(-spread, spread),
      foot - t * (foot - top),
      c.R(3.2, 6.6),
      i % 5 < 2 ? lit(c, bloom) : mix(leaf, c.P.near, (i % 2) * 0.12),
      0.96,
    );
  }
}

export function streetLamp(c: Board, x: number, y: number): void {
  const post = mix(c.P.near, '#16242A', 0.3);
  if (c.dark) c.glow(x, y - 84, 30, c.P.light, 0.6);
  c.rect(x - 1.3, y - 76, 2.6, 76, post);
  c.path(`M${x - 6} ${y - 92}h12l-2.6 16h-6.8Z`, c.P.light);
  c.rect(x - 7, y - 94, 14, 2.4, post, 1);
  c.rect(x - 4, y - 3, 8, 3, post, 1);
}
