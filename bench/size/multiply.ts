/** Copies of a customer's rows in every table, made inside the database. */
import type { Pool, PoolClient } from 'pg';
import type { Template } from './template.ts';

type Column = { readonly name: string; readonly type: string; readonly isGiven: boolean; isStamped: boolean };
type Table = { readonly name: string; readonly columns: readonly Column[] };

const COPIED_AT_ONCE = 5_000;

/** Tables that have a customer's rows, those first that others refer to. */
async function readTables(pool: Pool, template: Template): Promise<Table[]> {
  const { rows } = await pool.query<{ name: string; columns: Column[] }>(`
    select c.relname as name, json_agg(json_build_object('name', a.attname,
      'type', format_type(a.atttypid, null), 'isGiven',
      a.attidentity = '' and a.attname <> 'tx') order by a.attnum) as columns
    from pg_class c join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
    where c.relnamespace = 'portal'::regnamespace and c.relkind = 'r'
      and exists (select from pg_attribute k where k.attrelid = c.oid and k.attname = 'customer_id'
        and not k.attisdropped)
    group by c.oid, c.relname order by c.relname`);
  const filled: Table[] = [];
  for (const table of rows) {
    const found = await pool.query(`select from ${table.name} where customer_id = $1 limit 1`, [
      template.actor.customerId,
    ]);
    if (!found.rowCount) continue;
    for (const column of table.columns) column.isStamped = await hasStamp(pool, table.name, column, template);
    filled.push(table);
  }
  return filled;
}

/** In a copy: the stamp replaced in every id, and what is unique beyond a customer made so. */
function copyOf(table: string, { name, type, isStamped }: Column): string {
  if (name === 'confirmation_code' || (table === 'cases' && name === 'code'))
    return `t.${name} || '-' || s.code`;
  if (table === 'snapshots' && name === 'hash')
    return `encode(sha256(convert_to(replace(t.body, s.old, s.new), 'UTF8')), 'hex')`;
  if (!isStamped) return `t.${name}`;
  return type === 'jsonb' ? `${replaced(`t.${name}::text`)}::jsonb` : replaced(`t.${name}`);
}

const replaced = (text: string): string => `replace(${text}, s.old, s.new)`;

/** What isn't stamped is copied as it's stored. */
async function hasStamp(
  pool: Pool,
  table: string,
  { name, type }: Column,
  { stamp, actor }: Template,
): Promise<boolean> {
  if (type !== 'text' && type !== 'jsonb') return false;
  const { rows } = await pool.query<{ has: boolean | null }>(
    `select bool_or(${name}::text like '%' || $1 || '%') as has from ${table} where customer_id = $2`,
    [stamp, actor.customerId],
  );
  return rows[0]?.has === true;
}

function copyStatement({ name, columns }: Table): string {
  const given = columns.filter(({ isGiven }) => isGiven);
  const names = given.map((column) => column.name).join(', ');
  const values = given.map((column) => copyOf(name, column)).join(', ');
  return `insert into ${name} (${names}) select ${values}
    from (select n, $1::text as old, '7' || lpad(to_hex(n), 9, '0') as new, to_hex(n) as code
      from generate_series($2::int, $3::int) n) s
    cross join (select * from ${name} where customer_id = $4) t
    order by s.n`;
}

/** Copies numbered `from` to `to`. One transaction for `perTransaction` customers. */
export async function multiply(
  pool: Pool,
  template: Template,
  { from, to, perTransaction = COPIED_AT_ONCE }: { from: number; to: number; perTransaction?: number },
): Promise<void> {
  const tables = await readTables(pool, template);
  const ranges: [number, number][] = [];
  for (let first = from; first <= to; first += perTransaction)
    ranges.push([first, Math.min(to, first + perTransaction - 1)]);
  const statements = tables.map(copyStatement);
  const worker = async (): Promise<void> => {
    const client = await pool.connect();
    try {
      await prepare(client);
      for (let range = ranges.shift(); range; range = ranges.shift()) {
        await client.query('begin');
        for (const statement of statements)
          await client.query(statement, [template.stamp, ...range, template.actor.customerId]);
        await client.query('commit');
      }
    } finally {
      client.release(true);
    }
  };
  await Promise.all([worker(), worker()]);
}

/** The rows are sound as their originals are: neither references nor sums are checked again. */
async function prepare(client: PoolClient): Promise<void> {
  await client.query(`set session_replication_role = replica; set synchronous_commit = off;
    set statement_timeout = 0; set work_mem = '64MB'`);
}

/** How many rows a table has. */
export async function countRows(pool: Pool, table: string): Promise<number> {
  const { rows } = await pool.query<{ count: string }>(`select count(*) from ${table}`);
  return Number(rows[0]?.count ?? 0);
}
