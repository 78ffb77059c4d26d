import { existsSync } from 'node:fs';
import { expect, test } from 'vitest';
import { ALL_PAGES, SIGN_IN_PAGES } from '../src/app/pages.ts';
import { routesOf } from './list-routes.ts';
import { patternOf } from './preload-routes.ts';

test('every page is a file', () => {
  const folderOf = (file: string) => (file.startsWith('products/') ? '../../../' : '../src/');
  const missing = ALL_PAGES.filter(
    ({ file }) => !existsSync(new URL(`${folderOf(file)}${file}.tsx`, import.meta.url)),
  );
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

test('the server is given every page, and what a tenant must be for it', () => {
  const routes = routesOf({ ALL_PAGES, SIGN_IN_PAGES });
  const needsOf = (path: string) => routes.find(({ pattern }) => new RegExp(pattern).test(path))?.needs;
  expect(['/', '/trips', '/trips/', '/trips/bkg_1', '/faq', '/login'].map(needsOf)).toEqual(
    Array.from({ length: 6 }, () => null),
  );
  expect(['/onboarding/', '/acknowledgement'].map(needsOf)).toEqual(['corporate', 'corporate']);
  expect(['/nowhere', '/trips/bkg_1/more', '/trip'].map(needsOf)).toEqual([undefined, undefined, undefined]);
});
