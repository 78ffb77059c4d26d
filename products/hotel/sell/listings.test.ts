/** Suggestions, places and favorites show the hotels of the suppliers that are connected, and no others. */
import type { PlaceSuggestion } from '@sojourn/contract/locations.ts';
import { createGeography } from '@sojourn/geography/geography.ts';
import { loadLand } from '@sojourn/geography/load-land.ts';
import { wishlistRoutes } from '@sojourn/server/modules/customers/wishlists/routes.ts';
import { createPlaces } from '@sojourn/server/modules/selling/locations/places.ts';
import { locationRoutes } from '@sojourn/server/modules/selling/locations/routes.ts';
import { createTestDatabase, type TestDatabase } from '@sojourn/server/testing/database.ts';
import { type Browser, createTestServer, type TestServer } from '@sojourn/server/testing/server.ts';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { LUZ, type OpenStayMarket, openStayMarket } from '../testing/hotel-market.ts';
import { listingsOf } from './listings.ts';
import type { HotelSupplier, StayListing } from './supplier.ts';

type Telling = Pick<HotelSupplier, 'sells' | 'names' | 'facts'>;

const OURS = 'sty_fisherman-1';
const NAME = 'Pensão Xylóphone';
const LISTING: StayListing = {
  name: NAME,
  stars: 3,
  neighbourhood: 'Alfama',
  city: 'Lisbon',
  cityPlaceId: 'city:lisbon-pt',
  position: { lat: 38.712, lon: -9.129 },
  art: { seed: 'fisherman', kind: 'hotel', time: 'dusk' },
};
/** Describes its one hotel, in French too. */
const second: Telling = {
  sells: (stayId) => stayId === OURS,
  names: () => [{ id: OURS, name: NAME, cityId: 'lisbon-pt', weight: 50 }],
  facts: (stayId, locale) =>
    stayId === OURS ? { ...LISTING, ...(locale === 'fr' && { city: 'Lisbonne' }) } : null,
};
const silent: Telling = { sells: second.sells };

let connected: readonly Telling[] = [];
let [database, server, embedded, maya] = [] as unknown as [TestDatabase, TestServer, OpenStayMarket, Browser];
const listings = () => listingsOf(connected);
const geography = createGeography();

beforeAll(async () => {
  [database, embedded] = await Promise.all([createTestDatabase(), openStayMarket()]);
  server = await createTestServer({
    database,
    handlers: (effects) => ({
      ...wishlistRoutes({ ...effects, factsOfStay: (stayId, locale) => listings().facts(stayId, locale) }),
      ...locationRoutes({
        ...effects,
        world: { geography, land: loadLand() },
        places: {
          ...createPlaces(geography, {
            names: () => [],
            facts: (id, locale) => listings().facts(id, locale),
          }),
          suggest: (...typed) => createPlaces(geography, listings()).suggest(...typed),
        },
      }),
    }),
  });
  maya = await server.signIn();
});
afterAll(async () => {
  await server?.close();
  await embedded?.close();
  await database?.drop();
});
beforeEach(() => {
  connected = [second];
});

async function hotelsFor(text: string): Promise<PlaceSuggestion[]> {
  const input = { LocationQuery: { label: 'lodging' as const, text } };
  const { body } = await server.call('searchLocations', maya, { input });
  return body.categories.filter(({ kind }) => kind === 'hotel').flatMap(({ places }) => places);
}
const favorite = (value: string) =>
  server.call('addWishlistItem', maya, { input: { product: { id: { value } } } });
const favorites = async () => {
  const { body } = await server.call('listWishlists', maya, { input: {} });
  return body.wishlists.flatMap(({ items }) => items.map(({ product }) => product));
};

it('a supplier’s hotel is suggested by its name, opened as a place, and generated ones are not', async () => {
  expect(await hotelsFor('xylophone')).toEqual([
    {
      id: `hotel:${OURS}`,
      kind: 'hotel',
      code: null,
      label: NAME,
      region: 'Lisbon, Portugal',
      position: LISTING.position,
    },
  ]);
  const generated = [...(embedded.market.suppliers[0]?.names?.() ?? [])].find(({ id }) => id !== OURS)!;
  expect(await hotelsFor(generated.name)).not.toContainEqual(
    expect.objectContaining({ id: `hotel:${generated.id}` }),
  );
  const place = await server.call('getPlace', maya, { query: { id: `hotel:${OURS}` } });
  expect(place.body).toMatchObject({ label: NAME, countryCode: 'PT', art: { seed: 'fisherman' } });
  expect((await server.call('getPlace', maya, { query: { id: `hotel:${LUZ}` } })).error?.code).toBe(
    'UnknownPlace',
  );
});

it('hotels of several suppliers are suggested together, each described by its own', async () => {
  connected = [...embedded.market.suppliers, second];
  expect((await hotelsFor('xylophone')).map(({ id }) => id)).toEqual([`hotel:${OURS}`]);
  expect((await hotelsFor('palacete santa luz')).map(({ id }) => id)).toContain(`hotel:${LUZ}`);
  const all = [...listings().names()];
  expect(new Set(all.map(({ id }) => id)).size).toBe(embedded.market.world.count + 1);
  for (const { id, name } of all.slice(0, 40)) expect(listings().facts(id, 'en')?.name).toBe(name);
});

it('a favorite shows what its supplier says of it, and without a word of it what was stored', async () => {
  expect((await favorite(OURS)).status).toBe(200);
  expect((await favorite(LUZ)).error?.code).toBe('NotFound');
  const { stars, neighbourhood, city, position, art } = LISTING;
  expect(await favorites()).toMatchObject([
    { name: NAME, stay: { stars, neighbourhood, city, position, art } },
  ]);
  connected = [silent];
  expect(await favorites()).toEqual([{ id: { value: OURS }, name: NAME, stay: null }]);
  expect(await hotelsFor('xylophone')).toEqual([]);
  expect((await server.call('getPlace', maya, { query: { id: `hotel:${OURS}` } })).error?.code).toBe(
    'UnknownPlace',
  );
});
