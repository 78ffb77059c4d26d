/**
 * Starts the bank: settings, database, people, keys, server; stops on a signal or when its parent is gone.
 */
import { AsyncLocalStorage } from 'node:async_hooks';
import { randomBytes } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import type { Instant } from '@sojourn/domain/dates.ts';
import { followingClock } from '@sojourn/domain/following-clock.ts';
import { helpText, wantsHelp } from '@sojourn/domain/settings/help.ts';
import { LOG_LEVELS } from '@sojourn/domain/settings/shared-settings.ts';
import { connect, STARTING } from '@sojourn/postgres/client.ts';
import { connectionFailure } from '@sojourn/postgres/databases.ts';
import { waitForSchema } from '@sojourn/postgres/wait-for-schema.ts';
import { createBank } from './bank.ts';
import { BANK_SETTINGS } from './bank-settings.ts';
import { readConfig } from './config.ts';
import { loadPeople } from './people.ts';
import { expireDue } from './rewards/redemptions/expire.ts';
import { renewBenefitPeriods } from './standing/events.ts';
import { isReachable, sweep } from './store.ts';

const HELP = {
  usage: 'node apps/bank/src/main.ts',
  about: 'Serves the demo bank: sign-in (OpenID Connect), accounts and rewards. Migrate its database first.',
  settings: BANK_SETTINGS,
};

let least = LOG_LEVELS.indexOf('info');
const log = (level: (typeof LOG_LEVELS)[number], message: string, more: object = {}): void => {
  if (LOG_LEVELS.indexOf(level) > least) return;
  console.log(JSON.stringify({ level, time: new Date().toISOString(), app: 'bank', message, ...more }));
};

const MIGRATIONS = {
  directory: fileURLToPath(new URL('./db/migrations', import.meta.url)),
  schema: 'bank',
};

function stopWith(message: string): never {
  console.error(message);
  process.exit(1);
}

const fail = (error: unknown): never => stopWith(error instanceof Error ? error.message : String(error));
const onError = (error: unknown): void =>
  log('error', 'bug', { stack: error instanceof Error ? error.stack : String(error) });

async function start(): Promise<void> {
  const config = readConfig(process.env);
  least = LOG_LEVELS.indexOf(config.logLevel);
  const people = loadPeople(config.peopleFile);
  const { pool, close } = connect({
    url: config.databaseUrl,
    schema: 'bank',
    applicationName: 'sojourn-bank',
    poolSize: config.poolSize,
    starting: STARTING,
    onError: (error) => log('warn', 'a connection broke', { reason: error.message }),
  });
  await isReachable(pool).catch((error: unknown) => {
    throw new Error(connectionFailure('DATABASE_URL', config.databaseUrl, error));
  });
  const { host, port } = config;
  const onWait = (reason: string): void => log('warn', 'waiting for the database to be migrated', { reason });
  await waitForSchema(MIGRATIONS, { pool, host, port, onWait });
  const random = { bytes: (count: number) => new Uint8Array(randomBytes(count)) };
  const stopping: { since: Instant | null } = { since: null };
  const onProxy = (): void => log('warn', 'X-Forwarded-For arrived and is ignored: TRUSTED_PROXIES is 0');
  const clock = followingClock(
    { now: () => new Date().toISOString() as Instant },
    new AsyncLocalStorage<number>(),
  );
  const server = await createBank({ config, pool, people, clock, random, onError, stopping, onProxy });
  const tidy = async (): Promise<void> => {
    await sweep(pool);
    await expireDue({ pool, clock });
    await renewBenefitPeriods({ pool, clock });
  };
  const sweeping = setInterval(() => void tidy().catch(onError), 10 * 60_000);
  sweeping.unref();

  const stop = async (): Promise<void> => {
    if (stopping.since) return;
    stopping.since = new Date().toISOString() as Instant;
    clearInterval(sweeping);
    // Load balancers see it at /readyz, and send no more
    await sleep(config.drainSeconds * 1_000);
    setTimeout(() => process.exit(0), 3_000).unref();
    server.close(() => void close().finally(() => process.exit(0)));
    server.closeIdleConnections();
  };
  for (const signal of ['SIGTERM', 'SIGINT'] as const) process.on(signal, () => void stop());
  // The parent process is gone
  process.on('disconnect', () => void stop());

  server.on('error', (error: NodeJS.ErrnoException) =>
    stopWith(
      error.code === 'EADDRINUSE'
        ? `PORT: ${config.port} is taken`
        : `PORT: ${config.port}: ${error.message}`,
    ),
  );
  server.listen(config.port, config.host, () => log('info', 'listening', { port: config.port }));
}

if (wantsHelp(process.argv)) console.log(helpText(HELP));
else await start().catch(fail);
