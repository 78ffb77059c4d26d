/** Making and removing whole databases on a server, and saying plainly why one cannot be reached. */
import pg from 'pg';

const quoted = (name: string): string => pg.escapeIdentifier(name);

/** The same server, another database. */
export function withDatabase(url: string, name: string): string {
  const changed = new URL(url);
  changed.pathname = `/${name}`;
  return changed.toString();
}

/** Runs the work over one connection of its own. */
export async function withClient<T>(url: string, work: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 5_000 });
  // A connection that breaks between two queries: the next query reports it
  client.on('error', () => undefined);
  try {
    await client.connect();
    return await work(client);
  } finally {
    await client.end().catch(() => undefined);
  }
}

/** Creates the database on the server of `url` unless it exists. */
export async function ensureDatabase(url: string, name: string): Promise<void> {
  await withClient(url, async (client) => {
    const { rowCount } = await client.query('select 1 from pg_database where datname = $1', [name]);
    if (rowCount) return;
    try {
      await client.query(`create database ${quoted(name)}`);
    } catch (error) {
      // Two processes at once: the other one made it
      if ((error as { code?: string }).code !== '42P04' && (error as { code?: string }).code !== '23505')
        throw error;
    }
  });
}

export async function copyDatabase(url: string, template: string, name: string): Promise<void> {
  await withClient(url, async (client) => {
    // Its files, which takes half the time of writing each of its blocks to the log
    await client.query(`create database ${quoted(name)} template ${quoted(template)} strategy file_copy`);
  });
}

/** Removes the database, disconnecting its clients. */
export async function dropDatabase(url: string, name: string): Promise<void> {
  await withClient(url, async (client) => {
    await client.query(`drop database if exists ${quoted(name)} with (force)`);
  });
}

/** Why a server cannot be reached, in one line without the password. */
export function connectionFailure(setting: string, url: string, error: unknown): string {
  let where = url;
  try {
    const { host, pathname } = new URL(url);
    where = `${host}${pathname}`;
  } catch {
    return `${setting}: not a connection string such as postgres://user:password@host:5432/database`;
  }
  const first = error instanceof AggregateError ? error.errors[0] : error;
  return `${setting}: the database at ${where} cannot be reached: ${(first as Error).message}`;
}
