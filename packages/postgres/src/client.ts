/**
 * Connections and typed SQL. Values come back in the domain's own forms: bigint as a number (checked to be
 * safe), `date` as `YYYY-MM-DD`, `timestamp` as `YYYY-MM-DDTHH:MM`, `timestamptz` as an ISO instant in UTC.
 */
import { setTimeout as sleep } from 'node:timers/promises';
import { Kysely, PostgresDialect, sql, type Transaction } from 'kysely';
import pg from 'pg';
import { isStalePlan, withNamedStatements } from './named-statements.ts';

export type ConnectionSettings = {
  readonly url: string;
  /** The schema in which names without one are looked up */
  readonly schema: string;
  readonly applicationName: string;
  /** Most connections held at once */
  readonly poolSize?: number;
  /** How long a request waits for a connection before it fails */
  readonly waitMs?: number;
  /** While a server starts: so long from now on requests wait more */
  readonly starting?: { readonly forMs: number; readonly waitMs: number };
  readonly statementTimeoutMs?: number;
  /** Called when an idle connection breaks; the pool replaces it */
  readonly onError?: (error: Error) => void;
};

export type Connection<DB> = {
  readonly db: Kysely<DB>;
  readonly pool: pg.Pool;
  readonly close: () => Promise<void>;
};

const { builtins } = pg.types;

function safeInteger(text: string): number {
  const value = Number(text);
  if (!Number.isSafeInteger(value)) throw new RangeError(`bigint ${text} is beyond what a number holds`);
  return value;
}

/** `2027-04-14 21:05:00.5+00`; lists have a thousand, and a Date parses ten times as long. */
const instant = (text: string): string =>
  text.endsWith('+00') && text[4] === '-' && text[10] === ' '
    ? `${text.slice(0, 10)}T${text.slice(11, 19)}.${text.slice(20, -3).slice(0, 3).padEnd(3, '0')}Z`
    : new Date(text).toISOString();
const local = (text: string): string => text.replace(' ', 'T').replace(/(T\d\d:\d\d):00$/, '$1');
const plain = (text: string): string => text;

const textArray = pg.types.getTypeParser(1009 as never) as (text: string) => (string | null)[];
const arrayOf = (parse: (text: string) => unknown) => (text: string) =>
  textArray(text).map((each) => (each === null ? null : parse(each)));

const PARSERS = new Map<number, (text: string) => unknown>([
  [builtins.INT8, safeInteger],
  [builtins.DATE, plain],
  [builtins.TIMESTAMP, local],
  [builtins.TIMESTAMPTZ, instant],
  // The arrays of the same four: int8[], date[], timestamp[], timestamptz[]
  [1016, arrayOf(safeInteger)],
  [1182, arrayOf(plain)],
  [1115, arrayOf(local)],
  [1185, arrayOf(instant)],
]);

const types: pg.CustomTypesConfig = {
  getTypeParser: ((oid: number, format?: 'text' | 'binary') =>
    (format !== 'binary' && PARSERS.get(oid)) ||
    pg.types.getTypeParser(oid, format as 'text')) as typeof pg.types.getTypeParser,
};

/**
 * For a server's own pool: at its start all background work asks for connections at once, and the database
 * and everything else start beside it.
 */
export const STARTING = { forMs: 60_000, waitMs: 10_000 } as const;

/** A pool and a typed query builder over it. Nothing is connected until the first query. */
export function connect<DB>(settings: ConnectionSettings): Connection<DB> {
  const { statementTimeoutMs: timeout = 15_000, waitMs = 2_000, starting } = settings;
  const pool = new pg.Pool({
    connectionString: settings.url,
    application_name: settings.applicationName,
    max: settings.poolSize ?? 10,
    connectionTimeoutMillis: starting?.waitMs ?? waitMs,
    idleTimeoutMillis: 30_000,
    keepAlive: true,
    types,
    options: [
      `-c search_path=${settings.schema}`,
      '-c TimeZone=UTC',
      '-c DateStyle=ISO',
      `-c statement_timeout=${timeout}`,
      `-c idle_in_transaction_session_timeout=${timeout}`,
    ].join(' '),
  });
  const started =
    starting &&
    setTimeout(() => {
      pool.options.connectionTimeoutMillis = waitMs;
    }, starting.forMs).unref();
  // Without a listener a connection that the database cut would end the process
  pool.on('error', (error) => settings.onError?.(error));
  // Nor one that is cut between two queries of a transaction: the next query reports it
  pool.on('connect', (client) => client.on('error', () => undefined));
  const db = new Kysely<DB>({ dialect: new PostgresDialect({ pool: withNamedStatements(pool) }) });
  const close = (): Promise<void> => {
    clearTimeout(started);
    return db.destroy();
  };
  return { db, pool, close };
}

/** Whether the database answers at all; for a server's `/readyz`. */
export async function ping<DB>(db: Kysely<DB>): Promise<void> {
  await sql`select 1`.execute(db);
}

const RETRY_MS = 20;
const RETRIED = new Set(['40001', '40P01']);
const isRetried = (error: unknown): boolean =>
  RETRIED.has((error as { code?: string }).code ?? '') || isStalePlan(error);

/**
 * Runs the work in one transaction, again (at most 3 times in all) when the database chose it as the
 * victim of a deadlock or a serialisation failure, or a migration made its plans stale. The work must have no
 * effect outside the transaction.
 */
export async function withTransaction<DB, T>(
  db: Kysely<DB>,
  work: (transaction: Transaction<DB>) => Promise<T>,
): Promise<T> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await db.transaction().execute(work);
    } catch (error) {
      if (attempt === 3 || !isRetried(error)) throw error;
      // Retry after the blocking transaction, or it deadlocks again
      await sleep(RETRY_MS * attempt);
    }
  }
}
