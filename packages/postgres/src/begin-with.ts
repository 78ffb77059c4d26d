/**
 * Sends `begin` and a statement that is prepared already in one group of messages: one round trip instead of
 * two, and when the first fails the database skips the second, so that it never runs outside a transaction.
 */
import pg from 'pg';

/** What pg calls of a query and does not declare. */
type Completed = { handleCommandComplete: (message: unknown, connection: unknown) => void };
type Writable = { readonly cork: () => void; readonly uncork: () => void };

/** `statement`: its name must be prepared on this very connection. */
export function beginWith(client: pg.PoolClient, statement: pg.QueryConfig): Promise<unknown> {
  return new Promise((resolve, reject) => {
    const query = new pg.Query(statement, (error, result) => (error ? reject(error) : resolve(result)));
    const submit = query.submit.bind(query);
    query.submit = (connection) => {
      const stream: Writable = connection.stream;
      stream.cork();
      try {
        connection.parse({ name: '', text: 'begin', types: [] }, true);
        connection.bind({}, true);
        connection.execute({}, true);
        return submit(connection);
      } finally {
        stream.uncork();
      }
    };
    const of = query as unknown as Completed;
    const complete = of.handleCommandComplete.bind(query);
    let hasBegun = false;
    of.handleCommandComplete = (message, connection) => {
      if (hasBegun) complete(message, connection);
      hasBegun = true;
    };
    client.query(query);
  });
}
