/** A kitchen with tiles over the counter and the town in its window. */
import { mix } from '../../colour.ts';
import type { Board } from '../../context.ts';
import { type Frame, inFrame, lit, ROOF, tiles } from './frame.ts';
import { pot } from './plants.ts';

const FRONTS = ['#2C5F63', '#4B6350', '#34506E', '#8C5A44', '#6A6F76'] as const;
const WHITE = '#FFFAF0';

function view(c: Board, x: number): void {
  c.rect(x, 22, 112, 128, WHITE, 2);
  c.rect(
    x + 7,
    29,
    98,
    114,
    c.grad([
      [0, c.P.sky[0]],
      [0.6, c.P.sky[1]],
      [1, c.P.sky[2]],
    ]),
  );
  c.circ(x + 76, 56, 9, c.P.sun);
  c.path(`M${x + 7} 112C${x + 32} 96 ${x + 62} 92 ${x + 105} 104V143H${x + 7}Z`, c.tone(0.25));
  for (const [row, y] of [101, 117].entries())
    for (let at = x + 9 + row * 7; at < x + 96; at += c.R(14, 18)) {
      const top = y + c.R(-4, 4);
      c.rect(at, top, 12, 143 - top, mix('#F4E7D2', c.tone(0.2), 0.24 - row * 0.1));
      c.path(`M${at - 1} ${top}l7-6l7 6Z`, mix(ROOF, c.tone(0.2), 0.2));
    }
  c.rect(x + 54.5, 29, 3, 114, WHITE);
  c.rect(x - 6, 150, 124, 5, '#E6D6BE');
}

function shelf(c: Board): void {
  c.rect(18, 58, 92, 5, '#8F6B4A');
  for (const [x, w, h, paint] of [
    [32, 12, 18, '#C7613B'],
    [49, 14, 14, '#2E7C86'],
    [69, 9, 22, '#E9B45A'],
    [84, 14, 12, '#F7EFE2'],
  ] as const)
    c.rect(x, 58 - h, w, h, paint, 2);
}

function counter({ c, left, right }: Frame, front: string): void {
  c.rect(left, 168, right - left, 9, '#E9DDCB');
  c.rect(left, 177, right - left, 84, front);
  for (let x = 6 - Math.ceil((6 - left) / 70) * 70; x < right; x += 70) {
    if (x > 200 && x < 322) continue;
    c.rect(x, 184, 62, 70, mix(front, '#FFFFFF', 0.08), 3);
    c.rect(x + 25, 190, 12, 2.5, '#E9C77E', 1);
  }
  c.rect(216, 177, 108, 84, mix(front, '#10191C', 0.5));
  c.rect(228, 198, 84, 54, '#17282C', 4);
  c.rect(228, 188, 84, 3, '#B7C4C2', 1);
  c.rect(224, 163, 92, 6, '#23383C', 1);
  // The floor's boards
  c.rect(left, 261, right - left, 44, '#D9B894');
  for (let i = -8; i <= 8; i++) c.line(`M${200 + i * 40} 261L${200 + i * 58} 304`, '#BF9873', 1.2);
}

function onCounter(c: Board): void {
  c.path('M244 163v-18h30v18Z', '#C7613B');
  c.rect(240, 143, 38, 4, '#A9532F', 2);
  c.path('M244 46h56l14 40h-84Z', WHITE);
  c.rect(262, -200, 20, 248, WHITE);
  c.rect(230, 84, 84, 8, '#E6D6BE');
  const fruit = c.pick(['#F2C84B', '#E6843B', '#A9BF62']);
  for (const [dx, dy] of [
    [-14, -12],
    [-4, -15],
    [6, -14],
    [14, -11],
    [0, -20],
  ] as const)
    c.ell(62 + dx, 168 + dy, 6.4, 5.6, fruit);
  c.path('M36 157h52l-8 11h-36Z', WHITE);
  c.line('M166 168v-16q0-7 7-7t7 7', '#B8A37E', 3);
  c.rect(372, 146, 14, 24, '#D9B894', 2);
  c.line('M376 146l-2-12M380 146l1-14M383 146l4-10', '#8F6B4A', 2);
}

export function kitchen(c: Board): void {
  inFrame(c, 18, (frame) => {
    const { left, right, top } = frame;
    c.rect(left, top, right - left, 320 - top, c.pick(['#F4EBDD', '#EFE9E0', '#F1E6DA']));
    c.rect(left, 96, right - left, 76, tiles(c, c.pick(['#2F6E93', '#3C7A6A', '#B0713C', '#7C8790'])));
    c.rect(left, 92, right - left, 5, '#D9C7AC');
    view(c, 128);
    shelf(c);
    counter(frame, c.pick(FRONTS));
    onCounter(c);
    pot(c, 350, 169, 1, lit(c, '#B4457A'));
  });
}
