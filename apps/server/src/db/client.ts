/** The portal's connection to its database: schema `portal`. */
import { fileURLToPath } from 'node:url';
import { type Connection, type ConnectionSettings, connect } from '@sojourn/postgres/client.ts';

/** Statements are written out in the stores, so the query builder needs no tables. */
export type Database = Record<string, never>;
export type Db = Connection<Database>['db'];

export const MIGRATIONS = {
  directory: fileURLToPath(new URL('./migrations', import.meta.url)),
  schema: 'portal',
};

export const connectPortal = (
  settings: Omit<ConnectionSettings, 'schema' | 'applicationName'>,
): Connection<Database> =>
  connect<Database>({ ...settings, schema: MIGRATIONS.schema, applicationName: 'sojourn-server' });
