/**
 * Gives the demo its past, once for a database, beside the servers that already answer: one thing at a time,
 * at the lowest priority. A second process waits, and finds it done; one that
 * starts after a crash goes on.
 */
import { randomBytes } from 'node:crypto';
import { constants, hostname, setPriority } from 'node:os';
import { setTimeout as sleep } from 'node:timers/promises';
import { type Config, readConfig } from '../../apps/server/src/config.ts';
import { connectPortal } from '../../apps/server/src/db/client.ts';
import { createApp } from '../../apps/server/src/http/app.ts';
import { createLog } from '../../apps/server/src/log.ts';
import { wireModules } from '../../apps/server/src/main/wire-modules.ts';
import { offsetClock } from '../../apps/server/src/modules/lab/offset-clock.ts';
import { createSessionGate } from '../../apps/server/src/modules/sessions/gate.ts';
import { readTenants } from '../../apps/server/src/modules/tenants/read-tenants.ts';
import { identitySeals } from '../../apps/server/src/seal.ts';
import { createEmlFolder } from '../../apps/server/src/suppliers/mail/eml-folder.ts';
import { readAirports } from '../../apps/server/src/suppliers/market/read-airports.ts';
import type { Instant } from '../../packages/domain/src/dates.ts';
import { pastClock } from './clock.ts';
import { beginOnce, endWorld, isWorldMade, lockWorld } from './once.ts';
import { openStage } from './open-stage.ts';
import { playSteps } from './play.ts';
import { storySteps, WHOLE } from './story.ts';

const trueClock = { now: () => new Date().toISOString() as Instant };
const random = { bytes: (count: number) => new Uint8Array(randomBytes(count)) };
/** As long as it worked, at most so long. */
const REST_MOST_MS = 1_500;

async function make(config: Config, signal: AbortSignal): Promise<void> {
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
    const { stage, clock, end } = await openWorld(config, connection, made);
    const log = createLog(config.logLevel);
    try {
      const counts = await playSteps(storySteps(made, WHOLE), {
        db,
        clock,
        stage,
        signal,
        rest: async (tookMs) => {
          await stage.runJobs(['messages']);
          await sleep(Math.min(REST_MOST_MS, tookMs));
        },
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

/** A server as the others are, but it doesn't listen, does nothing by itself, and its time is the past. */
async function openWorld(config: Config, { db, pool }: ReturnType<typeof connectPortal>, made: Instant) {
  const clock = pastClock(made, () => performance.now());
  const effects = { db, clock, random, log: createLog(config.logLevel) };
  const tenants = readTenants(config.tenantsFile);
  const keys = { current: config.serverKey, others: config.otherServerKeys };
  const sessions = { csrfKey: config.serverKey, otherCsrfKeys: config.otherServerKeys, ...config.session };
  const nowhere = async () => undefined;
  const modules = await wireModules(effects, {
    config,
    tenants,
    sessionSettings: sessions,
    sealKeys: keys,
    labClock: { now: clock.now, offset: () => 0, move: nowhere, refresh: nowhere },
    pool,
    market: {
      geography: { extraAirports: readAirports(config.airportsFile) },
      ...(config.stayCount === null ? {} : { stayCount: config.stayCount }),
    },
    marketSizes: config.flightPercent === null ? {} : { flight: { share: config.flightPercent / 100 } },
    holder: `demo:${hostname()}:${process.pid}:${randomBytes(6).toString('hex')}`,
    mail: {
      port: createEmlFolder(config.mail.folder),
      fromAddress: config.mail.from,
      originOf: ({ hosts }) => `http://${hosts[0]}:${config.port}`,
    },
  });
  const app = await createApp({
    effects,
    tenants,
    handlers: modules.handlers,
    sessions: createSessionGate(effects, sessions),
    sealer: identitySeals(keys, random),
    settings: SILENT_HTTP(config),
  });
  const { runJob, goOnFor } = modules;
  const vaultUrl = config.vault.url;
  const stage = openStage({ app, effects, clock, tenants, sessions, runJob, goOnFor, vaultUrl });
  const end = async () => {
    await app.close();
    await modules.stop();
  };
  return { stage, clock, end };
}

const SILENT_HTTP = (config: Config) =>
  ({
    production: false,
    lab: true,
    answerChecks: 'none',
    vaultOrigin: new URL(config.vault.url).origin,
    bankOrigin: new URL(config.signIn.issuer).origin,
    embedOrigins: [],
    portalDirectory: null,
    deskDirectory: null,
    adminDirectory: null,
    trustedProxies: 0,
    metricsKey: null,
    operatorKeys: [],
    mailbox: null,
    limitFactor: 10_000,
  }) as const;

setPriority(constants.priority.PRIORITY_LOW);
const stopping = new AbortController();
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => stopping.abort());
try {
  await make(readConfig({ ...process.env, SCENARIO: '' }), stopping.signal);
  process.exit(0);
} catch (error) {
  if (!stopping.signal.aborted) console.error(`The demo's past: ${(error as Error).message}`);
  process.exit(stopping.signal.aborted ? 0 : 1);
}
