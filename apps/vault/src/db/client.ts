/** The vault's connection to its own database: schema `vault`. */
import { type Connection, type ConnectionSettings, connect } from '@sojourn/postgres/client.ts';
import type { MigrateOptions } from '@sojourn/postgres/migrate.ts';
import { sql } from 'kysely';

export const MIGRATIONS: Omit<MigrateOptions, 'url'> = {
  directory: new URL('./migrations', import.meta.url).pathname,
  schema: 'vault',
};

/** Statements are written out in the stores, so the query builder needs no tables. */
type VaultConnection = Connection<Record<string, never>>;
export type Db = VaultConnection['db'];

export const connectVault = (
  settings: Omit<ConnectionSettings, 'schema' | 'applicationName'>,
): VaultConnection => connect({ ...settings, schema: MIGRATIONS.schema, applicationName: 'sojourn-vault' });

/** Rejects when the database does not answer. */
export const reach = (db: Db): Promise<unknown> => sql`select 1`.execute(db);
