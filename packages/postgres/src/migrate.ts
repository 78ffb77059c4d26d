/**
 * Forward-only migrations: the files `NNNN-name.sql` of a folder, applied in order, each in a transaction of
 * its own, recorded with a checksum in `<schema>.migrations`. Processes that start together take turns. The
 * first file may be a baseline, `NNNN-baseline.sql`: it makes what all earlier files up to NNNN made, for new
 * databases. One that applied those has it already (decision 0039).
 */
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import pg from 'pg';
import { withClient } from './databases.ts';

export type MigrateOptions = { readonly url: string; readonly directory: string; readonly schema: string };

type Migration = { readonly name: string; readonly text: string; readonly checksum: string };

export class MigrationError extends Error {}

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
    const waiting = compare(migrations, withBaseline(migrations, rows));
    for (const migration of waiting) await apply(client, migration, quoted);
    return waiting.map(({ name }) => name);
  });
}

const BASELINE = /^\d{4}-baseline\.sql$/;
type Applied = { readonly name: string; readonly checksum: string };

/**
 * What was applied, with the baseline in place of the files that it stands for. Throws for a database that
 * stopped before the last of those: only a version that still has them can bring it there.
 */
export function withBaseline<Row extends Pick<Applied, 'name'>>(
  [baseline]: readonly Migration[],
  applied: readonly Row[],
): readonly (Row | Migration)[] {
  if (!baseline || !BASELINE.test(baseline.name)) return applied;
  const number = baseline.name.slice(0, 4);
  const earlier = applied.filter(({ name }) => name.slice(0, 4) <= number && name !== baseline.name);
  const last = earlier.at(-1);
  if (!last) return applied;
  if (last.name.slice(0, 4) !== number)
    throw new MigrationError(
      `the database ends at ${last.name}, before this version's first, ${baseline.name}: ` +
        'migrate it with the version before this one first',
    );
  return [baseline, ...applied.filter((row) => !earlier.includes(row) && row.name !== baseline.name)];
}

function compare(migrations: Migration[], applied: readonly Applied[]): Migration[] {
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
