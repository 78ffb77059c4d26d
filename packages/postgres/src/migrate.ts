/**
 * Forward-only migrations: the files `NNNN-name.sql` of a folder, applied in order, each in a transaction of
 * its own, recorded with a checksum in `<schema>.migrations`. Processes that start together take turns.
 */
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import pg from 'pg';
import { withClient } from './databases.ts';

export type MigrateOptions = { readonly url: string; readonly directory: string; readonly schema: string };

type Migration = { readonly name: string; readonly text: string; readonly checksum: string };

class MigrationError extends Error {}

/** The migrations of a folder in order; refuses names out of form and numbers used twice. */
export function readMigrations(directory: string): Migration[] {
  const names = readdirSync(directory)
    .filter((name) => name.endsWith('.sql'))
    .sort();
  for (const [index, name] of names.entries()) {
    if (!/^\d{4}-[a-z0-9-]+\.sql$/.test(name)) throw new MigrationError(`${name}: not named NNNN-name.sql`);
    if (names[index + 1]?.slice(0, 4) === name.slice(0, 4)) {
      throw new MigrationError(`${name} and ${names[index + 1]} have the same number`);
    }
  }
  return names.map((name) => {
    const text = readFileSync(join(directory, name), 'utf8');
    return { name, text, checksum: createHash('sha256').update(text).digest('hex') };
  });
}

/** Brings a database up to the folder's last migration; returns the names applied now. */
export async function migrate({ url, directory, schema }: MigrateOptions): Promise<string[]> {
  const migrations = readMigrations(directory);
  return withClient(url, async (client) => {
    const quoted = pg.escapeIdentifier(schema);
    await client.query("select pg_advisory_lock(hashtext('migrations:' || $1))", [schema]);
    await client.query(`create schema if not exists ${quoted}`);
    await client.query(
      `create table if not exists ${quoted}.migrations
         (name text primary key, checksum text not null, applied_at timestamptz not null default now())`,
    );
    const { rows } = await client.query<{ name: string; checksum: string }>(
      `select name, checksum from ${quoted}.migrations order by name`,
    );
    const waiting = compare(migrations, rows);
    for (const migration of waiting) await apply(client, migration, quoted);
    return waiting.map(({ name }) => name);
  });
}

function compare(migrations: Migration[], applied: { name: string; checksum: string }[]): Migration[] {
  for (const [index, done] of applied.entries()) {
    const here = migrations[index];
    if (!here)
      throw new MigrationError(`${done.name} is applied but not in this version: the database is newer`);
    if (here.name !== done.name) {
      throw new MigrationError(`${here.name} would come before ${done.name}, which is applied already`);
    }
    if (here.checksum !== done.checksum) {
      throw new MigrationError(
        `${done.name} was changed after it was applied; write a new migration instead`,
      );
    }
  }
  return migrations.slice(applied.length);
}

async function apply(client: pg.Client, migration: Migration, schema: string): Promise<void> {
  await client.query('begin');
  try {
    await client.query(`set local search_path = ${schema}`);
    await client.query(migration.text);
    await client.query(`insert into ${schema}.migrations (name, checksum) values ($1, $2)`, [
      migration.name,
      migration.checksum,
    ]);
    await client.query('commit');
  } catch (error) {
    await client.query('rollback').catch(() => undefined);
    const { message, position } = error as { message: string; position?: string };
    const line = position ? `:${migration.text.slice(0, Number(position)).split('\n').length}` : '';
    throw new MigrationError(`${migration.name}${line}: ${message}`);
  }
}
