import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { routesIn } from './preload-routes.ts';

const ROUTER = readFileSync(new URL('../src/app/router.tsx', import.meta.url), 'utf8');

test("the router's pages are found with their addresses and texts", () => {
  const routes = routesIn(ROUTER);
  expect(routes).toContainEqual({
    path: '^/stays$',
    page: 'products/hotel/results/results-page',
    areas: ['booking', 'results'],
  });
  expect(routes).toContainEqual({ path: '^/?$', page: 'features/home/home-page', areas: [] });
});

test('an address with a place for an id matches one id and nothing deeper', () => {
  const trip = routesIn(ROUTER).find(({ page }) => page === 'features/trips/trip-page');
  const pattern = new RegExp(trip?.path ?? 'none');
  expect(pattern.test('/trips/bkg_1')).toBe(true);
  expect(pattern.test('/trips')).toBe(false);
  expect(pattern.test('/trips/bkg_1/more')).toBe(false);
});
