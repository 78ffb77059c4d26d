/**
 * The databases of the product: on the embedded server or on the one that DATABASE_URL names, migrated,
 * seeded.
 */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { connectPortal } from '../../apps/server/src/db/client.ts';
import { migratePortal } from '../../apps/server/src/db/migrate.ts';
import type { Instant } from '../../packages/domain/src/dates.ts';
import { SettingError } from '../../packages/domain/src/settings.ts';
import {
  connectionFailure,
  ensureDatabase,
  withClient,
  withDatabase,
} from '../../packages/postgres/src/databases.ts';
import { startEmbeddedPostgres } from '../../packages/postgres/src/embedded/launch.ts';
import { migrate } from '../../packages/postgres/src/migrate.ts';
import { ensureOwnDatabase } from '../../packages/postgres/src/own-database.ts';
import { ROOT } from '../root.ts';
import type { Databases } from './environments.ts';
import type { StartSettings } from './settings.ts';
import type { DatabasePasswords } from './state.ts';

type RunningDatabase = {
  readonly databases: Databases;
  readonly stop: () => Promise<void>;
  /** Resolves when the embedded server ended by itself; never for a server of somebody else's */
  readonly died: Promise<void>;
};

const NAMES = ['portal', 'vault', 'bank'] as const;
type Name = (typeof NAMES)[number];
const SCHEMAS: Readonly<Record<Name, readonly string[]>> = {
  portal: ['portal', 'market'],
  vault: ['vault'],
  bank: ['bank'],
};

/** In production each database has a user of its own, who can't read the others. */
export async function startDatabase(
  settings: StartSettings,
  passwords: () => DatabasePasswords,
  log: (line: string) => void,
): Promise<RunningDatabase> {
  if (settings.databaseUrl) {
    const databases = await useServer(settings.databaseUrl, settings, passwords);
    return { databases, stop: async () => undefined, died: new Promise(() => undefined) };
  }
  const server = await startEmbeddedPostgres({ stateDir: settings.stateDir, log: log });
  try {
    const databases = await placeDatabases(
      settings,
      async (name) => {
        await ensureDatabase(server.socketUrl('postgres'), name);
        return server.socketUrl(name);
      },
      (name) => ownDatabase(server.socketUrl('postgres'), name, name, passwords()),
    );
    return { databases, stop: server.stop, died: server.died };
  } catch (error) {
    await server.stop();
    throw error;
  }
}

/**
 * The portal's database must exist; those of the vault and the bank are made beside it unless they are
 * named.
 */
async function useServer(
  portal: string,
  settings: StartSettings,
  passwords: () => DatabasePasswords,
): Promise<Databases> {
  await reach('DATABASE_URL', portal);
  const named: Readonly<Record<Name, string | null>> = {
    // An operator who names the others has made the users as well
    portal:
      settings.vaultDatabaseUrl && (settings.bankDatabaseUrl || settings.isIssuerElsewhere) ? portal : null,
    vault: settings.vaultDatabaseUrl,
    bank: settings.bankDatabaseUrl,
  };
  const beside = async (name: Name, make: () => Promise<string>): Promise<string> => {
    const setting = name === 'portal' ? 'DATABASE_URL' : `${name.toUpperCase()}_DATABASE_URL`;
    if (named[name]) return reach(setting, named[name]);
    try {
      return await make();
    } catch (error) {
      const { message } = error as Error;
      throw new SettingError(
        name === 'portal' ? 'VAULT_DATABASE_URL' : setting,
        `database '${name}' cannot be made beside the portal's: ${message}; make it yourself and name ' +
        'it here`,
      );
    }
  };
  return placeDatabases(
    settings,
    (name) =>
      beside(name, async () => {
        if (name === 'portal') return portal;
        await ensureDatabase(portal, name);
        return withDatabase(portal, name);
      }),
    (name) =>
      beside(name, () =>
        ownDatabase(portal, name, name === 'portal' ? databaseName(portal) : name, passwords()),
      ),
  );
}

async function placeDatabases(
  { mode, isIssuerElsewhere }: StartSettings,
  shared: (name: Name) => Promise<string>,
  own: (name: Name) => Promise<string>,
): Promise<Databases> {
  const place = mode === 'production' ? own : shared;
  return {
    portal: await place('portal'),
    vault: await place('vault'),
    bank: isIssuerElsewhere ? null : await place('bank'),
  };
}

const ownDatabase = (url: string, of: Name, name: string, passwords: DatabasePasswords): Promise<string> =>
  ensureOwnDatabase(url, {
    name,
    user: `sojourn_${of}`,
    password: passwords[`${of}DatabasePassword`],
    schemas: SCHEMAS[of],
  });

const databaseName = (url: string): string => decodeURIComponent(new URL(url).pathname.slice(1));

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
    const url = databases[schema];
    if (url !== null) await migrate({ url, directory, schema });
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
