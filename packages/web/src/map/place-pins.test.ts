import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type PinPoint, pricedPins } from './place-pins.ts';

const SIZE = { width: 336, height: 860 };
const none = new Set<string>();
const point = (id: string, x: number, y: number): PinPoint => ({ id, x, y });

describe('prices on the map', () => {
  test('go to the better of two that would cover each other', () => {
    expect([...pricedPins([point('a', 100, 100), point('b', 120, 110)], SIZE, none, 66)]).toEqual(['a']);
  });
  test('go to both when they have room', () => {
    expect(
      pricedPins([point('a', 100, 100), point('b', 170, 100), point('c', 100, 140)], SIZE, none, 66).size,
    ).toBe(3);
  });
  test('always to the chosen one, even over a better one', () => {
    const priced = pricedPins([point('a', 100, 100), point('b', 110, 100)], SIZE, new Set(['b']), 66);
    expect([...priced]).toEqual(['b']);
  });
  test('not to what lies outside', () => {
    expect(pricedPins([point('a', 10, 100), point('b', 100, 900)], SIZE, none, 66).size).toBe(0);
  });
  test('never cover each other', () => {
    const points = fc.array(fc.tuple(fc.integer({ min: 0, max: 336 }), fc.integer({ min: 0, max: 860 })), {
      maxLength: 200,
    });
    fc.assert(
      fc.property(points, (places) => {
        const all = places.map(([x, y], i) => point(String(i), x, y));
        const priced = pricedPins(all, SIZE, none, 66);
        const shown = all.filter(({ id }) => priced.has(id));
        for (const a of shown) {
          for (const b of shown) {
            if (a !== b) expect(Math.abs(a.x - b.x) >= 66 || Math.abs(a.y - b.y) >= 32).toBe(true);
          }
        }
      }),
    );
  });
});
