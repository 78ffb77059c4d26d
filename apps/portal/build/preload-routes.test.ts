import { existsSync } from 'node:fs';
import { expect, test } from 'vitest';
import { ALL_PAGES } from '../src/app/pages.ts';
import { patternOf } from './preload-routes.ts';

test('every page is a file', () => {
  const missing = ALL_PAGES.filter(({ file }) => !existsSync(new URL(`../src/${file}.tsx`, import.meta.url)));
  expect(ALL_PAGES.length).toBeGreaterThan(10);
  expect(missing).toEqual([]);
});

test('an address with a place for an id matches one id and nothing deeper', () => {
  const pattern = new RegExp(patternOf('/trips/$bookingId'));
  expect(pattern.test('/trips/bkg_1')).toBe(true);
  expect(pattern.test('/trips')).toBe(false);
  expect(pattern.test('/trips/bkg_1/more')).toBe(false);
});

test('the slash at the end of an address may be missing', () => {
  expect(new RegExp(patternOf('/')).test('/')).toBe(true);
  expect(new RegExp(patternOf('/faq/')).test('/faq')).toBe(true);
  expect(new RegExp(patternOf('/stays')).test('/stays/')).toBe(false);
});
