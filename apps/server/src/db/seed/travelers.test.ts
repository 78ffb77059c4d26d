import { afterAll, beforeAll, expect, it } from 'vitest';
import { listTravelers } from '../../modules/customers/profile/list-travelers.ts';
import { deleteTraveler } from '../../modules/customers/profile/store.ts';
import { identitySeals } from '../../seal.ts';
import { testClock } from '../../testing/clock.ts';
import { createTestDatabase, type TestDatabase } from '../../testing/database.ts';
import { demoCustomerId } from './demo-ids.ts';
import { seed } from './seed.ts';

const serverKey = 'a key for tests only, 32 characters or more';
const clock = testClock();
const random = { bytes: () => new Uint8Array(0) };
let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database?.drop());

const seeded = () => seed({ db: database.db, clock, scenario: 'demo', serverKey });
const listOf = (tenantId: 'consumer' | 'business', subject: string) =>
  listTravelers(
    { db: database.db, clock, seals: identitySeals({ current: serverKey, others: [] }, random) },
    { tenantId, customerId: demoCustomerId(subject) },
  );

it('the demo’s people have their travelers, once, and keep what they changed', async () => {
  await seeded();
  await seeded();
  const maya = await listOf('consumer', 'maya');
  expect(
    maya.map(({ firstName, passport, knownTravelerNumber }) => [firstName, !!passport, knownTravelerNumber]),
  ).toEqual([
    ['Maya', true, 'TT1139Q48'],
    ['Jonah', true, ''],
  ]);
  expect(maya[0]!.frequentFlyerNumber.TP).toBe('448210937');
  const priya = await listOf('business', 'priya');
  expect(priya.map(({ lastName }) => lastName)).toEqual(['Nair', 'Reyes']);
  const owner = { tenantId: 'consumer', customerId: demoCustomerId('maya') } as const;
  await deleteTraveler(database.db, owner, maya[1]!.personId);
  await seeded();
  expect(await listOf('consumer', 'maya')).toHaveLength(1);
});
