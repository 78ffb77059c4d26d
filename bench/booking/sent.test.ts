/** What a booking sends to the database may only get less: `bench/limits.json`. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { connectPortal } from '../../apps/server/src/db/client.ts';
import { createTestDatabase, type TestDatabase } from '../../apps/server/src/testing/database.ts';
import { assertWithinLimit } from '../limits.ts';
import { countSent, type Sent } from './counted.ts';
import { prepared, processOf } from './run.ts';

let database: TestDatabase;
let portal: ReturnType<typeof connectPortal>;
let sent: () => Sent;
beforeAll(async () => {
  database = await createTestDatabase();
  // One connection, which has prepared every statement after the first bookings
  portal = connectPortal({ url: database.url, poolSize: 1, waitMs: 30_000 });
  sent = countSent(portal);
});
afterAll(async () => {
  await portal?.close();
  await database?.drop();
});

test.each([
  ['card', 'booking by card'],
  ['split', 'booking by three tenders'],
] as const)('a booking by %s sends no more than its limits', async (paying, area) => {
  const server = processOf(portal);
  for (let i = 0; i < 2; i++) await (await prepared(server, paying))();
  const pay = await prepared(server, paying);
  const before = sent();
  await pay();
  const after = sent();
  const trips = after.trips - before.trips;
  const statements = after.statements - before.statements;
  expect(statements).toBeGreaterThanOrEqual(trips);
  assertWithinLimit(`${area}: round trips to the database`, trips);
  assertWithinLimit(`${area}: statements`, statements);
});
