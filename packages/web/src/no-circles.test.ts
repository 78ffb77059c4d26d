/** A folder of this package can be read without those that need it. */
import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';
import { expect, test } from 'vitest';

const SOURCE = import.meta.dirname;
const IMPORTED = /(?:from|import|import\() ?'([.#][^']+)'/g;

/** Files outside of folders stand for themselves. */
const placeOf = (path: string): string => (dirname(path) === '.' ? path : path.split('/')[0]!);

function neededBy(): ReadonlyMap<string, ReadonlySet<string>> {
  const needed = new Map<string, Set<string>>();
  for (const file of readdirSync(SOURCE, { recursive: true, encoding: 'utf8' })) {
    if (!/\.tsx?$/.test(file) || /\.test\.|\/testing\//.test(file)) continue;
    const from = placeOf(file);
    const places = needed.get(from) ?? new Set();
    for (const [, path = ''] of readFileSync(join(SOURCE, file), 'utf8').matchAll(IMPORTED))
      places.add(placeOf(path.startsWith('#') ? path.slice(1) : normalize(join(dirname(file), path))));
    places.delete(from);
    needed.set(from, places);
  }
  return needed;
}

test('no folder needs one that needs it, nor by way of others', () => {
  const needed = neededBy();
  const reached = (place: string, seen = new Set<string>()): ReadonlySet<string> => {
    for (const next of needed.get(place) ?? []) if (!seen.has(next)) reached(next, seen.add(next));
    return seen;
  };
  expect(needed.get('travelers')).toContain('text');
  expect([...needed.keys()].filter((place) => reached(place).has(place))).toEqual([]);
});
