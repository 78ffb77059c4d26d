/**
 * The composition root: configuration → database → suppliers → modules → http. Everything is wired by hand,
 * here and in `main`.
 */
import { randomBytes } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Instant } from '@sojourn/domain/dates.ts';
import { helpText, wantsHelp } from '@sojourn/domain/settings/help.ts';
import { ping, STARTING } from '@sojourn/postgres/client.ts';
import { connectionFailure } from '@sojourn/postgres/databases.ts';
import { waitForSchema } from '@sojourn/postgres/wait-for-schema.ts';
import { type Config, readConfig } from './config.ts';
import type { Effects } from './context.ts';
import { connectPortal, MIGRATIONS } from './db/client.ts';
import { createLog } from './log.ts';
import { type OpenServer, openServer } from './main/open-server.ts';
import { type OffsetClock, offsetClock } from './modules/platform/lab/offset-clock.ts';
import { readTenants } from './modules/platform/tenants/read-tenants.ts';
import { SERVER_SETTINGS } from './server-settings.ts';

const HELP = {
  usage: 'node apps/server/src/main.ts',
  about:
    'Serves the portals and their API. Migrate its database (npm run migrate) and build the pages first.',
  settings: SERVER_SETTINGS,
};

async function start(config: Config): Promise<void> {
  const log = createLog(config.logLevel);
  const tenants = readTenants(config.tenantsFile);
  const connection = await connectMigrated(config, log);
  const trueClock = { now: () => new Date().toISOString() as Instant };
  const labClock = config.lab ? offsetClock(connection.db, trueClock) : null;
  await labClock?.refresh();
  const stopping: { since: Instant | null } = { since: null };
  const clock = labClock ?? trueClock;
  const random = { bytes: (count: number) => new Uint8Array(randomBytes(count)) };
  const opening = { connection, tenants, clock, labClock, random, log, stopping };
  const { app, modules } = await openServer(config, opening);
  const following = labClock ? followLab(labClock) : undefined;
  await listen(app, config);
  modules.start();
  log.info({ port: config.port }, 'listening');

  const stop = async (): Promise<void> => {
    if (stopping.since) return;
    stopping.since = trueClock.now();
    // Load balancers see it at /readyz, and send no more
    await sleep(config.drainSeconds * 1_000);
    setTimeout(() => process.exit(1), 4_000).unref();
    clearInterval(following);
    await app.close();
    await modules.stop();
    await connection.close();
    process.exit(0);
  };
  // 'disconnect': the parent process is gone
  for (const signal of ['SIGINT', 'SIGTERM', 'disconnect'] as const) process.on(signal, () => void stop());
}

/** Waits until the database has this version's schema, or a newer one. */
async function connectMigrated(
  config: Config,
  log: Effects['log'],
): Promise<ReturnType<typeof connectPortal>> {
  const { databaseUrl: url, poolSize, host, port } = config;
  const onError = (error: Error): void => log.warn({ err: error }, 'database connection lost');
  const connection = connectPortal({ url, poolSize, starting: STARTING, onError });
  await ping(connection.db).catch((error: unknown) => {
    throw new Error(connectionFailure('DATABASE_URL', url, error));
  });
  const onWait = (reason: string): void => log.warn({ reason }, 'waiting for the database to be migrated');
  await waitForSchema(MIGRATIONS, { pool: connection.pool, host, port, onWait });
  return connection;
}

/** Other processes may move the lab's clock. */
const followLab = (labClock: OffsetClock): NodeJS.Timeout =>
  setInterval(() => void labClock.refresh().catch(() => undefined), 1_000).unref();

async function listen(app: OpenServer['app'], { host, port }: Config): Promise<void> {
  try {
    await app.listen({ host, port });
  } catch (error) {
    const { code, message } = error as NodeJS.ErrnoException;
    throw new Error(
      code === 'EADDRINUSE' ? `PORT: ${port} is taken` : `PORT: ${port} on ${host}: ${message}`,
    );
  }
}

if (wantsHelp(process.argv)) {
  console.log(helpText(HELP));
  process.exit(0);
}
try {
  await start(readConfig(process.env));
} catch (error) {
  console.error(error instanceof Error ? error.message : String(error));
  process.exit(1);
}
