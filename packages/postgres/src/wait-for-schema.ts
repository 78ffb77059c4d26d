/**
 * A program that starts before its database was migrated waits, and says so where load balancers ask,
 * instead of failing at the first request.
 */
import { createServer, type Server } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import type pg from 'pg';
import { type MigrateOptions, MigrationError, readMigrations, withBaseline } from './migrate.ts';

type Schema = Omit<MigrateOptions, 'url'>;
type Waiting = {
  readonly pool: Pick<pg.Pool, 'query'>;
  readonly host: string;
  readonly port: number;
  /** Called once, with the reason. */
  readonly onWait: (reason: string) => void;
  readonly pollMs?: number;
};

const MISSING = new Set(['42P01', '3F000']);

/** Why the schema doesn't fit the program; null when it does. A newer one fits: migrations only add. */
export async function schemaProblem(
  pool: Pick<pg.Pool, 'query'>,
  { directory, schema }: Schema,
): Promise<string | null> {
  const wanted = readMigrations(directory);
  const applied = await appliedTo(pool, schema);
  try {
    const here = new Set(withBaseline(wanted, applied).map(({ name }) => name));
    const first = wanted.find(({ name }) => !here.has(name))?.name;
    return first === undefined
      ? null
      : `the database is older than this program: ${first} isn't applied; run npm run migrate`;
  } catch (error) {
    if (error instanceof MigrationError) return error.message;
    throw error;
  }
}

async function appliedTo(pool: Pick<pg.Pool, 'query'>, schema: string): Promise<{ name: string }[]> {
  try {
    const { rows } = await pool.query<{ name: string }>(
      `select name from ${schema}.migrations order by name`,
    );
    return rows;
  } catch (error) {
    if (MISSING.has((error as { code?: string }).code ?? '')) return [];
    throw error;
  }
}

/** Resolves when the schema fits. Until then /healthz answers 200 and everything else 503 with the reason. */
export async function waitForSchema(
  of: Schema,
  { pool, host, port, onWait, pollMs = 1_000 }: Waiting,
): Promise<void> {
  let reason = await schemaProblem(pool, of);
  if (reason === null) return;
  onWait(reason);
  const server = createServer({ keepAliveTimeout: 1 }, (request, response) => {
    const isAlive = request.url === '/healthz';
    const headers = {
      'content-type': 'text/plain',
      connection: 'close',
      ...(isAlive ? {} : { 'retry-after': '2' }),
    };
    response.writeHead(isAlive ? 200 : 503, headers).end(isAlive ? 'ok\n' : `not ready: ${reason}\n`);
  });
  await listen(server, host, port);
  try {
    while (reason !== null) {
      await sleep(pollMs);
      // The database may be restarting
      reason = await schemaProblem(pool, of).catch((error: Error) => error.message);
    }
  } finally {
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
  }
}

const listen = (server: Server, host: string, port: number): Promise<void> =>
  new Promise((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) =>
      reject(
        new Error(error.code === 'EADDRINUSE' ? `PORT: ${port} is taken` : `PORT: ${port}: ${error.message}`),
      ),
    );
    server.listen(port, host, () => resolve());
  });
