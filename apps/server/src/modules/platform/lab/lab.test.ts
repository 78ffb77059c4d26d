/** The lab's clock over two processes, jobs that follow it, and its absence in production. */
import { plusSeconds } from '@sojourn/domain/dates.ts';
import { pino } from 'pino';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { refuse } from '#refusal.ts';
import { TEST_NOW, testClock } from '#testing/clock.ts';
import { createTestDatabase, type TestDatabase } from '#testing/database.ts';
import { createTestServer } from '#testing/server.ts';
import type { Job } from '#workflow/jobs/job.ts';
import { createScheduler } from '#workflow/jobs/scheduler.ts';
import { claimJobs } from '#workflow/jobs/store.ts';
import { offsetClock } from './offset-clock.ts';
import { type LabDeps, labRoutes } from './routes.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database?.drop());

const DAY = 86_400;
const NO_JOBS: Pick<LabDeps, 'jobs' | 'wakeSagas'> = {
  jobs: { runDue: async () => undefined, runNamed: async () => false },
  wakeSagas: async () => undefined,
};

/** With recurring jobs that nothing but the lab runs; `ran` has their names. */
async function openLab(jobs: readonly Job[]) {
  const { db } = database;
  const clock = offsetClock(db, testClock());
  const ran: string[] = [];
  const noted = jobs.map((job) => ({
    ...job,
    run: async (turn: Parameters<Job['run']>[0]) => {
      ran.push(job.name);
      return job.run(turn);
    },
  }));
  const random = { bytes: (count: number) => new Uint8Array(count) };
  const deps = { db, random, log: pino({ level: 'silent' }), holder: 'lab', ahead: clock.offset };
  const scheduler = createScheduler(deps, noted);
  const wakeSagas = async () => void ran.push('sagas');
  const lab = { clock, scenarios: [], keepSession: async () => undefined, jobs: scheduler, wakeSagas };
  const server = await createTestServer({ database, handlers: labRoutes(lab) });
  const moveTo = (offsetSeconds: number) => server.call('moveClock', null, { input: { offsetSeconds } });
  const run = async (...names: string[]) => {
    ran.length = 0;
    const input = names.length > 0 ? { names } : {};
    return [(await server.call('runJobs', null, { input })).status, ...ran];
  };
  return { moveTo, run, close: () => Promise.all([server.close(), scheduler.stop()]) };
}
const job = (name: string, everySeconds: number, run: Job['run'] = async () => 1): Job => ({
  name,
  everySeconds,
  run,
});

it('jobs are due by the clock that the lab has moved, and done when the call is', async () => {
  const { moveTo, run, close } = await openLab([job('hourly', 3_600), job('daily', DAY)]);
  expect(await run()).toEqual([200, 'sagas']);
  await moveTo(3_601);
  expect(await run()).toEqual([200, 'sagas', 'hourly']);
  expect(await run()).toEqual([200, 'sagas']);
  await moveTo(7 * DAY);
  expect((await run()).toSorted()).toEqual([200, 'daily', 'hourly', 'sagas']);
  // Else nothing would be due until the days are over
  await moveTo(0);
  expect((await run()).toSorted()).toEqual([200, 'daily', 'hourly', 'sagas']);
  expect(await run()).toEqual([200, 'sagas']);
  await close();
});

it('named jobs run one after another, due or not, and a running one again from its beginning', async () => {
  let release = (): void => undefined;
  let runs = 0;
  const slow = job('slow', DAY, async () => {
    if (++runs === 1) await new Promise<void>((resolve) => (release = resolve));
    return 1;
  });
  const { run, close } = await openLab([slow, job('quick', DAY)]);
  const first = run('slow');
  await expect.poll(() => runs).toBe(1);
  const again = run('slow', 'quick');
  release();
  expect((await first)[0]).toBe(200);
  expect((await again)[0]).toBe(200);
  expect(runs).toBe(2);
  expect(await run('quick', 'slow')).toEqual([200, 'sagas', 'quick', 'slow']);
  expect((await run('nothing'))[0]).toBe(404);
  await close();
});

it('moving the clock takes no job from its holder', async () => {
  let release = (): void => undefined;
  let isHeld = false;
  const held = job('held', 60, async () => {
    isHeld = true;
    await new Promise<void>((resolve) => (release = resolve));
    return 1;
  });
  const { moveTo, run, close } = await openLab([held]);
  const running = run('held');
  const claims = (isEarly: boolean) =>
    claimJobs(database.db, { names: ['held'], holder: 'other', leaseSeconds: 1, ahead: 7 * DAY, isEarly }, 1);
  await expect.poll(() => isHeld).toBe(true);
  await moveTo(7 * DAY);
  expect([await claims(false), await claims(true)]).toEqual([[], []]);
  release();
  expect((await running)[0]).toBe(200);
  await moveTo(0);
  await close();
});

it('what one process chooses, every process follows', async () => {
  const [one, two] = [offsetClock(database.db, testClock()), offsetClock(database.db, testClock())];
  const lines: string[] = [];
  const keepSession = async (actor: { customerId: string }) => void lines.push(actor.customerId);
  const server = await createTestServer({
    database,
    handlers: labRoutes({
      ...NO_JOBS,
      clock: one,
      scenarios: [{ name: 'soldOut', effect: 'x' }],
      keepSession,
    }),
  });
  const maya = await server.signIn();
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
  expect((await server.call('runJobs', null, { input: {} })).status).toBe(404);
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
