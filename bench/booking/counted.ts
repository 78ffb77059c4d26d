/** What is sent to the database: figures that a busy machine doesn't change. */
import type pg from 'pg';

export type Sent = { readonly trips: number; readonly statements: number };

type Wire = {
  readonly query: (...args: unknown[]) => unknown;
  readonly execute: (...args: unknown[]) => unknown;
};

/** Counts what is sent on all connections of a pool that are opened from now on. */
export function countSent({ pool }: { readonly pool: pg.Pool }): () => Sent {
  const sent = { trips: 0, statements: 0 };
  const counted = <F extends (...args: never[]) => unknown>(count: keyof Sent, work: F): F =>
    ((...args) => {
      sent[count]++;
      return work(...args);
    }) as F;
  pool.on('connect', (client) => {
    // One message for each statement of a group; one without values has a message of its own kind
    const { connection } = client as unknown as { readonly connection: Wire };
    Object.assign(connection, {
      query: counted('statements', connection.query.bind(connection)),
      execute: counted('statements', connection.execute.bind(connection)),
    });
    const query = client.query.bind(client) as (...args: never[]) => unknown;
    Object.assign(client, { query: counted('trips', query) });
  });
  return () => ({ ...sent });
}
