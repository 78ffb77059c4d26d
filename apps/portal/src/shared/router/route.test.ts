import { expect, test } from 'vitest';
import { finder, type Route } from './route.ts';

const route = (path: string): Route => ({
  path,
  layout: 'none',
  page: {},
  load: async () => () => null,
});
const find = finder([route('/'), route('/trips'), route('/trips/$bookingId'), route('/faq/'), route('/$')]);
const found = (pathname: string) => {
  const { route: one, params } = find(pathname);
  return [one.path, params];
};

test('an address is its page, with or without the slash at the end', () => {
  expect(found('/')).toEqual(['/', {}]);
  expect(found('/trips')).toEqual(['/trips', {}]);
  expect(found('/trips/')).toEqual(['/trips', {}]);
  expect(found('/faq')).toEqual(['/faq/', {}]);
});

test('a place takes one decoded part of the address and nothing deeper', () => {
  expect(found('/trips/bkg%201')).toEqual(['/trips/$bookingId', { bookingId: 'bkg 1' }]);
  expect(found('/trips/bkg_1/more')).toEqual(['/$', {}]);
});

test('a part that can’t be decoded is taken as it is', () => {
  expect(found('/trips/%E0%A4%A')).toEqual(['/trips/$bookingId', { bookingId: '%E0%A4%A' }]);
});

test('every other address is the last route', () => {
  expect(found('/nowhere')).toEqual(['/$', {}]);
});
