/** Good fares over HTTP: real places, and of each what a search of the dates says. */
import { nightsBetween } from '@sojourn/domain/dates.ts';
import { createGeography } from '@sojourn/geography/geography.ts';
import type { Browser } from '@sojourn/server/testing/server.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { ADULT, createFlightServer, type FlightServer, lastPage, slicesOf } from './testing/flight-server.ts';

let server: FlightServer;
let maya: Browser;
beforeAll(async () => {
  server = await createFlightServer();
  maya = await server.signIn();
});
afterAll(() => server?.close());

type GoodFaresRequest = { origin: string; filters?: object; locale?: 'en' | 'fr' };
const ask = (input: GoodFaresRequest, headers: Record<string, string> = {}) =>
  server.call('listGoodFares', maya, { input: input as never, headers });

async function searched(origin: string, to: string, departs: string, returns: string, filters = {}) {
  const slices = slicesOf(`${origin} ${to} ${departs}`, `${to} ${origin} ${returns}`);
  const input = {
    slices,
    passengers: ADULT,
    sort: 'price',
    limit: 1,
    filters: { ...filters, stops: 'none' },
  };
  const { body } = await server.call('searchFlights', maya, { input: input as never });
  const option = lastPage(body).options[0]!;
  return {
    totalMinor: option.fare.total.amountMinor,
    durationMinutes: option.slice.durationMinutes,
  };
}

it.each([{}, { excludeLowCost: true }])(
  'costs what a search of the same dates finds, the cheapest first: %j',
  async (filters) => {
    const { fares } = (await ask({ origin: 'JFK', filters })).body;
    expect(fares.length).toBeGreaterThan(3);
    const totals = fares.map(({ totalMinor }) => totalMinor);
    expect(totals).toEqual(totals.toSorted((a, b) => a - b));
    expect(new Set(fares.map(({ destination }) => destination.city)).size).toBe(fares.length);
    for (const { destination, departs, returns, totalMinor, durationMinutes } of fares)
      expect({ totalMinor, durationMinutes }).toEqual(
        await searched('JFK', destination.locationCode, departs, returns, filters),
      );
  },
);

it('leaves in three to thirteen weeks, stays as long as the way is worth, goes elsewhere', async () => {
  const { fares } = (await ask({ origin: 'NYC' })).body;
  for (const { destination, departs, returns } of fares) {
    expect(nightsBetween('2027-02-08' as never, departs)).toBeGreaterThanOrEqual(21);
    expect(nightsBetween('2027-02-08' as never, departs)).toBeLessThan(91);
    const isFar = !['US', 'CA', 'MX'].includes(destination.countryCode);
    expect(nightsBetween(departs, returns)).toBeGreaterThanOrEqual(3);
    if (destination.city === 'London') expect(isFar && nightsBetween(departs, returns) >= 6).toBe(true);
    expect(['JFK', 'EWR', 'LGA', 'NYC']).not.toContain(destination.locationCode);
  }
});

it('is told again for ten minutes, and found anew after them', async () => {
  const first = (await ask({ origin: 'LHR' })).body;
  server.clock.move(9 * 60);
  expect((await ask({ origin: 'LHR' })).body).toEqual(first);
  server.clock.move(2 * 60);
  expect((await ask({ origin: 'LHR' })).body.foundAt).not.toBe(first.foundAt);
});

it('names cities in the language of who asks', async () => {
  const citiesIn = async (locale: 'en' | 'fr') =>
    (await ask({ origin: 'CDG', locale })).body.fares.map(({ destination: { locationCode, city } }) => [
      locationCode,
      city,
    ]);
  const [english, french] = [await citiesIn('en'), await citiesIn('fr')];
  expect(french.map(([code]) => code)).toEqual(english.map(([code]) => code));
  expect(french).not.toEqual(english);
});

it('refuses a place that nobody knows, and says when nobody answers', async () => {
  const unknown = await ask({ origin: 'QQQ' });
  expect([unknown.status, unknown.error?.code]).toEqual([422, 'UnknownAirport']);
  const silent = await ask({ origin: 'BOS' }, { 'x-scenario': 'flight-supplier-down' });
  expect([silent.status, silent.error?.code]).toEqual([503, 'SuppliersUnavailable']);
});

it('names a city by a code that an airport field knows', async () => {
  const { fares } = (await ask({ origin: 'JFK' })).body;
  const geography = createGeography();
  for (const { destination } of fares) {
    const ofCity = geography.airportsOfMetro(destination.locationCode);
    expect(
      geography.airportByCode(destination.locationCode) ?? ofCity[1],
      destination.locationCode,
    ).toBeDefined();
  }
});
