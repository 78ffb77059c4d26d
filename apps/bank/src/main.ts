/**
 * Starts the bank: settings, database, people, keys, server; stops on a signal or when its parent is gone.
 */
import { randomBytes } from 'node:crypto';
import type { Instant } from '@sojourn/domain/dates.ts';
import { followingClock } from '@sojourn/domain/following-clock.ts';
import { connect, STARTING } from '@sojourn/postgres/client.ts';
import { connectionFailure } from '@sojourn/postgres/databases.ts';
import { createBank } from './bank.ts';
import { readConfig } from './config.ts';
import { loadPeople } from './people.ts';
import { expireDue } from './rewards/redemptions/expire.ts';
import { renewBenefitPeriods } from './standing/events.ts';
import { isReachable, sweep } from './store.ts';

const LEVELS = ['trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent'];
const least = LEVELS.indexOf(process.env.LOG_LEVEL ?? 'info');
const log = (level: string, message: string, more: object = {}): void => {
  if (LEVELS.indexOf(level) < least) return;
  console.log(JSON.stringify({ level, time: new Date().toISOString(), app: 'bank', message, ...more }));
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
  const random = { bytes: (count: number) => new Uint8Array(randomBytes(count)) };
  const clock = followingClock({ now: () => new Date().toISOString() as Instant });
  const server = await createBank({ config, pool, people, clock, random, onError });
  const tidy = async (): Promise<void> => {
    await sweep(pool);
    await expireDue({ pool, clock });
    await renewBenefitPeriods({ pool, clock });
  };
  const sweeping = setInterval(() => void tidy().catch(onError), 10 * 60_000);
  sweeping.unref();

  let stopping = false;
  const stop = (): void => {
    if (stopping) return;
    stopping = true;
    clearInterval(sweeping);
    setTimeout(() => process.exit(0), 3_000).unref();
    server.close(() => void close().finally(() => process.exit(0)));
    server.closeIdleConnections();
  };
  for (const signal of ['SIGTERM', 'SIGINT'] as const) process.on(signal, stop);
  // The parent process is gone
  process.on('disconnect', stop);

  server.on('error', (error: NodeJS.ErrnoException) =>
    stopWith(
      error.code === 'EADDRINUSE'
        ? `PORT: ${config.port} is taken`
        : `PORT: ${config.port}: ${error.message}`,
    ),
  );
  server.listen(config.port, config.host, () => log('info', 'listening', { port: config.port }));
}

await start().catch(fail);
