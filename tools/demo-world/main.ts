/**
 * Gives the demo its past, once for a database, beside the servers that already answer: one thing at a time.
 * Its parent process gives it the lowest priority. A second process waits, and finds it done; one that
 * starts after a crash goes on.
 */
import { randomBytes } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { type Config, readConfig } from '../../apps/server/src/config.ts';
import { connectPortal } from '../../apps/server/src/db/client.ts';
import { createLog } from '../../apps/server/src/log.ts';
import { openServer } from '../../apps/server/src/main/open-server.ts';
import { offsetClock } from '../../apps/server/src/modules/platform/lab/offset-clock.ts';
import { readTenants } from '../../apps/server/src/modules/platform/tenants/read-tenants.ts';
import type { Instant } from '../../packages/domain/src/dates.ts';
import { pastClock } from './clock.ts';
import { beginOnce, endWorld, isWorldMade, lockWorld } from './once.ts';
import { openStage } from './open-stage.ts';
import { playSteps } from './play.ts';
import { requireDemo } from './require-demo.ts';
import { storySteps, WHOLE } from './story.ts';

const trueClock = { now: () => new Date().toISOString() as Instant };
const random = { bytes: (count: number) => new Uint8Array(randomBytes(count)) };
/** As long as it worked, at most so long. */
const REST_MOST_MS = 1_500;

async function make(config: Config, signal: AbortSignal): Promise<void> {
  requireDemo(config);
  const begun = performance.now();
  const connection = connectPortal({ url: config.databaseUrl, poolSize: 6, onError: () => undefined });
  const { db, pool, close } = connection;
  let unlock = (): void => undefined;
  try {
    unlock = await lockWorld(pool);
    if (await isWorldMade(db)) return;
    const lab = offsetClock(db, trueClock);
    await lab.refresh();
    const made = await beginOnce(db, lab.now());
    const present = async () => {
      await lab.refresh();
      return lab.now();
    };
    const { stage, clock, log, end } = await openWorld(config, { connection, made, present });
    try {
      const counts = await playSteps(storySteps(made, WHOLE), {
        db,
        clock,
        stage,
        signal,
        rest: (tookMs) => sleep(Math.min(REST_MOST_MS, tookMs)),
        warn: (step, err, isLast) =>
          log[isLast ? 'warn' : 'debug']({ err, step }, 'a step of the demo failed'),
      });
      if (signal.aborted) return;
      await endWorld(db, made);
      const seconds = Math.round((performance.now() - begun) / 1_000);
      console.log(`  The demo has a past now (${seconds} s, ${counts.skipped} of its steps were left out)`);
    } finally {
      await end();
    }
  } finally {
    unlock();
    await close();
  }
}

type Opening = {
  readonly connection: ReturnType<typeof connectPortal>;
  readonly made: Instant;
  readonly present: () => Promise<Instant>;
};
/** A server as the others are, but it doesn't listen, does nothing by itself, and its time is the past. */
async function openWorld(config: Config, { connection, made, present }: Opening) {
  const clock = pastClock(made, () => performance.now());
  const nowhere = async () => undefined;
  const labClock = { ...clock, offset: () => 0, move: nowhere, refresh: nowhere };
  const log = createLog(config.logLevel);
  const tenants = readTenants(config.tenantsFile);
  const { app, modules, effects, sessions } = await openServer(config, {
    connection,
    tenants,
    clock,
    labClock,
    random,
    log,
    kind: 'demo:',
    http: { answerChecks: 'none', limitFactor: 10_000 },
    cache: null,
  });
  const { goOnFor } = modules;
  const vaultUrl = config.vault.url;
  const stage = openStage({ app, effects, clock, present, tenants, sessions, goOnFor, vaultUrl });
  const end = async () => {
    await app.close();
    await modules.stop();
  };
  return { stage, clock, log, end };
}

const stopping = new AbortController();
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => stopping.abort());
try {
  await make(readConfig({ ...process.env, SCENARIO: '' }), stopping.signal);
  process.exit(0);
} catch (error) {
  if (!stopping.signal.aborted) console.error(`The demo's past: ${(error as Error).message}`);
  process.exit(stopping.signal.aborted ? 0 : 1);
}
