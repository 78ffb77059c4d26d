import { expect, it } from 'vitest';
import type { FlightSummary } from '#flight/wire/flights.ts';
import { printFlightUrl, readFlightUrl } from '../search/flight-url.ts';
import { backToSlice, urlOfTrip, withClass } from './trip-url.ts';

const OUT = 'TP216.2027-04-14.BOS.LIS';
const BACK = 'TP221.2027-04-19.LIS.DUB~EI139.2027-04-19.DUB.BOS';
const SEARCH = {
  trip: 'roundTrip',
  from: 'BOS',
  to: 'LIS',
  depart: '2027-04-14',
  return: '2027-04-19',
  adults: '2',
  lapInfants: '1',
  sort: 'price',
  kept: '80',
  c1: `${OUT}:standard`,
  c2: `${BACK}:basic`,
  step: 'review',
};
const url = readFlightUrl(SEARCH);

it('changes one slice’s class and nothing else', () => {
  expect(withClass(url, 1, 'premium')).toMatchObject({ ...SEARCH, c2: `${BACK}:premium` });
});

it('goes back to a slice without what was chosen from it on', () => {
  const again = backToSlice(url, 1);
  expect(again).toMatchObject({ c1: SEARCH.c1, step: 'return', sort: 'price' });
  expect(again.c2).toBeUndefined();
  const first = readFlightUrl(backToSlice(url, 0));
  expect(first).toMatchObject({ chosen: [], step: 0, carriedPercent: undefined });
});

it('writes the trip of a checkout so that it reads back', () => {
  const segment = (from: string, to: string, zonedDepartureTime: string) => ({
    origin: { locationCode: from },
    destination: { locationCode: to },
    zonedDepartureTime,
  });
  const passengers = { adults: 2, children: 0, lapInfants: 1, seatedInfants: 0 };
  const slices = [
    { sliceId: OUT, fareClass: 'standard', segments: [segment('BOS', 'LIS', '2027-04-14T18:05')] },
    {
      sliceId: BACK,
      fareClass: 'basic',
      segments: [segment('LIS', 'DUB', '2027-04-19T07:00'), segment('DUB', 'BOS', '2027-04-19T12:00')],
    },
  ];
  const trip = { tripType: 'roundTrip', passengers, slices } as unknown as FlightSummary;
  const { sort, kept: stored, ...plain } = SEARCH;
  expect(printFlightUrl(urlOfTrip(trip))).toMatchObject(plain);
  const cities = printFlightUrl(urlOfTrip({ ...trip, tripType: 'openJaw' }));
  expect(cities).toMatchObject({
    trip: 'multiCity',
    s1: 'BOS.LIS.2027-04-14',
    s2: 'LIS.BOS.2027-04-19',
  });
});
