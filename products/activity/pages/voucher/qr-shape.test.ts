import decodeQR from 'qr/decode.js';
import { expect, test } from 'vitest';
import { qrShape } from './qr-shape.ts';

const SCALE = 6;

/** What a camera would see of it: black on white. */
function photograph({ size, path }: ReturnType<typeof qrShape>) {
  const side = size * SCALE;
  const data = new Uint8ClampedArray(side * side * 4).fill(255);
  for (const [, x, y, run] of path.matchAll(/M(\d+) (\d+)h(\d+)v1h-\d+z/g)) {
    for (let row = Number(y) * SCALE; row < (Number(y) + 1) * SCALE; row++)
      for (let at = Number(x) * SCALE; at < (Number(x) + Number(run)) * SCALE; at++)
        data.fill(0, (row * side + at) * 4, (row * side + at) * 4 + 3);
  }
  return { width: side, height: side, data };
}

test.each(['A1', 'EXP-7KQ2-94MD', 'https://example.test/v/4f1c2a?unit=adult-2', 'Ténèbres à 18 h'])(
  'a scanner reads %s',
  (text) => {
    expect(decodeQR(photograph(qrShape(text)))).toBe(text);
  },
);

test('four squares around it stay white', () => {
  const { size, path } = qrShape('EXP-7KQ2-94MD');
  const marks = [...path.matchAll(/M(\d+) (\d+)h(\d+)/g)].map((match) => match.slice(1).map(Number));
  expect(Math.min(...marks.map(([x = 0]) => x))).toBe(4);
  expect(Math.min(...marks.map(([, y = 0]) => y))).toBe(4);
  expect(Math.max(...marks.map(([x = 0, , run = 0]) => x + run))).toBe(size - 4);
});
