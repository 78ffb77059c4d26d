/** Starts the vault: its own process, key and database. Ends with SIGTERM, Ctrl-C or its parent. */
import { randomBytes } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Instant } from '@sojourn/domain/dates.ts';
import { helpText, wantsHelp } from '@sojourn/domain/settings/help.ts';
import { STARTING } from '@sojourn/postgres/client.ts';
import { migrate } from '@sojourn/postgres/migrate.ts';
import { createVault } from './app.ts';
import { keyRing } from './cards/seal.ts';
import { seedDemoCards, seedProblemCards } from './cards/seed-cards.ts';
import { type Config, readConfig } from './config.ts';
import { connectVault, MIGRATIONS } from './db/client.ts';
import { createLog } from './log.ts';
import { VAULT_SETTINGS } from './vault-settings.ts';

const HELP = {
  usage: 'node apps/vault/src/main.ts',
  about: 'Serves the card vault: card fields, tokens and the payment gateway. It migrates its own database.',
  settings: VAULT_SETTINGS,
};

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
    keys: keyRing(config.vaultKey, config.otherVaultKeys),
    clock: { now: () => new Date().toISOString() as Instant },
    random: { bytes: (count: number) => new Uint8Array(randomBytes(count)) },
  };
  const isLabOpen = config.lab;
  if (isLabOpen) await seedDemoCards(effects);
  if (isLabOpen && config.scenario === 'payment-failures')
    await seedProblemCards(effects, 'maya', 'Maya Okafor');
  const stopping: { since: Instant | null } = { since: null };
  const { apiKeys, portalOrigins, fieldsFolder, stripe } = config;
  const served = { apiKeys, portalOrigins, fieldsFolder, stripe };
  const app = createVault({ ...effects, ...served, isLabOpen, logger, stopping });
  await app.listen({ host: config.host, port: config.port });

  const stop = async () => {
    if (stopping.since) return;
    stopping.since = new Date().toISOString() as Instant;
    // Load balancers see it at /readyz, and send no more
    await sleep(config.drainSeconds * 1_000);
    setTimeout(() => process.exit(1), 4_000).unref();
    await app.close();
    await connection.close();
    process.exit(0);
  };
  for (const signal of ['SIGINT', 'SIGTERM', 'disconnect'] as const) process.on(signal, () => void stop());
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
