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
 * costs every connection some memory. From here on those of a pool are sent as they are.
 */
const MOST_NAMES = 1_000;

/** By text. */
type Names = Map<string, string>;

/** The same for the same text in every process; undefined for what is not worth a name. */
function nameStatement(names: Names, text: string): string | undefined {
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

const [BEGIN, COMMIT, ROLLBACK] = ['begin', 'commit', 'rollback'].map(
  (text): Statement => ({ text, values: [] }),
) as [Statement, Statement, Statement];
const NOTHING = { command: '', rowCount: null, rows: [] };

/** Sends one statement, or several in one group of messages once the connection has prepared them all. */
function senderOf(client: pg.PoolClient) {
  const prepared = new Set<string>();
  const isReady = ({ name }: Statement) => name === undefined || prepared.has(name);
  const sendOne = async ({ name, text, values }: Statement) => {
    if (name === undefined) return client.query(text, values as unknown[]);
    const result = await client.query({ name, text, values: values as unknown[] });
    prepared.add(name);
    return result;
  };
  const areReady = (all: readonly Statement[]) => all.every(isReady);
  const sendAll = async (all: readonly Statement[]) => {
    if (all.length > 1 && areReady(all)) return sendTogether(client, all);
    let result: pg.QueryResult | undefined;
    for (const each of all) result = await sendOne(each);
    if (!result) throw new RangeError('no statement to send');
    return result;
  };
  return { sendOne, sendAll, areReady };
}

function namedClient(client: pg.PoolClient, names: Names): PostgresPoolClient {
  let isStale = false;
  // `requested` by kysely; it begins with the first statement whose result is awaited
  let transaction: 'none' | 'requested' | 'open' = 'none';
  // Sent with the next statement
  let waiting: Statement[] = [];
  const { sendOne, sendAll, areReady } = senderOf(client);
  const send = (statement: Statement) => {
    const all = [...(transaction === 'requested' ? [BEGIN] : []), ...waiting, statement];
    waiting = [];
    if (transaction === 'requested') transaction = 'open';
    return sendAll(all);
  };
  const commit = async () => {
    const all = waiting;
    // By itself a statement is a transaction, and so is a group of messages
    if (transaction === 'requested' && (all.length < 2 || areReady(all))) {
      waiting = [];
      transaction = 'none';
      return all.length > 0 ? sendAll(all) : NOTHING;
    }
    const result = await send(COMMIT);
    transaction = 'none';
    return result;
  };
  const rollback = async () => {
    const isKnown = transaction === 'open';
    waiting = [];
    transaction = 'none';
    return isKnown ? sendOne(ROLLBACK) : NOTHING;
  };
  const query = async (text: string, values: readonly unknown[]) => {
    if (text === 'commit') return commit();
    if (text === 'rollback') return rollback();
    if (text === 'begin') {
      transaction = 'requested';
      return NOTHING;
    }
    // With a level or a mode of its own
    if (text.startsWith('start transaction')) transaction = 'open';
    const name = values.length > 0 ? nameStatement(names, text) : undefined;
    const statement: Statement = { name, text, values };
    if (transaction === 'none' || !text.startsWith(WITH_NEXT)) return send(statement);
    waiting.push(statement);
    return NOTHING;
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
      transaction = 'none';
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
  const names: Names = new Map();
  return {
    options: pool.options,
    end: () => pool.end(),
    connect: async () => {
      const client = await pool.connect();
      const known = wrapped.get(client) ?? namedClient(client, names);
      wrapped.set(client, known);
      return known;
    },
  };
}
