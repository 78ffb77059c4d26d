import { expect, test } from 'vitest';
import { type Pin, spreadPins } from './spread-pins.ts';

const AREA = { left: 0, width: 900, height: 260 };
const pin = (x: number, y: number): Pin => ({ x, y, width: 84, height: 30 });

const covers = (a: Pin, b: Pin): boolean =>
  Math.abs(a.x - b.x) < (a.width + b.width) / 2 && Math.abs(a.y - b.y) < (a.height + b.height) / 2;

const isClear = (pins: readonly Pin[], fixed: readonly Pin[]): boolean =>
  pins.every((one, at) => [...pins.slice(at + 1), ...fixed].every((other) => !covers(one, other)));

test('pins at one point part, and leave the center’s label free', () => {
  const center = { x: 450, y: 130, width: 110, height: 30 };
  const pins = [pin(450, 130), pin(450, 130), pin(452, 131), pin(470, 128), pin(430, 140)];
  expect(isClear(spreadPins(pins, [center], AREA), [center])).toBe(true);
});

test('at the edge of a full column the way is aside', () => {
  const column = [15, 49, 83, 117, 151, 185, 219, 245].map((y) => pin(450, y));
  expect(isClear(spreadPins(column, [pin(450, 130)], AREA), [pin(450, 130)])).toBe(true);
});

test('a pin that covers nothing stays, one outside comes in', () => {
  const [still, inside] = spreadPins([pin(200, 100), pin(-40, 300)], [], AREA);
  expect(still).toMatchObject({ x: 200, y: 100 });
  expect(inside).toMatchObject({ x: 42, y: 245 });
  expect(spreadPins([pin(100, 100)], [], { ...AREA, left: 260 })).toMatchObject([{ x: 302, y: 100 }]);
});
