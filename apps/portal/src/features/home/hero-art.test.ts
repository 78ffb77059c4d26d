import { readFileSync } from 'node:fs';
import { artPath } from '@sojourn/artwork/art-query.ts';
import { expect, test } from 'vitest';
import { HERO_ART } from './hero-art.ts';

test('the picture that is asked for before paint is the one that the page shows', () => {
  const script = readFileSync(new URL('../../../public/before-paint.js', import.meta.url), 'utf8');
  expect(script).toContain(`'${artPath(HERO_ART)}'`);
});
