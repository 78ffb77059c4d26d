import { artPath, parseArtQuery } from '@sojourn/artwork/art-query.ts';
import type { ArtOptions } from '@sojourn/artwork/kinds.ts';
import { createGeography } from '@sojourn/geography/geography.ts';
import { expect, it } from 'vitest';

/** What the picture of a city is asked for with, as a page asks. */
const isDrawn = (options: ArtOptions): boolean => {
  const [path, query] = artPath(options).split('?');
  const kind = path!.replace('/art/', '').replace('.svg', '');
  return parseArtQuery(kind, new URLSearchParams(query)) !== undefined;
};

it('draws every city that is sold, with its landmark', () => {
  const size = { width: 400, height: 300 };
  const undrawn = createGeography().cities.filter(
    ({ id, artKind, artMotif }) =>
      !isDrawn({ ...size, seed: id, kind: artKind, ...(artMotif && { motif: artMotif }) } as ArtOptions),
  );
  expect(undrawn.map(({ id, artKind, artMotif }) => `${id}: ${artKind} ${artMotif}`)).toEqual([]);
  expect(isDrawn({ ...size, seed: 'x', kind: 'city', motif: 'windmill' } as never)).toBe(false);
});
