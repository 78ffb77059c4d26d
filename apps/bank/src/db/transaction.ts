/** One transaction on a connection of the pool. */
import type { Pool } from '../store.ts';

/** A pool, or the connection of a transaction. */
export type Queries = Pick<Pool, 'query'>;

/** Commits when the work resolves, else rolls back. The work must have no effect outside the transaction. */
export async function inTransaction<T>(pool: Pool, work: (client: Queries) => Promise<T>): Promise<T> {
  const client = await pool.connect();
  try {
    await client.query('begin');
    const done = await work(client as Queries);
    await client.query('commit');
    return done;
  } catch (error) {
    await client.query('rollback').catch(() => undefined);
    throw error;
  } finally {
    client.release();
  }
}
