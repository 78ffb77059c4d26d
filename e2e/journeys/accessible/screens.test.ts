/** Every screen of no area of its own: no violation of WCAG, wide by day or narrow at night. */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { PASSED, scanScreens } from '../../people/scan-screens.ts';
import { AREAS, SCREENS } from '../../screens.ts';

test('the screens of the main job are among all screens', () => {
  expect(SCREENS.map(({ name }) => name)).toEqual(expect.arrayContaining(PASSED));
});

test('every area is tried by a file of its own', () => {
  const missing = Object.keys(AREAS).filter(
    (area) => !existsSync(join(import.meta.dirname, `${area}.test.ts`)),
  );
  expect(missing).toEqual([]);
});

scanScreens(AREAS.screens);
