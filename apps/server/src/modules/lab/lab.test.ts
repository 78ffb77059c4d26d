/** The lab's clock over two processes, and its absence in production. */
import { plusSeconds } from '@sojourn/domain/dates.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { refuse } from '../../refusal.ts';
import { TEST_NOW, testClock } from '../../testing/clock.ts';
import { createTestDatabase, type TestDatabase } from '../../testing/database.ts';
import { createTestServer } from '../../testing/server.ts';
import { offsetClock } from './offset-clock.ts';
import { labRoutes } from './routes.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database?.drop());

it('what one process chooses, every process follows', async () => {
  const [one, two] = [offsetClock(database.db, testClock()), offsetClock(database.db, testClock())];
  const lines: string[] = [];
  const keepSession = async (actor: { customerId: string }) => void lines.push(actor.customerId);
  const server = await createTestServer({
    database,
    handlers: labRoutes({ clock: one, scenarios: [{ name: 'soldOut', effect: 'x' }], keepSession }),
  });
  const maya = await server.signIn();
  const DAY = 86_400;
  const moved = await server.call('moveClock', maya, { input: { offsetSeconds: DAY } });
  expect(moved.body.now).toBe(plusSeconds(TEST_NOW, DAY));
  expect(lines).toEqual([maya.customerId]);
  await two.refresh();
  expect(two.now()).toBe(plusSeconds(TEST_NOW, DAY));
  expect((await server.call('getLab', null, {})).body).toEqual({
    now: plusSeconds(TEST_NOW, DAY),
    scenarios: [{ name: 'soldOut', effect: 'x' }],
  });
  await server.call('moveClock', maya, { input: { offsetSeconds: 0 } });
  await two.refresh();
  expect(two.now()).toBe(TEST_NOW);
  await server.close();
});

it('is not there unless it was asked for', async () => {
  const server = await createTestServer({
    database,
    handlers: labRoutes(null),
    settings: { lab: false },
  });
  expect((await server.call('getLab', null, {})).status).toBe(404);
  expect((await server.call('moveClock', null, { input: { offsetSeconds: 5 } })).status).toBe(404);
  await server.close();
});

it('hears of scenarios only when it is open', async () => {
  for (const lab of [true, false]) {
    const received: (string | null)[] = [];
    const server = await createTestServer({
      database,
      handlers: {
        getLab: async ({ context }) => {
          received.push(context.scenario);
          return refuse('NotFound');
        },
      },
      settings: { lab },
    });
    await server.call('getLab', null, { headers: { 'x-scenario': 'soldOut' } });
    expect(received).toEqual([lab ? 'soldOut' : null]);
    await server.close();
  }
});
