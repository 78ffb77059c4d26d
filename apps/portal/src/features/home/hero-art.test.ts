import { readFileSync } from 'node:fs';
import { artPath } from '@sojourn/artwork/art-query.ts';
import { expect, test } from 'vitest';
import { heroArt } from './hero-art.ts';

test('the picture that is requested before paint is the one that the page shows, in both themes', () => {
  const script = readFileSync(new URL('../../../public/before-paint.js', import.meta.url), 'utf8');
  const requested = /ask\(`(.+?)`, wanted\)/.exec(script)?.[1] ?? '';
  for (const isDark of [false, true])
    expect(requested.replace(/\$\{dark \? 'dusk' : 'dawn'\}/, isDark ? 'dusk' : 'dawn')).toBe(
      artPath(heroArt(isDark)),
    );
});
