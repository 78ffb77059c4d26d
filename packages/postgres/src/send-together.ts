/**
 * Sends statements of one transaction in one group of messages: one round trip for all of them. When one
 * fails the database skips those after it, so that none runs outside its transaction and a `commit` among
 * them commits all or nothing.
 */
import pg from 'pg';

/** `name`: it must be prepared on this very connection under it; without one it is planned anew. */
export type Statement = {
  readonly name?: string | undefined;
  readonly text: string;
  readonly values: readonly unknown[];
};

/** What pg calls of a query, or has beside it, and does not declare. */
type Handlers = {
  handleDataRow: (message: unknown) => void;
  handleCommandComplete: (message: unknown, connection: unknown) => void;
};
type Wire = string | Buffer | null;
type Writable = { readonly cork: () => void; readonly uncork: () => void };
const { prepareValue } = (pg as unknown as { utils: { prepareValue: (value: unknown) => Wire } }).utils;

/** Returns the last statement's result; throws the first error. */
export function sendTogether(
  client: pg.PoolClient,
  statements: readonly Statement[],
): Promise<pg.QueryResult> {
  // In the form of the wire before anything is sent: a value without one must not leave half a group behind
  const all = statements.map(({ values, ...each }) => ({ ...each, values: values.map(prepareValue) }));
  const [last, earlier] = [all.at(-1), all.slice(0, -1)];
  if (!last) throw new RangeError('no statement to send');
  return new Promise((resolve, reject) => {
    const query = new pg.Query({ ...last, queryMode: 'extended' } as pg.QueryConfig, (error, result) =>
      error ? reject(error) : resolve(result),
    );
    const submit = query.submit.bind(query);
    query.submit = (connection) => {
      const stream: Writable = connection.stream;
      stream.cork();
      try {
        for (const { name = '', text, values } of earlier) {
          if (name === '') connection.parse({ name, text, types: [] }, true);
          connection.bind({ statement: name, values }, true);
          connection.execute({}, true);
        }
        return submit(connection);
      } finally {
        stream.uncork();
      }
    };
    skipAnswers(query as unknown as Handlers, earlier.length);
    client.query(query);
  });
}

/** Of the first `count` statements, which nobody reads. */
function skipAnswers(query: Handlers, count: number): void {
  const { handleDataRow, handleCommandComplete } = query;
  let over = 0;
  query.handleDataRow = (message) => {
    if (over >= count) handleDataRow.call(query, message);
  };
  query.handleCommandComplete = (message, connection) => {
    if (over >= count) handleCommandComplete.call(query, message, connection);
    over++;
  };
}
