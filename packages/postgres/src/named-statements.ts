/**
 * Has the database plan a statement once for each connection instead of at each call: a text with parameters
 * is given a name of its own, which pg then prepares on first use.
 */
import { createHash } from 'node:crypto';
import type { PostgresPool, PostgresPoolClient } from 'kysely';
import type pg from 'pg';
import { beginWith } from './begin-with.ts';

/**
 * Texts differ when a list in them grows, so that their number has no bound by itself; each one that is named
 * costs every connection some memory. From here on they are sent as they are.
 */
const MOST_NAMES = 1_000;

const names = new Map<string, string>();

/** The same for the same text in every process; undefined for what is not worth a name. */
function nameOf(text: string): string | undefined {
  const known = names.get(text);
  if (known !== undefined || names.size >= MOST_NAMES) return known;
  const name = `q_${createHash('sha256').update(text).digest('base64url').slice(0, 22)}`;
  names.set(text, name);
  return name;
}

/** A migration while this process runs has changed what a prepared `select *` returns. */
export const isStalePlan = (error: unknown): boolean =>
  error instanceof Error &&
  (error as { code?: unknown }).code === '0A000' &&
  error.message.startsWith('cached plan must not change');

function namedClient(client: pg.PoolClient): PostgresPoolClient {
  let isStale = false;
  // Kysely asks for `begin` by itself: it waits for the first statement and goes with it
  let isBeginning = false;
  const prepared = new Set<string>();
  const send = async (text: string, values: readonly unknown[]) => {
    const name = values.length > 0 ? nameOf(text) : undefined;
    const begins = isBeginning;
    isBeginning = false;
    if (begins && (name === undefined || !prepared.has(name))) await client.query('begin');
    if (name === undefined) return client.query(text, values as unknown[]);
    const statement = { name, text, values: values as unknown[] };
    if (begins && prepared.has(name)) return beginWith(client, statement);
    const result = await client.query(statement);
    prepared.add(name);
    return result;
  };
  const query = async (text: string, values: readonly unknown[]) => {
    if (text === 'begin') {
      isBeginning = true;
      return { command: 'BEGIN', rowCount: null, rows: [] };
    }
    if (isBeginning && (text === 'commit' || text === 'rollback')) {
      isBeginning = false;
      return { command: text.toUpperCase(), rowCount: null, rows: [] };
    }
    try {
      return await send(text, values);
    } catch (error) {
      // The statement would fail on this connection for ever
      if (isStalePlan(error)) isStale = true;
      throw error;
    }
  };
  return {
    query: query as unknown as PostgresPoolClient['query'],
    release: (destroy) => {
      isBeginning = false;
      client.release(destroy || isStale);
    },
    get processID() {
      return (client as { processID?: number }).processID;
    },
  } as PostgresPoolClient;
}

/** The pool as kysely sees it. */
export function withNamedStatements(pool: pg.Pool): PostgresPool {
  const wrapped = new WeakMap<pg.PoolClient, PostgresPoolClient>();
  return {
    options: pool.options,
    end: () => pool.end(),
    connect: async () => {
      const client = await pool.connect();
      const known = wrapped.get(client) ?? namedClient(client);
      wrapped.set(client, known);
      return known;
    },
  };
}
