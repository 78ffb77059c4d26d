import { expect, test } from 'vitest';
import { hrefOf } from './target.ts';

test('places are filled in and encoded, the query is printed, the hash comes last', () => {
  const params = { bookingId: 'a/b' };
  expect(hrefOf({ to: '/trips/$bookingId/stay', params, search: { part: 'guests', none: undefined } })).toBe(
    '/trips/a%2Fb/stay?part=guests',
  );
  expect(hrefOf({ to: '/faq/', hash: 'session-access' })).toBe('/faq/#session-access');
});
