/**
 * Has the database plan a statement once for each connection instead of at each call: a text with parameters
 * is given a name of its own, which pg then prepares on first use.
 */
import { createHash } from 'node:crypto';
import type { PostgresPool, PostgresPoolClient } from 'kysely';
import type pg from 'pg';
import { type Statement, sendTogether } from './send-together.ts';
import { WITH_NEXT } from './with-next.ts';

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

const statementOf = (text: string, values: readonly unknown[]): Statement => ({
  name: values.length > 0 ? nameOf(text) : undefined,
  text,
  values,
});

/** A migration while this process runs has changed what a prepared `select *` returns. */
export const isStalePlan = (error: unknown): boolean =>
  error instanceof Error &&
  (error as { code?: unknown }).code === '0A000' &&
  error.message.startsWith('cached plan must not change');

const BEGIN: Statement = { text: 'begin', values: [] };
const nothing = (command: string) => ({ command, rowCount: null, rows: [] });

function namedClient(client: pg.PoolClient): PostgresPoolClient {
  let isStale = false;
  let isInTransaction = false;
  // What goes with the next statement: kysely's own `begin`, and what was asked for so
  let waiting: Statement[] = [];
  const prepared = new Set<string>();
  const isReady = ({ name }: Statement) => name === undefined || prepared.has(name);
  const sendOne = async ({ name, text, values }: Statement) => {
    if (name === undefined) return client.query(text, values as unknown[]);
    const result = await client.query({ name, text, values: values as unknown[] });
    prepared.add(name);
    return result;
  };
  const send = async (statement: Statement) => {
    const earlier = waiting;
    waiting = [];
    const all = [...earlier, statement];
    if (earlier.length > 0 && all.every(isReady)) return sendTogether(client, all);
    for (const each of earlier) await sendOne(each);
    return sendOne(statement);
  };
  const end = async (command: 'commit' | 'rollback') => {
    isInTransaction = false;
    const isNew = waiting[0] === BEGIN;
    if (command === 'rollback') waiting = [];
    // The database has not been told of it
    if (isNew && waiting.length < 2) {
      waiting = [];
      return nothing(command.toUpperCase());
    }
    return send({ text: command, values: [] });
  };
  const query = async (text: string, values: readonly unknown[]) => {
    if (text === 'commit' || text === 'rollback') return end(text);
    if (text === 'begin') isInTransaction = true;
    if (text === 'begin' || (isInTransaction && text.startsWith(WITH_NEXT))) {
      waiting.push(text === 'begin' ? BEGIN : statementOf(text, values));
      return nothing('');
    }
    return send(statementOf(text, values));
  };
  return {
    query: (async (text: string, values: readonly unknown[]) => {
      try {
        return await query(text, values);
      } catch (error) {
        // The statement would fail on this connection for ever
        if (isStalePlan(error)) isStale = true;
        throw error;
      }
    }) as unknown as PostgresPoolClient['query'],
    release: (destroy) => {
      isInTransaction = false;
      waiting = [];
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
