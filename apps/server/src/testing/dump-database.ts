/** Everything that a database holds, as text: for tests of what must not be in it. */
import { withClient } from '@sojourn/postgres/databases.ts';

export type Dump = {
  /** Those with rows, `schema.table`. */
  readonly tables: readonly string[];
  /** A line of JSON for each row. */
  readonly text: string;
};

export async function dumpDatabase(url: string): Promise<Dump> {
  return withClient(url, async (client) => {
    const { rows } = await client.query<{ name: string }>(
      `select format('%I.%I', schemaname, tablename) as name from pg_tables
       where schemaname not in ('pg_catalog', 'information_schema') order by 1`,
    );
    const parts: string[] = [];
    const filled: string[] = [];
    for (const { name } of rows) {
      const found = await client.query<{ row: string }>(`select row_to_json(t)::text as row from ${name} t`);
      if (found.rows.length > 0) filled.push(name);
      parts.push(...found.rows.map(({ row }) => row));
    }
    return { tables: filled, text: parts.join('\n') };
  });
}
