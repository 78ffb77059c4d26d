/** A courtyard: arches in a tiled wall, citrus in pots, a small table. */
import { mix } from '../../colour.ts';
import type { Board } from '../../context.ts';
import { homeWindow } from './facade.ts';
import { behind, type Frame, inFrame, iron, lit, paving, ROOF, stone, tiles } from './frame.ts';
import { homeTree, pot } from './plants.ts';

const GROUND = 248;
const SUBJECT = 28;
const WALLS = ['#F6E8CF', '#EBBB55', '#E9B7A2', '#F2EDE2', '#C9D6C4'] as const;
const DOORS = ['#2E7C86', '#3C6B4F', '#8E3B2E', '#2F6E93'] as const;

const arch = (x: number, w: number, y = 132): string =>
  `M${x} ${GROUND}V${y}a${w / 2} ${w / 2} 0 0 1 ${w} 0V${GROUND}Z`;

function opening(c: Board, x: number, w: number, fill: string): void {
  c.path(arch(x - 7, w + 14), stone(c));
  c.path(arch(x, w), fill);
}

function wall({ c, left, right }: Frame, paint: string): void {
  const roof = lit(c, ROOF);
  c.rect(left, 66, right - left, GROUND - 58, lit(c, paint));
  c.rect(left, 56, right - left, 12, roof);
  for (let x = left; x < right; x += 12.2)
    c.circ(x, 67, 6, Math.round(x) % 2 ? roof : mix(roof, c.P.near, 0.14));
  const tile = c.pick(['#2F6E93', '#2F6E93', '#3C7A6A', '#B0713C']);
  c.rect(left, 208, right - left, 40, tiles(c, tile));
  c.rect(left, 204.5, right - left, 4, lit(c, tile));
}

function gate(c: Board, paint: string): void {
  const tint = lit(c, paint);
  opening(c, 170, 60, tint);
  c.rect(199, 120, 2, GROUND - 120, mix(tint, c.P.near, 0.4));
  for (const x of [178, 206])
    for (const [y, h] of [
      [150, 34],
      [194, 40],
    ] as const)
      c.rect(x, y, 16, h, mix(tint, c.P.near, 0.2), 2);
  c.circ(196, 190, 2, '#F2C84B');
}

function cafe(c: Board): void {
  const ink = iron(c);
  c.ell(200, 268, 24, 4, ink);
  c.rect(198.5, 268, 3, 22, ink);
  for (const side of [-1, 1] as const) {
    const x = 200 + side * 24;
    c.rect(x - 7, 262, 14, 4, ink, 1);
    c.line(`M${x - 5} 266v20M${x + 5} 266v20M${x + side * 6} 246v18`, ink, 2);
  }
  c.circ(194, 264, 2.6, lit(c, '#E6843B'));
  c.circ(200, 264, 2.6, lit(c, '#E6843B'));
}

export function patio(c: Board): void {
  behind(c, { subject: SUBJECT, horizon: 70, hills: false });
  inFrame(c, SUBJECT, (frame) => {
    const fruit = c.pick(['orange', 'orange', 'lemon', 'plain'] as const);
    wall(frame, c.pick(WALLS));
    const dark = lit(c, '#2B4147');
    for (const x of [44, 290]) opening(c, x, 66, dark);
    for (const x of [77, 323]) {
      if (c.dark) c.glow(x, 152, 34, c.P.light, 0.6);
      c.circ(x, 150, 8, c.P.light, 0.9);
    }
    for (const x of [frame.left - 6, 424].filter(
      (x) => x < frame.right && x + 66 > frame.left && (x > 400 || frame.left < -60),
    ))
      opening(c, x, 66, dark);
    gate(c, c.pick(DOORS));
    for (const x of [122, 256]) homeWindow(c, { x, y: 112, w: 22, h: 34 }, { balcony: true });
    paving(frame, GROUND, 'slabs');
    for (const [x, y, s] of [
      [122, 272, 1.12],
      [290, 276, 1.26],
    ] as const) {
      homeTree(c, fruit, x, y, s);
      c.path(`M${x - 18 * s} ${y - 8}h${36 * s}l${-4 * s} ${26 * s}h${-28 * s}Z`, lit(c, '#B9633F'));
    }
    cafe(c);
    pot(c, 160, 270, 1, '#B4457A');
    pot(c, 240, 270, 1, '#B4457A');
  });
}
