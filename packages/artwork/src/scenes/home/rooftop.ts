/** A roof terrace over the town, with a table under a pergola. */
import { mix } from '../../colour.ts';
import type { Board } from '../../context.ts';
import { behind, type Frame, inFrame, lit, paving, ROOF, stone } from './frame.ts';
import { homeTree, leafOf, pot } from './plants.ts';

const EDGE = 232;
const SUBJECT = 60;

/** A long bridge over the water, or only the far shore. */
function bay({ c, left, right }: Frame): void {
  const [near, far] = [c.P.water[1], c.P.water[0]];
  c.rect(
    left,
    142,
    right - left,
    60,
    c.grad([
      [0, far],
      [1, mix(near, far, 0.3)],
    ]),
  );
  c.path(`M${left} 158C60 142 150 150 ${right} 143V140H${left}Z`, c.tone(0.3));
  if (c.r() < 0.45) return;
  const red = lit(c, '#B5573E');
  for (const x of [216, 332]) {
    for (const dx of [0, 9]) c.rect(x + dx, 92, 3.6, 62, red);
    for (const y of [104, 122]) c.rect(x, y, 12.6, 2.4, red);
  }
  c.line(`M120 141Q180 134 222 94Q280 170 338 94Q372 132 ${right} 138`, red, 1.8);
  c.rect(112, 141, right - 112, 3.4, red);
  for (let x = 234; x < 332; x += 9) {
    const rise = 39 * ((x - 280) / 58) ** 2;
    c.rect(x, 132 - rise, 0.8, 10 + rise, red, 0, 0.8);
  }
}

/** Houses down the hill, between the terrace and the water. */
function roofs({ c, left, right }: Frame): void {
  for (const [row, y] of [176, 196, 216].entries())
    for (let x = left - 12 + row * 9; x < right; x += c.R(20, 28)) {
      const w = c.R(18, 25);
      const top = y + c.R(-7, 5);
      const paint = mix(
        lit(c, c.pick(['#F4E7D2', '#EBCFA8', '#E7B79E', '#D9D6C4'])),
        c.tone(0.2),
        0.32 - row * 0.1,
      );
      c.rect(x, top, w, 44, paint);
      c.path(
        `M${x - 2} ${top}l${w / 2 + 2} -9l${w / 2 + 2} 9Z`,
        mix(lit(c, ROOF), c.tone(0.2), 0.3 - row * 0.1),
      );
      c.rect(x + w * 0.3, top + 7, 4, 6, c.dark ? c.P.light : mix(paint, c.P.near, 0.4));
      c.rect(x + w * 0.62, top + 7, 4, 6, mix(paint, c.P.near, 0.4));
    }
}

function pergola(c: Board): void {
  const post = lit(c, '#F8F0E2');
  const leaf = leafOf(c);
  for (const x of [38, 200]) c.rect(x, 118, 6, 138, post);
  for (let i = 0; i < 9; i++) c.rect(36 + i * 20, 107, 4, 8, post);
  c.rect(27, 113, 190, 6, mix(post, '#FFFFFF', 0.3), 1);
  const bloom = lit(c, c.pick(['#B4457A', '#E5853C', '#8E78BE']));
  for (let i = 0; i < 27; i++)
    c.circ(
      30 + i * 7,
      117 + Math.sin(i * 1.7) * 6,
      c.R(4.6, 8.6),
      i % 4 === 1 ? bloom : mix(leaf, c.P.near, (i % 2) * 0.14),
    );
  for (const [x, drop] of [
    [66, 17],
    [122, 12],
    [176, 18],
  ] as const) {
    c.rect(x - 0.4, 119, 0.8, drop, c.P.near);
    if (c.dark) c.glow(x, 120 + drop, 16, c.P.light, 0.7);
    c.circ(x, 122 + drop, 4, c.P.light);
  }
}

function chair(c: Board, x: number, side: 1 | -1, paint: string): void {
  const back = `c0-15 ${3 * side}-21 ${8 * side}-21s${6 * side} 7 ${6 * side} 21v13h${14 * side}`;
  c.path(`M${x} 214${back}v4h${-28 * side}Z`, paint);
  for (const dx of [4, 24])
    c.line(`M${x + dx * side} 230l${-1 * side} 33`, mix(c.P.near, c.P.roof, 0.3), 2.3);
}

function table(c: Board): void {
  const top = lit(c, '#1F5257');
  const cloth = lit(c, '#F7EFE2');
  c.ell(120, 227, 40, 6, top);
  c.rect(118, 229, 4, 36, top);
  c.rect(104, 263, 32, 3.4, top, 1);
  const seat = lit(c, c.pick(['#C7613B', '#2E7C86', '#E0A642']));
  chair(c, 68, 1, seat);
  chair(c, 172, -1, seat);
  c.rect(110, 212, 6, 12, cloth, 1);
  c.ell(130, 222, 9, 3, cloth);
  c.circ(127, 218, 3, lit(c, '#F2C84B'));
  c.circ(133, 218.5, 3, lit(c, '#F2C84B'));
}

function lounger(c: Board): void {
  c.path('M254 263l66-2 33-30 6 5-33 36h-72Z', lit(c, '#F7EFE2'));
  for (const x of [263, 320]) c.line(`M${x} 268v13`, lit(c, '#8F7355'), 3);
  c.rect(258, 257, 60, 5, lit(c, '#2E7C86'), 2);
}

export function rooftop(c: Board): void {
  behind(c, { subject: SUBJECT, horizon: 146, hills: false });
  inFrame(c, SUBJECT, (frame) => {
    bay(frame);
    roofs(frame);
    const { left, right } = frame;
    c.rect(left, EDGE - 8, right - left, 9, mix(stone(c), '#FFFFFF', 0.3), 2);
    c.rect(left, EDGE, right - left, 22, stone(c));
    paving(frame, EDGE + 20, 'slabs');
    pergola(c);
    table(c);
    lounger(c);
    pot(c, 230, 279, 1, '#B4457A');
    homeTree(c, c.pick(['lemon', 'orange', 'plain']), 380, 288, 0.82);
    c.path('M367 270h26l-3 24h-20Z', lit(c, '#B9633F'));
  });
}
