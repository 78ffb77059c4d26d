import { expect, it } from 'vitest';
import { readResultsUrl } from '#hotel/parts/search/results-url.ts';
import { staysNear } from './stays-near.ts';

const FALLBACK = { checkIn: '2027-03-01', checkOut: '2027-03-05', rooms: [] } as unknown as Parameters<
  typeof readResultsUrl
>[1];

it('opens the results of the city for the nights that are open', () => {
  const { to, search } = staysNear({ placeId: 'city:lisbon-pt', from: '2027-04-15', until: '2027-04-19' });
  expect(to).toBe('/stays');
  expect(readResultsUrl(search, FALLBACK)).toMatchObject({
    place: 'city:lisbon-pt',
    checkIn: '2027-04-15',
    checkOut: '2027-04-19',
  });
});

it('leaves the place to be typed where no stays are sold', () => {
  expect(staysNear({ from: '2027-04-15', until: '2027-04-19' })).toEqual({
    to: '/',
    search: { checkIn: '2027-04-15', checkOut: '2027-04-19' },
  });
  expect(staysNear({})).toEqual({ to: '/', search: {} });
});
