/** The tables with customers' rows, and what is taken off them while they are filled. */
import type { Pool, PoolClient } from 'pg';

type Column = { readonly name: string; readonly type: string; readonly isGiven: boolean };
export type Table = {
  readonly name: string;
  readonly columns: readonly Column[];
  /** Statements that make its keys and indexes anew. */
  readonly keys: readonly string[];
  /** Of all rows that it has now. */
  readonly bytes: number;
};
type ForeignKey = { readonly table: string; readonly name: string; readonly definition: string };

/** Every table of customers but those in parts; where identity or a default numbers rows, it does so anew. */
export async function readTables(pool: Pool): Promise<Table[]> {
  const { rows } = await pool.query<Table>(`
    select c.relname as name,
      (select json_agg(json_build_object('name', a.attname, 'type', format_type(a.atttypid, null),
          'isGiven', a.attidentity = '' and a.attname <> 'tx') order by a.attnum)
        from pg_attribute a where a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped) as columns,
      coalesce((select json_agg(case when k.oid is null then pg_get_indexdef(i.indexrelid)
          else format('alter table %I add constraint %I %s', c.relname, k.conname,
            pg_get_constraintdef(k.oid)) end order by i.indisprimary desc)
        from pg_index i left join pg_constraint k on k.conindid = i.indexrelid and k.contype in ('p', 'u')
        where i.indrelid = c.oid), '[]') as keys,
      pg_relation_size(c.oid)::float8 as bytes
    from pg_class c
    where c.relnamespace = 'portal'::regnamespace and c.relkind = 'r' and not c.relispartition
      and exists (select from pg_attribute k where k.attrelid = c.oid and k.attname = 'customer_id'
        and not k.attisdropped)
    order by c.relname`);
  return rows;
}

export async function readForeignKeys(pool: Pool): Promise<ForeignKey[]> {
  const { rows } = await pool.query<ForeignKey>(`select conrelid::regclass::text as table, conname as name,
      pg_get_constraintdef(oid) as definition
    from pg_constraint where contype = 'f' and connamespace = 'portal'::regnamespace`);
  return rows;
}

/** Drops what `keys` makes anew. */
export async function dropKeys(client: PoolClient, { name, keys }: Table): Promise<void> {
  for (const key of keys) {
    const [, constraint] = /add constraint "?(\w+)"?/.exec(key) ?? [];
    const [, index] = /^CREATE (?:UNIQUE )?INDEX (\w+)/.exec(key) ?? [];
    await client.query(
      constraint ? `alter table ${name} drop constraint ${constraint}` : `drop index ${index}`,
    );
  }
}

/** Triggers see nothing: the rows are sound as their originals are. */
export async function prepare(client: PoolClient): Promise<void> {
  await client.query(`set session_replication_role = replica; set synchronous_commit = off;
    set statement_timeout = 0; set idle_in_transaction_session_timeout = 0;
    set work_mem = '256MB'; set maintenance_work_mem = '512MB'; set max_parallel_maintenance_workers = 0`);
}
