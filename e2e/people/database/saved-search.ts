/** What the product keeps and says, searched for card numbers. */
import { readFileSync, statSync } from 'node:fs';
import { sql } from 'kysely';
import { hasCardNumber } from '../../../apps/server/src/card-numbers.ts';
import type { Db } from '../../../apps/server/src/db/client.ts';
import { withPortal } from './with-portal.ts';

/** Of each table, so that a database that others fill is read in seconds. */
const ROWS_MAX = 2_000;

/** What the portal saves and logs from now on, at most; nothing where another's product is tried. */
type Traces = {
  /** Every row as text that was written since; of each table the newest. */
  readonly rows: () => Promise<string[]>;
  readonly log: () => string;
};

export async function followTraces(stateDir: string, logFile: string): Promise<Traces> {
  // The oldest transaction that may still write
  const since = await withPortal(stateDir, async (db) => {
    const { rows } = await sql<{ since: string }>`
      select pg_snapshot_xmin(pg_current_snapshot())::text as since`.execute(db);
    return rows[0]?.since;
  });
  const { size } = statSync(logFile);
  return {
    rows: () => withPortal(stateDir, (db) => rowsSince(db, since)),
    log: () => readFileSync(logFile).subarray(size).toString('utf8'),
  };
}

async function rowsSince(db: Db, since: string | undefined): Promise<string[]> {
  const tables = await sql<{ name: string }>`
    select format('portal.%I', relname) as name from pg_class
    where relnamespace = 'portal'::regnamespace and relkind = 'r'`.execute(db);
  const rows: string[] = [];
  for (const { name } of tables.rows) {
    const found = await sql<{ row: string }>`
      select to_jsonb(t)::text as row from ${sql.raw(name)} t where xmin::text::bigint >= ${since}
      order by xmin::text::bigint desc limit ${ROWS_MAX}`.execute(db);
    rows.push(...found.rows.map(({ row }) => row));
  }
  return rows;
}

/** The texts and whole numbers in a value; what has a fraction is a coordinate. */
function partsOf(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  if (typeof value === 'number') return Number.isInteger(value) ? [String(value)] : [];
  return typeof value === 'object' && value !== null
    ? Object.entries(value).flatMap(([key, inner]) => [key, ...partsOf(inner)])
    : [];
}

function parsed(line: string): unknown {
  try {
    return JSON.parse(line) as unknown;
  } catch {
    return line;
  }
}

/** Random ids and hashes by their shapes: more hexadecimal digits than a card number has, and UUIDs. */
const RANDOM =
  /(?<![0-9a-z])(?:[0-9a-f]{24}|[0-9a-f]{32,}|[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})(?![0-9a-z])/gi;

/** Those that hold a card number; what's random may have one by chance. */
export const suspicious = (texts: readonly string[]): string[] =>
  texts
    .flatMap((text) => text.split('\n'))
    .flatMap((line) => partsOf(parsed(line)))
    .filter((part) => hasCardNumber(part.replace(RANDOM, '')));
