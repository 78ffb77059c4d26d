import fc from 'fast-check';
import { expect, test } from 'vitest';
import { shortCode } from './confirmation-code.ts';

test('a code is its prefix and six signs that cannot be taken for one another', () => {
  fc.assert(
    fc.property(fc.uint8Array({ minLength: 8, maxLength: 16 }), (bytes) => {
      expect(shortCode('H', bytes)).toMatch(/^H-[34679ACDEFGHJKMNPQRTWXY]{6}$/);
    }),
  );
});

test('every sign of the alphabet turns up at every place, about equally often', () => {
  const counts = Array.from({ length: 6 }, () => new Map<string, number>());
  let seed = 1;
  const next = () => {
    seed = (seed * 48271) % 2147483647;
    return seed & 255;
  };
  for (let i = 0; i < 23_000; i++) {
    const code = shortCode('C', Uint8Array.from({ length: 8 }, next)).slice(2);
    for (const [place, sign] of [...code].entries())
      counts[place]!.set(sign, (counts[place]!.get(sign) ?? 0) + 1);
  }
  for (const place of counts) {
    expect(place.size).toBe(23);
    for (const count of place.values()) expect(Math.abs(count - 1000)).toBeLessThan(200);
  }
});

test('too little randomness is a mistake of the caller', () => {
  expect(() => shortCode('H', new Uint8Array(7))).toThrow(RangeError);
});
