import { setTimeout as sleep } from 'node:timers/promises';
import { withTransaction } from '@sojourn/postgres/client.ts';
import { sql } from 'kysely';
import { pino } from 'pino';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { createTestDatabase, type TestDatabase } from '#testing/database.ts';
import { inBatches, type Job, type Turn } from './job.ts';
import { createScheduler, type Scheduler, type SchedulerSettings } from './scheduler.ts';
import { claimJobs, finishRound, registerJobs, renewForPage, renewLease } from './store.ts';
import { QUICK } from './testing/quick.ts';
import { TURN_DEFAULTS } from './turn.ts';

let database: TestDatabase;
const warnings: string[] = [];
const started: Scheduler[] = [];
beforeAll(async () => {
  database = await createTestDatabase({ poolSize: 12 });
});
beforeEach(async () => {
  warnings.length = 0;
  await sql`delete from jobs`.execute(database.db);
});
afterEach(async () => {
  await Promise.all(started.splice(0).map((each) => each.stop()));
});
afterAll(() => database.drop());

const start = (jobs: readonly Job[], settings: Partial<SchedulerSettings> = {}): Scheduler => {
  const scheduler = createScheduler(
    {
      db: database.db,
      random: { bytes: (count) => new Uint8Array(count) },
      log: pino({ level: 'warn' }, { write: (line: string) => void warnings.push(line) }),
      holder: `server ${started.length}`,
      settings: { ...QUICK, ...settings },
    },
    jobs,
  );
  started.push(scheduler);
  scheduler.start();
  return scheduler;
};
const job = (run: Job['run'], more: Partial<Job> = {}): Job => ({
  name: 'a-job',
  everySeconds: 1,
  isDueAtStart: true,
  run,
  ...more,
});
const PATIENT = { timeout: 20_000, interval: 50 };
const due = (every: number) => sql`update jobs set next_run_at = now() - make_interval(secs => ${every})`;

test('another server has a dead one’s job within 15 seconds', () => {
  const poll = 2 * 1.25;
  expect(TURN_DEFAULTS.leaseSeconds + poll).toBeLessThanOrEqual(15);
  expect(TURN_DEFAULTS.patienceSeconds).toBeLessThan(TURN_DEFAULTS.leaseSeconds);
});

test('a job has no figures until it has completed a round', async () => {
  let fails = true;
  const scheduler = start([
    job(async () => {
      if (fails) throw new Error('not yet');
      return { rows: 7, gauges: { open_cases: 3 } };
    }),
  ]);
  await expect.poll(() => warnings.length, PATIENT).toBeGreaterThan(0);
  expect(await scheduler.figures()).toEqual([]);
  fails = false;
  await expect.poll(() => scheduler.figures(), PATIENT).toHaveLength(1);
  expect(await scheduler.figures()).toMatchObject([
    { name: 'a-job', rows: 7, failures: 0, gauges: { open_cases: 3 } },
  ]);
});

test('a job that fails, even at once, is recorded by its error’s name and others run', async () => {
  let runs = 0;
  const broken = job(
    () => {
      throw new TypeError('about maya@example.com');
    },
    { name: 'broken' },
  );
  start([broken, job(async () => ++runs)]);
  await expect.poll(() => runs, PATIENT).toBeGreaterThan(1);
  const { rows } = await sql`select failures > 0 as failed, last_error, lease_until <= now() as free from jobs
    where name = 'broken'`.execute(database.db);
  expect(rows).toEqual([{ failed: true, last_error: 'TypeError', free: true }]);
});

test('rounds that were missed are made up for once', async () => {
  let runs = 0;
  await registerJobs(database.db, [{ name: 'a-job', everySeconds: 3_600 }]);
  await due(5 * 3_600).execute(database.db);
  start([job(async () => ++runs, { everySeconds: 3_600 })]);
  await expect.poll(() => runs, PATIENT).toBe(1);
  await sleep(600);
  expect(runs).toBe(1);
});

test('a turn that runs out of time hands over, and the round counts all its rows', async () => {
  let left = 5;
  let turns = 0;
  const run = (turn: Turn) => {
    turns++;
    return inBatches(turn, 1, async () => {
      await sleep(30);
      return left-- > 0 ? 1 : 0;
    });
  };
  const scheduler = start([job(run, { everySeconds: 60 })], { turnSeconds: 0.01 });
  await expect.poll(() => scheduler.figures(), PATIENT).toHaveLength(1);
  expect([turns, await scheduler.figures()]).toMatchObject([6, [{ rows: 5 }]]);
});

test('memory ends a turn like time does', async () => {
  const held: number[][] = [];
  let turns = 0;
  const run = (turn: Turn) => {
    turns++;
    return inBatches(turn, 1, async () => {
      if (turns > 1) return 0;
      held.push(new Array(100_000).fill(0).map((_, i) => i + 0.5));
      return 1;
    });
  };
  const scheduler = start([job(run, { everySeconds: 60 })], { turnMegabytes: 4 });
  await expect.poll(() => scheduler.figures(), PATIENT).toHaveLength(1);
  expect(turns).toBe(2);
});

test('of many servers each round has one', async () => {
  const rounds: number[] = [];
  for (let i = 0; i < 5; i++)
    start([
      job(
        async () => {
          await sql`select pg_sleep(0.05)`.execute(database.db);
          return rounds.push(i);
        },
        { everySeconds: 3_600 },
      ),
    ]);
  for (let round = 1; round <= 6; round++) {
    await expect.poll(() => rounds.length, PATIENT).toBe(round);
    await expect.poll(async () => (await due(3_600).execute(database.db)).numAffectedRows, PATIENT).toBe(1n);
    await sql`update jobs set next_run_at = now() where next_run_at > now()`.execute(database.db);
  }
  expect(rounds.length).toBeLessThanOrEqual(7);
});

const claimOf = async (holder: string) => {
  const [claim] = await claimJobs(database.db, { names: ['a-job'], holder, leaseSeconds: 0.2 }, 1);
  if (!claim) throw new Error(`${holder} has no claim`);
  return claim;
};

test('what an earlier term still writes changes nothing', async () => {
  const { db } = database;
  await registerJobs(db, [{ name: 'a-job', everySeconds: 1, isDueAtStart: true }]);
  const first = await claimOf('first');
  await sleep(250);
  const second = await claimOf('second');
  expect(second.term).toBe(first.term + 1);
  expect(await renewLease(db, first, 10)).toBe('lost');
  expect(await withTransaction(db, (tx) => renewForPage(tx, first, 10))).toBe(false);
  await finishRound(db, first, { rows: 1 });
  expect((await sql`select holder, succeeded_at from jobs`.execute(db)).rows).toEqual([
    { holder: 'second', succeeded_at: null },
  ]);
  expect(await renewLease(db, second, 10)).toBe('renewed');
});

test('a page keeps its job while it lasts, and its holder sees that it does', async () => {
  const { db } = database;
  await registerJobs(db, [{ name: 'a-job', everySeconds: 1, isDueAtStart: true }]);
  const claim = await claimOf('first');
  await withTransaction(db, async (tx) => {
    expect(await renewForPage(tx, claim, 0.1)).toBe(true);
    await sleep(200);
    expect(await claimJobs(db, { names: ['a-job'], holder: 'second', leaseSeconds: 1 }, 1)).toEqual([]);
    expect(await renewLease(db, claim, 1)).toBe('paging');
  });
});

test('two jobs of one name are a mistake', () => {
  const twice = [job(async () => 0), job(async () => 1)];
  expect(() => start(twice)).toThrow('two jobs have the same name');
});
