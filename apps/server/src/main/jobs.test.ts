/** Every registered job: on two servers at once, and in the table of what is deleted when. */
import { readFileSync } from 'node:fs';
import type { Products } from '@sojourn/products/server-products.ts';
import { pino } from 'pino';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { TEST_TENANTS } from '#testing/server.ts';
import type { Job } from '#workflow/jobs/job.ts';
import { createScheduler, type Scheduler } from '#workflow/jobs/scheduler.ts';
import { QUICK } from '#workflow/jobs/testing/quick.ts';
import { readyCheckout } from '../modules/selling/booking/testing/booking-world.ts';
import { createStage, mustBook, type Stage } from '../modules/selling/booking/testing/stage.ts';
import { createJobs, createTripActions, MACHINES, MESSAGES, TRIP_SOURCES } from './capabilities.ts';
import { messengerDeps, undeliveredCase } from './wire-mail.ts';

type Turn = { readonly job: string; readonly server: string };
let { world, maya } = {} as Stage;
const turns: Turn[] = [];
const running = new Set<string>();
const overlapping: string[] = [];
const warnings: string[] = [];
const servers: Record<string, Scheduler> = {};
let names: readonly string[] = [];

/** As a server registers them, with what is beyond it silent or empty. */
function jobsOf(name: string): Job[] {
  const process = world.startProcess(name);
  const effects = { ...process, log: pino({ level: 'silent' }) };
  const mail = {
    port: { send: async () => ({ outcome: 'ok', value: null }) as const },
    fromAddress: 'no-reply@localhost',
    originOf: () => 'http://localhost',
  };
  const trips = {
    ...process,
    products: process.products as Products,
    tripActions: createTripActions(process),
    tripSources: TRIP_SOURCES,
    messages: MESSAGES,
  };
  return createJobs({
    ...effects,
    standing: { eventsOf: async () => ({ outcome: 'ok', value: [] }) },
    isOfTenant: () => true,
    machines: MACHINES,
    needsPerson: undeliveredCase(effects),
    messenger: messengerDeps(effects, { mail, tenants: TEST_TENANTS }, trips),
  });
}

/** Every second, noted with who did it and whether another was at it. */
const noted = (server: string, job: Job): Job => ({
  name: job.name,
  everySeconds: 1,
  isDueAtStart: true,
  run: async (turn) => {
    if (running.has(job.name)) overlapping.push(job.name);
    running.add(job.name);
    turns.push({ job: job.name, server });
    try {
      return await job.run(turn);
    } finally {
      running.delete(job.name);
    }
  },
});

beforeAll(async () => {
  ({ world, maya } = await createStage());
  for (const name of ['a', 'b']) {
    const jobs = jobsOf(name);
    names = jobs.map((job) => job.name);
    servers[name] = createScheduler(
      {
        db: world.database.db,
        random: { bytes: (count) => new Uint8Array(count).fill(name.charCodeAt(0)) },
        log: pino({ level: 'warn' }, { write: (line: string) => void warnings.push(line) }),
        holder: name,
        settings: { ...QUICK, turnSeconds: 5, leaseSeconds: 5, patienceSeconds: 4 },
      },
      jobs.map((job) => noted(name, job)),
    );
  }
});
afterAll(async () => {
  await Promise.all(Object.values(servers).map((server) => server.stop()));
  await world.close();
});

const PATIENT = { timeout: 40_000, interval: 100 };
const jobsBy = (all: readonly Turn[]) => [...new Set(all.map(({ job }) => job))].toSorted();

test('two servers share every job: none is done by both at once, none fails, none is left', async () => {
  const books = world.startProcess('books');
  await mustBook(books, await readyCheckout(books, maya), maya);
  for (const each of Object.values(servers)) each.start();
  await expect.poll(() => jobsBy(turns), PATIENT).toEqual([...names].toSorted());
  await expect.poll(() => new Set(turns.map((turn) => turn.server)).size, PATIENT).toBe(2);
  await expect.poll(async () => (await servers.a?.figures())?.length, PATIENT).toBe(names.length);
  expect(overlapping).toEqual([]);
  expect(warnings).toEqual([]);
});

test('when one of them ends the other has every job', async () => {
  await servers.b?.stop();
  const before = turns.length;
  await expect.poll(() => jobsBy(turns.slice(before)), PATIENT).toEqual([...names].toSorted());
  expect(turns.slice(before).every(({ server }) => server === 'a')).toBe(true);
  expect(overlapping).toEqual([]);
  expect(warnings).toEqual([]);
});

test('what a job deletes is in the table for operators, with for how long it is kept', () => {
  const operations = readFileSync(new URL('../../../../docs/operations.md', import.meta.url), 'utf8');
  const deleting = jobsOf('documented').filter(({ name }) => name.startsWith('forget-'));
  expect(deleting.filter(({ storedDays }) => storedDays === undefined).map(({ name }) => name)).toEqual([]);
  for (const { name, storedDays = 0 } of deleting) {
    const line = operations.split('\n').find((each) => each.startsWith('|') && each.includes(`\`${name}\``));
    expect(line, name).toMatch(
      storedDays > 0 ? new RegExp(`\\b${storedDays} days?\\b`) : /travel is over|ten years/,
    );
  }
});
