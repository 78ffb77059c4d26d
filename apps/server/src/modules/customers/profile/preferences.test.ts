import { NO_FLIGHT_PREFERENCES, NO_HOTEL_PREFERENCES } from '@sojourn/contract/no-preferences.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { identitySeals } from '#seal.ts';
import { createTestDatabase, type TestDatabase } from '#testing/database.ts';
import { type Browser, createTestServer, TEST_SESSION_SETTINGS, type TestServer } from '#testing/server.ts';
import { profileRoutes } from './routes.ts';

let database: TestDatabase;
let server: TestServer;
let maya: Browser;
beforeAll(async () => {
  database = await createTestDatabase();
  const keys = { current: TEST_SESSION_SETTINGS.csrfKey, others: [] };
  server = await createTestServer({
    database,
    handlers: (effects) =>
      profileRoutes({
        ...effects,
        seals: identitySeals(keys, effects.random),
        knowsAirport: (code) => code === 'BOS',
      }),
  });
  maya = await server.signIn({ phone: '+1 617 555 0142', email: 'maya.okafor@example.com' });
});
afterAll(async () => {
  await server?.close();
  await database?.drop();
});

const hotel = async (browser: Browser) =>
  (await server.call('getHotelPreferences', browser, {})).body.preferences;
const flight = async (browser: Browser) =>
  (await server.call('getFlightPreferences', browser, {})).body.preferences;
const chosen = {
  homeAirport: { label: 'Boston (BOS)', id: { code: 'BOS' } },
  fareClasses: { ...NO_FLIGHT_PREFERENCES.fareClasses, standard: true },
  airlines: ['DL', 'AA', 'DL'],
  excludeLowCostCarriers: true,
  nonStopOnly: true,
};

it('are none to begin with', async () => {
  expect([await hotel(maya), await flight(maya)]).toEqual([NO_HOTEL_PREFERENCES, NO_FLIGHT_PREFERENCES]);
});
it('are kept as a whole, each once, and are the customer’s own', async () => {
  const preferences = {
    amenities: ['pool', 'gym', 'pool'] as const,
    starRatings: [5, 4, 5],
    freeCancellationOnly: true,
  };
  const input = { preferences: { ...preferences, amenities: [...preferences.amenities] } };
  const saved = await server.call('updateHotelPreferences', maya, { input });
  expect([saved.status, saved.body]).toEqual([200, { Response: 'Success' }]);
  await server.call('updateFlightPreferences', maya, { input: { preferences: chosen } });
  expect(await hotel(maya)).toEqual({ ...preferences, amenities: ['pool', 'gym'], starRatings: [4, 5] });
  expect(await flight(maya)).toEqual({ ...chosen, airlines: ['DL', 'AA'] });
  const other = await server.signIn({ tenantId: 'business' });
  expect([await hotel(other), await flight(other)]).toEqual([NO_HOTEL_PREFERENCES, NO_FLIGHT_PREFERENCES]);
});
it('are cleared by saving none', async () => {
  await server.call('updateHotelPreferences', maya, { input: { preferences: NO_HOTEL_PREFERENCES } });
  expect(await hotel(maya)).toEqual(NO_HOTEL_PREFERENCES);
});
it('A’s four fields are enough', async () => {
  const { excludeLowCostCarriers: _, ...four } = chosen;
  const saved = await server.call('updateFlightPreferences', maya, { input: { preferences: four } });
  expect(saved.status).toBe(200);
  expect(await flight(maya)).toEqual({ ...four, airlines: ['DL', 'AA'], excludeLowCostCarriers: false });
});
it.each([
  ['fareClasses', { fareClasses: { ...NO_FLIGHT_PREFERENCES.fareClasses, basic: true, luxury: true } }],
  ['airlines', { airlines: ['AA', 'B6'], excludeLowCostCarriers: true }],
])('%s that contradict themselves are refused', async (field, change) => {
  const before = await flight(maya);
  const answer = await server.call('updateFlightPreferences', maya, {
    input: { preferences: { ...chosen, ...change } },
  });
  expect(answer.error).toMatchObject({
    code: 'InvalidInput',
    details: { fields: [{ path: `preferences.${field}` }] },
  });
  expect(await flight(maya)).toEqual(before);
});
it('name an airport that there is', async () => {
  const homeAirport = { label: 'Nowhere', id: { code: 'QQX' } };
  const answer = await server.call('updateFlightPreferences', maya, {
    input: { preferences: { ...chosen, homeAirport } },
  });
  expect(answer.error?.code).toBe('UnknownAirport');
  expect((await flight(maya)).homeAirport).toEqual(chosen.homeAirport);
});
it('that no longer have their form are as good as none', async () => {
  await database.pool.query(`update preferences set preferences = '{"airlines": 7}' where kind = 'flight'`);
  expect(await flight(maya)).toEqual(NO_FLIGHT_PREFERENCES);
});
it('the contact details are the bank’s', async () => {
  const { body } = await server.call('getCustomerDetails', maya, {});
  expect(body).toEqual({ phoneNumber: '+1 617 555 0142', emailAddress: 'maya.okafor@example.com' });
  const silent = await server.call('getCustomerDetails', await server.signIn(), {});
  expect(silent.body.phoneNumber).toBe('');
});
