/**
 * The databases of the product: on the embedded server or on the one that DATABASE_URL names, migrated,
 * seeded.
 */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { connectPortal } from '../../apps/server/src/db/client.ts';
import { migratePortal } from '../../apps/server/src/db/migrate.ts';
import type { Instant } from '../../packages/domain/src/dates.ts';
import { type Environment, readUrl, SettingError } from '../../packages/domain/src/settings.ts';
import {
  connectionFailure,
  ensureDatabase,
  withClient,
  withDatabase,
} from '../../packages/postgres/src/databases.ts';
import { startEmbeddedPostgres } from '../../packages/postgres/src/embedded/launch.ts';
import { migrate } from '../../packages/postgres/src/migrate.ts';
import { ROOT } from '../root.ts';
import type { Databases, StartSettings } from './settings.ts';

export type RunningDatabase = {
  readonly databases: Databases;
  readonly stop: () => Promise<void>;
  /** Resolves when the embedded server ended by itself; never for a server of somebody else's */
  readonly died: Promise<void>;
};

const NAMES = ['portal', 'vault', 'bank'] as const;

export async function startDatabase(
  settings: StartSettings,
  environment: Environment,
  log: (line: string) => void,
): Promise<RunningDatabase> {
  if (settings.databaseUrl) {
    const databases = await useServer(settings.databaseUrl, environment);
    return { databases, stop: async () => undefined, died: new Promise(() => undefined) };
  }
  const server = await startEmbeddedPostgres({ stateDir: settings.stateDir, log: log });
  for (const name of NAMES) await ensureDatabase(server.socketUrl('postgres'), name);
  const [portal, vault, bank] = NAMES.map(server.socketUrl) as [string, string, string];
  return { databases: { portal, vault, bank }, stop: server.stop, died: server.died };
}

/**
 * The portal's database must exist; those of the vault and the bank are made beside it unless they are
 * named.
 */
async function useServer(portal: string, environment: Environment): Promise<Databases> {
  await reach('DATABASE_URL', portal);
  const beside = async (setting: string, name: string): Promise<string> => {
    const url = readUrl(environment, setting, { protocols: ['postgres:', 'postgresql:'], fallback: '' });
    if (url) return reach(setting, url);
    try {
      await ensureDatabase(portal, name);
    } catch (error) {
      throw new SettingError(
        setting,
        `database '${name}' cannot be made beside the portal's: ${(error as Error).message}`,
      );
    }
    return withDatabase(portal, name);
  };
  return {
    portal,
    vault: await beside('VAULT_DATABASE_URL', 'vault'),
    bank: await beside('BANK_DATABASE_URL', 'bank'),
  };
}

async function reach(setting: string, url: string): Promise<string> {
  try {
    await withClient(url, (client) => client.query('select 1'));
    return url;
  } catch (error) {
    throw new Error(connectionFailure(setting, url, error));
  }
}

/** Migrates every program that has migrations: `apps/<name>/src/db/migrations`, schema of the same name. */
export async function migrateAll(databases: Databases): Promise<void> {
  await migratePortal(databases.portal);
  for (const schema of ['vault', 'bank'] as const) {
    const directory = join(ROOT, 'apps', schema, 'src/db/migrations');
    if (existsSync(directory)) await migrate({ url: databases[schema], directory, schema });
  }
}

const SEED = join(ROOT, 'apps/server/src/db/seed/seed.ts');

type Seed = (given: {
  db: ReturnType<typeof connectPortal>['db'];
  clock: { now: () => Instant };
  scenario: string;
  serverKey: string | undefined;
}) => Promise<void>;

/**
 * Fills the portal's database with the demo's data; what is there already stays. The server's key seals saved
 * travelers; without it there are none.
 */
export async function seedPortal(url: string, scenario: string, serverKey?: string): Promise<void> {
  if (!existsSync(SEED)) return;
  const { seed } = (await import(SEED)) as { seed: Seed };
  const { db, close } = connectPortal({ url, poolSize: 2 });
  try {
    const clock = { now: () => new Date().toISOString() as Instant };
    await seed({ db, clock, scenario, serverKey });
  } finally {
    await close();
  }
}
