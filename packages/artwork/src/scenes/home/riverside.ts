/** Warehouses by the water, now lofts: gables, tall windows, a boat. */
import { mix } from '../../colour.ts';
import type { Board } from '../../context.ts';
import { behind, type Frame, glass, inFrame, lit, ROOF, stone } from './frame.ts';
import { homeTree, pot } from './plants.ts';

const QUAY = 236;
const SUBJECT = 62;
const WALLS = [
  ['#F1E2C8', '#D8A78A'],
  ['#C98A6B', '#E9D3B4'],
  ['#AEC3C8', '#E8DCC6'],
  ['#E3C07A', '#F2E6D0'],
  ['#B9C7AE', '#EADBC2'],
] as const;

function gable(c: Board, x: number, wall: string, isDoor: boolean): void {
  const tint = lit(c, wall);
  const roof = lit(c, mix(ROOF, '#6B4A44', 0.4));
  c.path(`M${x} ${QUAY}V118L${x + 42} 92L${x + 84} 118V${QUAY}Z`, tint);
  c.rect(x + 74, 116, 10, QUAY - 116, c.P.near, 0, 0.1);
  c.path(`M${x - 4} 121L${x + 42} 88L${x + 88} 121L${x + 85} 125L${x + 42} 97L${x - 1} 125Z`, roof);
  const arch = (inset: number) =>
    `M${x + inset} ${QUAY - 6}V${161}a${42 - inset} ${42 - inset} 0 0 1 ${84 - 2 * inset} 0V${QUAY - 6}Z`;
  c.path(arch(16), stone(c));
  c.path(arch(20), isDoor ? lit(c, '#23454C') : glass(c));
  c.path(`M${x + 20} 192L${x + 64} 150a22 22 0 0 0-44 11Z`, '#FFFFFF', 'opacity=".14"');
  for (const dx of [31, 42, 53]) c.rect(x + dx - 0.8, 141, 1.6, QUAY - 147, stone(c));
  for (const y of [178, 203]) c.rect(x + 20, y, 44, 1.8, stone(c));
  c.circ(x + 42, 113, 7, stone(c));
  c.circ(x + 42, 113, 5, glass(c));
}

function river({ c, left, right }: Frame): void {
  c.rect(left, QUAY, right - left, 11, mix(c.P.stone, c.P.wall, 0.3));
  c.rect(left, QUAY + 10, right - left, 5, mix(c.P.stone, c.P.near, 0.3));
  c.rect(
    left,
    QUAY + 15,
    right - left,
    60,
    c.grad([
      [0, c.P.water[0]],
      [1, c.P.water[1]],
    ]),
  );
  for (let i = 0; i < 16; i++)
    c.rect(c.R(left, right - 40), QUAY + 21 + c.R(0, 38), c.R(16, 52), 1.8, '#FFFFFF', 1, 0.3);
}

function boat(c: Board, x: number): void {
  c.path(`M${x} 285h66l-9 11h-48Z`, lit(c, c.pick(['#1F5257', '#8E3B2E', '#2F6E93'])));
  c.rect(x + 31, 231, 2.4, 54, mix(c.P.near, c.P.roof, 0.3));
  c.path(`M${x + 35} 235L${x + 60} 281H${x + 35}Z`, lit(c, '#FBF4E7'));
  c.path(`M${x + 29} 241L${x + 8} 281H${x + 29}Z`, lit(c, c.pick(['#E9B45A', '#D9775B', '#A8C4D2'])));
}

export function riverside(c: Board): void {
  behind(c, { subject: SUBJECT, horizon: 206 });
  inFrame(c, SUBJECT, (frame) => {
    const [wall, other] = c.pick(WALLS);
    const doorAt = Math.floor(c.R(0, 2.99));
    for (const i of [0, 1, 2]) gable(c, 74 + i * 84, i === 1 ? other : wall, i === doorAt);
    river(frame);
    homeTree(c, 'plain', 46, QUAY + 2, 1.02);
    homeTree(c, 'plain', 358, QUAY + 2, 1.18);
    if (frame.left < -30) homeTree(c, 'plain', -26, QUAY + 2, 1.2);
    if (frame.right > 430) homeTree(c, 'plain', 430, QUAY + 2, 1.06);
    boat(c, c.pick([288, 40, 250]));
    const bloom = c.pick(['#E5853C', '#B4457A', '#F2C84B']);
    for (const x of [154, 242]) pot(c, x, QUAY + 4, 1, bloom);
  });
}
