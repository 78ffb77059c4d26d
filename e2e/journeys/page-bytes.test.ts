import { expect, test } from 'vitest';
import { assertWithinLimit } from '../../bench/limits.ts';
import { pageBytes } from '../../bench/page-bytes.ts';

test.each([
  ['home', 'portal', '/'],
  ['stays', 'portal', '/stays'],
  ['flights', 'portal', '/flights'],
  ['cars', 'portal', '/cars'],
  ['homes', 'portal', '/homes'],
  ['activities', 'portal', '/activities/availability/'],
  ['stay', 'portal', '/premium-stays/shop-details/'],
  ['flight review', 'portal', '/flights/review'],
  ['rental', 'portal', '/cars/rental'],
  ['one home', 'portal', '/homes/home'],
  ['one activity', 'portal', '/activities/shop/'],
  ['checkout', 'portal', '/checkout/chk_1'],
  ['trips', 'portal', '/trips'],
  ['trip', 'portal', '/trips/bkg_1'],
  ['profile', 'portal', '/profile/'],
  ['wallet', 'portal', '/wallet'],
  ['admin site', 'admin', '/'],
  ['desk', 'agent', '/'],
] as const)('%s loads no more than its limit of scripts and of styles', (name, app, path) => {
  const { scripts, styles, files } = pageBytes(app, path);
  expect(files).toBeGreaterThan(1);
  assertWithinLimit(`${name}: bytes of JavaScript`, scripts);
  assertWithinLimit(`${name}: bytes of CSS`, styles);
});
