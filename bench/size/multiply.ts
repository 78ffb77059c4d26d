/**
 * Copies of a customer's rows in every table, made inside the database. A full table is written whole, in
 * one transaction that has emptied it: without its log, and with its keys built at the end.
 */
import type { Pool, PoolClient } from 'pg';
import { dropKeys, prepare, readForeignKeys, readTables, type Table } from './tables.ts';
import type { Template } from './template.ts';

/** Copies numbered `from` to `to`; the first is the oldest, the last as old as the template. */
export type Copies = {
  readonly template: Template;
  readonly from: number;
  readonly to: number;
  /** By which the first is older than the last. */
  readonly days: number;
};

/** Ids that are unique beyond a customer, though no stamp is in them. */
function madeUnique(table: string, name: string): string | undefined {
  if (name === 'confirmation_code' || (table === 'cases' && name === 'code'))
    return `o.${name} || '-' || s.code`;
  if (table === 'snapshots' && name === 'hash')
    // Where the text is gone, only the hash is left
    return `coalesce(encode(sha256(convert_to(replace(o.body, s.old, s.new), 'UTF8')), 'hex'), o.hash)`;
  return undefined;
}

/** Columns whose values name the customer, so that each copy needs its own. */
async function readStamped(client: PoolClient, { columns }: Table, stamp: string): Promise<Set<string>> {
  const texts = columns.filter(({ type }) => type === 'text' || type === 'jsonb');
  const tests = texts.map(({ name }) => `coalesce(bool_or(${name}::text like '%' || $1 || '%'), false)`);
  const { rows } = await client.query<{ has: boolean[] }>(`select array[${tests}] as has from o`, [stamp]);
  return new Set(texts.filter((_, i) => rows[0]?.has[i]).map(({ name }) => name));
}

/** Reads the originals from `o`. Numbers of rows keep their order within a copy. */
function copyStatement({ name, columns }: Table, stamped: ReadonlySet<string>): string {
  const given = columns.filter(({ isGiven }) => isGiven);
  const value = ({ name: column, type }: Table['columns'][number]): string => {
    const unique = madeUnique(name, column);
    if (unique) return unique;
    if (type === 'timestamp with time zone') return `o.${column} - s.age`;
    if (!stamped.has(column)) return `o.${column}`;
    return type === 'jsonb'
      ? `replace(o.${column}::text, s.old, s.new)::jsonb`
      : `replace(o.${column}, s.old, s.new)`;
  };
  const [order = '1'] = columns
    .filter(({ isGiven, name: each }) => !isGiven && each !== 'tx')
    .map((c) => c.name);
  return `with s as materialized (select $1::text as old, '7' || lpad(to_hex(n), 9, '0') as new,
      to_hex(n) as code,
      (($3::int - n) * $4::float8 / greatest(1, $3::int - $2::int)) * interval '1 day' as age
      from generate_series($2::int, $3::int) n)
    insert into ${name} (${given.map((column) => column.name).join(', ')})
    select ${given.map(value).join(', ')}
    from s cross join lateral (select o.* from o where s.code <> '' order by ${order} offset 0) o`;
}

/** The originals of a template as `o`, until the transaction ends. Undefined without any. */
async function statementFor(
  client: PoolClient,
  table: Table,
  source: string,
  { stamp, actor }: Template,
): Promise<string | undefined> {
  await client.query('drop table if exists o');
  const made = await client.query(
    `create temp table o on commit drop as select * from ${source}
      where customer_id = '${actor.customerId}'`,
  );
  if (!made.rowCount) return undefined;
  return copyStatement(table, await readStamped(client, table, stamp));
}

const copy = (client: PoolClient, statement: string, { template, from, to, days }: Copies) =>
  client.query(statement, [template.stamp, from, to, days]);

async function fillTable(client: PoolClient, table: Table, all: readonly Copies[]): Promise<void> {
  await client.query(`begin; create temp table originals on commit drop as table ${table.name};
    truncate ${table.name}`);
  await dropKeys(client, table);
  const names = table.columns.map(({ name }) => name).join(', ');
  await client.query(
    `insert into ${table.name} (${names}) overriding system value select ${names} from originals`,
  );
  for (const copies of all) {
    const statement = await statementFor(client, table, 'originals', copies.template);
    if (statement) await copy(client, statement, copies);
  }
  for (const key of table.keys) await client.query(key);
  await client.query('commit');
}

/** Two at a time, each with a connection of its own. */
async function together<T>(
  pool: Pool,
  all: readonly T[],
  work: (client: PoolClient, each: T) => Promise<void>,
) {
  const left = [...all];
  const worker = async (): Promise<void> => {
    const client = await pool.connect();
    try {
      await prepare(client);
      for (let each = left.shift(); each !== undefined; each = left.shift()) await work(client, each);
    } finally {
      client.release(true);
    }
  };
  await Promise.all([worker(), worker()]);
}

/** Foreign keys are checked at the end, over everything. */
export async function fillTables(pool: Pool, all: readonly Copies[]): Promise<void> {
  const foreignKeys = await readForeignKeys(pool);
  for (const { table, name } of foreignKeys) await pool.query(`alter table ${table} drop constraint ${name}`);
  const tables = (await readTables(pool)).toSorted((a, b) => b.bytes - a.bytes);
  await together(pool, tables, (client, table) => fillTable(client, table, all));
  await together(
    pool,
    tables,
    async (client, { name }) => void (await client.query(`vacuum analyze ${name}`)),
  );
  await together(pool, foreignKeys, async (client, { table, name, definition }) => {
    await client.query(`alter table ${table} add constraint ${name} ${definition}`);
  });
}

/** More copies with all keys in place, so many in a transaction. */
export async function addCopies(pool: Pool, copies: Copies, perTransaction: number): Promise<void> {
  const tables = await readTables(pool);
  const client = await pool.connect();
  try {
    await prepare(client);
    for (let from = copies.from; from <= copies.to; from += perTransaction) {
      const to = Math.min(copies.to, from + perTransaction - 1);
      await client.query('begin');
      for (const table of tables) {
        const statement = await statementFor(client, table, table.name, copies.template);
        if (statement) await copy(client, statement, { ...copies, from, to });
      }
      await client.query('commit');
    }
  } finally {
    client.release(true);
  }
}

/** How many rows a table has. */
export async function countRows(pool: Pool, table: string): Promise<number> {
  const client = await pool.connect();
  try {
    await client.query('set statement_timeout = 0');
    const { rows } = await client.query<{ count: string }>(`select count(*) from ${table}`);
    return Number(rows[0]?.count ?? 0);
  } finally {
    client.release(true);
  }
}
