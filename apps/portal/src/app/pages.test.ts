/** Each page's file is where the router looks for it, so that none fails only when it's opened. */
import { existsSync } from 'node:fs';
import { expect, test } from 'vitest';
import { ALL_PAGES } from './pages.ts';

test.each(ALL_PAGES.map(({ path, file }) => [path, file]))('%s is at %s', (_, file) => {
  const folder = file.startsWith('products/') ? '../../../../' : '../';
  expect(existsSync(new URL(`${folder}${file}.tsx`, import.meta.url))).toBe(true);
  expect(file).toMatch(/^(features\/.+|products\/[^/]+\/pages\/[^/]+)\/[^/]+-page$/);
});
