/** Starts the vault: its own process, key and database. Ends with SIGTERM, Ctrl-C or its parent. */
import { randomBytes } from 'node:crypto';
import type { Instant } from '@sojourn/domain/dates.ts';
import { STARTING } from '@sojourn/postgres/client.ts';
import { migrate } from '@sojourn/postgres/migrate.ts';
import { createVault } from './app.ts';
import { keyRing } from './cards/seal.ts';
import { seedDemoCards, seedProblemCards } from './cards/seed-cards.ts';
import { type Config, readConfig } from './config.ts';
import { connectVault, MIGRATIONS } from './db/client.ts';
import { createLog } from './log.ts';

async function start(config: Config): Promise<void> {
  const logger = createLog(config.logLevel);
  await migrate({ ...MIGRATIONS, url: config.databaseUrl });
  const connection = connectVault({
    url: config.databaseUrl,
    poolSize: config.poolSize,
    starting: STARTING,
    onError: (error) => logger.warn({ err: error }, 'database connection lost'),
  });
  const effects = {
    db: connection.db,
    keys: keyRing(config.vaultKey, config.oldVaultKeys),
    clock: { now: () => new Date().toISOString() as Instant },
    random: { bytes: (count: number) => new Uint8Array(randomBytes(count)) },
  };
  const isLabOpen = config.lab;
  if (isLabOpen) await seedDemoCards(effects);
  if (isLabOpen && config.scenario === 'payment-failures')
    await seedProblemCards(effects, 'maya', 'Maya Okafor');
  const { apiKey, portalOrigins, fieldsFolder } = config;
  const app = createVault({ ...effects, apiKey, portalOrigins, fieldsFolder, isLabOpen, logger });
  await app.listen({ host: config.host, port: config.port });

  let isStopping = false;
  const stop = async () => {
    if (isStopping) return;
    isStopping = true;
    setTimeout(() => process.exit(1), 4_000).unref();
    await app.close();
    await connection.close();
    process.exit(0);
  };
  for (const signal of ['SIGINT', 'SIGTERM', 'disconnect'] as const) process.on(signal, () => void stop());
}

try {
  await start(readConfig(process.env));
} catch (error) {
  console.error(error instanceof Error ? error.message : String(error));
  process.exit(1);
}
