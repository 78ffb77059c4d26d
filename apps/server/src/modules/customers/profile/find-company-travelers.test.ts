import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Actor } from '#context.ts';
import { identitySeals } from '#seal.ts';
import { createTestDatabase, type TestDatabase } from '#testing/database.ts';
import { type Browser, createTestServer, TEST_SESSION_SETTINGS, type TestServer } from '#testing/server.ts';
import { findCompanyTravelers } from './find-company-travelers.ts';
import { profileRoutes } from './routes.ts';
import { samplePerson } from './testing/sample-person.ts';

let database: TestDatabase;
let server: TestServer;
const seals = () =>
  identitySeals({ current: TEST_SESSION_SETTINGS.csrfKey, others: [] }, server.effects.random);

beforeAll(async () => {
  database = await createTestDatabase();
  server = await createTestServer({
    database,
    handlers: (effects) => {
      const keys = { current: TEST_SESSION_SETTINGS.csrfKey, others: [] };
      return profileRoutes({
        ...effects,
        seals: identitySeals(keys, effects.random),
        knowsAirport: () => true,
      });
    },
  });
});
afterAll(async () => {
  await server?.close();
  await database?.drop();
});

const actorOf = ({ customerId }: Browser) =>
  ({
    tenantId: 'business',
    customerId,
    firstName: 'Priya',
    lastName: 'Nair',
    email: 'priya.nair@northline.example',
  }) as Actor;
const find = (browser: Browser) =>
  findCompanyTravelers({ ...server.effects, seals: seals() }, actorOf(browser));

it('a member’s own traveler is the default until it is hidden; hidden ones are named', async () => {
  const priya = await server.signIn({ tenantId: 'business', subject: 'priya' });
  const save = async (firstName: string, lastName: string, hideProfile: boolean, personId?: string) => {
    const person = samplePerson({ firstName, lastName, ...(personId && { personId }) });
    const input = { person, hideProfile, isNew: !personId };
    return (await server.call('updateTraveler', priya, { input })).body.personId;
  };
  expect(await find(priya)).toEqual({ defaultTravelerId: null, hiddenTravelerIds: [] });
  const daniel = await save('Daniel', 'Reyes', true);
  server.clock.move(1);
  const own = await save('PRIYA', 'Nair', false);
  expect(await find(priya)).toEqual({ defaultTravelerId: own, hiddenTravelerIds: [daniel] });
  await save('Priya', 'Nair', true, own);
  expect(await find(priya)).toEqual({ defaultTravelerId: null, hiddenTravelerIds: [daniel, own] });
});
