import fc from 'fast-check';
import { expect, it } from 'vitest';
import { type Cabin, moveFocus } from './seat-keys.ts';

/** Row 1 lacks its middle, row 3 is a galley. */
const CABIN: Cabin = [
  ['1A', undefined, '1D', '1F'],
  ['2A', '2C', '2D', '2F'],
  [undefined, undefined, undefined, undefined],
  [undefined, '4C', '4D', undefined],
];

it.each([
  ['2A', 'ArrowRight', '2C'],
  ['1A', 'ArrowRight', '1D'],
  ['1F', 'ArrowRight', '1F'],
  ['1D', 'ArrowLeft', '1A'],
  ['2C', 'ArrowDown', '4C'],
  ['2F', 'ArrowDown', '4D'],
  ['4C', 'ArrowDown', '4C'],
  ['2C', 'ArrowUp', '1A'],
  ['4D', 'ArrowUp', '2D'],
  ['2D', 'Home', '2A'],
  ['4D', 'Home', '4C'],
  ['2A', 'End', '2F'],
  ['1A', 'PageDown', '4C'],
  ['4D', 'PageUp', '1D'],
])('%s and %s: %s', (from, key, to) => {
  expect(moveFocus(CABIN, from, key)).toBe(to);
});

it('goes to the ends of the cabin with Ctrl, and leaves other keys alone', () => {
  expect(moveFocus(CABIN, '2D', 'Home', true)).toBe('1A');
  expect(moveFocus(CABIN, '2D', 'End', true)).toBe('4D');
  expect(moveFocus(CABIN, '2D', 'Enter')).toBeUndefined();
  expect(moveFocus(CABIN, '9Z', 'Home')).toBeUndefined();
});

it('never leaves the cabin, whatever is pressed', () => {
  const keys = ['ArrowLeft', 'ArrowRight', 'ArrowUp', 'ArrowDown', 'Home', 'End', 'PageUp', 'PageDown'];
  const cabins = fc.array(fc.array(fc.boolean(), { minLength: 6, maxLength: 6 }), {
    minLength: 1,
    maxLength: 12,
  });
  fc.assert(
    fc.property(cabins, fc.array(fc.constantFrom(...keys)), (layout, presses) => {
      const cabin = layout.map((row, at) =>
        row.map((has, column) => (has ? `${at + 1}${'ABCDEF'[column]}` : undefined)),
      );
      const first = cabin.flat().find(Boolean);
      if (!first) return;
      let seat = first;
      for (const key of presses) {
        seat = moveFocus(cabin, seat, key) ?? '';
        expect(cabin.flat()).toContain(seat);
      }
    }),
  );
});
