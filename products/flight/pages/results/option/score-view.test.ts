import fc from 'fast-check';
import { expect, test } from 'vitest';
import { scoreParts, scoreTotal } from './score-view.ts';

const shownOf = (points: number, ...parts: (readonly ['price' | 'duration' | 'perStop', number])[]) => {
  const score = { points, parts: parts.map(([reason, each]) => ({ reason, points: each })) };
  return { parts: scoreParts(score).map((part) => part.points), total: scoreTotal(score) };
};

test('32.85 and 28.05 are shown as parts of 60.9, not of 61', () => {
  const { parts, total } = shownOf(60.9, ['price', 32.85], ['duration', 28.05]);
  expect(total).toBe(60.9);
  expect(Math.round(parts.reduce((sum, part) => sum + part, 0) * 10)).toBe(609);
});

test('the parts that are shown add up to the total that is shown', () => {
  const points = fc.integer({ min: 1, max: 200_000 }).map((thousandths) => thousandths / 1000);
  fc.assert(
    fc.property(points, points, points, (price, duration, stops) => {
      const sum = price + duration + stops;
      const { parts, total } = shownOf(sum, ['price', price], ['duration', duration], ['perStop', stops]);
      const tenths = parts.reduce((all, part) => all + Math.round(part * 10), 0);
      expect(tenths).toBe(Math.round(total * 10));
    }),
  );
});
