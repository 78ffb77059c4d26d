import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { artPath, parseArtQuery } from './art-query.ts';
import { ART_KINDS, ART_TIMES, type ArtOptions, CAR_PAINTS, MAP_THEMES, motifsOf } from './kinds.ts';

const parse = (path: string) => {
  const url = new URL(path, 'https://portal.example');
  const file = /^\/art\/([a-z]+)\.svg$/.exec(url.pathname);
  return parseArtQuery(file?.[1] ?? '', url.searchParams);
};

test('one picture has one address', () => {
  const path = '/art/hotel.svg?s=hotel%3A12&w=640&h=420&t=dusk&m=palace&x=0.25';
  const options: ArtOptions = {
    sunX: 0.25,
    motif: 'palace',
    height: 420,
    width: 640,
    time: 'dusk',
    kind: 'hotel',
    seed: 'hotel:12',
  };
  expect(artPath(options)).toBe(path);
  expect(parse(path)).toEqual(options);
});

test('every address that is made is understood, and understood as itself', () => {
  const options = fc.constantFrom(...ART_KINDS).chain((kind) =>
    fc.record(
      {
        seed: fc.string({ minLength: 1, maxLength: 60, unit: 'grapheme-ascii' }),
        kind: fc.constant(kind),
        width: fc.integer({ min: -5, max: 9000 }),
        height: fc.double({ min: 1, max: 3000, noNaN: true }),
        time: fc.constantFrom(...ART_TIMES),
        motif: fc.constantFrom(undefined, ...motifsOf(kind)),
        sunX: fc.double({ min: -1, max: 2, noNaN: true }),
        theme: fc.constantFrom(...MAP_THEMES),
        paint: fc.constantFrom(...CAR_PAINTS),
      },
      { requiredKeys: ['seed', 'kind', 'width', 'height'] },
    ),
  );
  fc.assert(
    fc.property(options, (made) => {
      const path = artPath(made);
      const read = parse(path);
      expect(read).toBeDefined();
      expect(artPath(read!)).toBe(path);
    }),
  );
});

describe('refused', () => {
  test.each([
    ['an unknown kind', '/art/castle.svg?s=a&w=100&h=100'],
    ['no seed', '/art/coast.svg?w=100&h=100'],
    ['a long seed', `/art/coast.svg?s=${'a'.repeat(81)}&w=100&h=100`],
    ['a small side', '/art/coast.svg?s=a&w=15&h=100'],
    ['a great side', '/art/coast.svg?s=a&w=2401&h=100'],
    ['a side that is no integer', '/art/coast.svg?s=a&w=1e3&h=100'],
    ['no side', '/art/coast.svg?s=a&w=100'],
    ['an unknown time', '/art/coast.svg?s=a&w=100&h=100&t=noon'],
    ['a motif of another kind', '/art/coast.svg?s=a&w=100&h=100&m=palace'],
    ['an unknown theme', '/art/map.svg?s=a&w=100&h=100&c=red'],
    ['an unknown paint', '/art/car.svg?s=a&w=100&h=100&p=pink'],
    ['a sun off the picture', '/art/coast.svg?s=a&w=100&h=100&x=2'],
    ['an unknown key', '/art/coast.svg?s=a&w=100&h=100&z=1'],
    ['a key twice', '/art/coast.svg?s=a&s=b&w=100&h=100'],
    ['an empty time', '/art/coast.svg?s=a&w=100&h=100&t='],
  ])('%s', (_, path) => {
    expect(parse(path)).toBeUndefined();
  });
});
