import { expect, test } from 'vitest';
import { artwork } from '../../artwork.ts';
import { HOME_MOTIFS, type HomeMotif } from '../../kinds.ts';

const pictures = (motif: HomeMotif): string[] =>
  Array.from({ length: 24 }, (_, at) =>
    artwork({ seed: `hom_lisbon-pt-${at}`, kind: 'home', motif, width: 400, height: 248, time: 'day' }),
  );
/** Ids are of the seed and draw nothing. */
const drawn = (svg: string): string => svg.replaceAll(/a[0-9a-z]{4,9}(?=["'#)]|[0-9a-z]*")/g, '');

test.each(HOME_MOTIFS)('no two homes that are a %s look alike', (motif) => {
  expect(new Set(pictures(motif).map(drawn)).size).toBe(24);
});

test('a lemon tree stands before its house whatever the seed', () => {
  for (const svg of pictures('lemon')) expect(svg).not.toContain('<pattern');
});

test('a picture that is wide, tall or square has the whole house', () => {
  for (const [width, height] of [
    [1200, 800],
    [384, 248],
    [160, 160],
    [400, 460],
    [800, 208],
  ] as const) {
    const svg = artwork({ seed: 'a', kind: 'home', motif: 'lemon', width, height });
    const numbers = /translate\(\S+ (\S+)\) scale\((\S+)\)/.exec(svg)?.slice(1).map(Number);
    const [y = Number.NaN, scale = Number.NaN] = numbers ?? [];
    // The chimney's top, in the frame
    expect(y + scale * 48).toBeGreaterThanOrEqual(0);
    expect(scale * 310).toBeLessThanOrEqual(width + 1);
  }
});
