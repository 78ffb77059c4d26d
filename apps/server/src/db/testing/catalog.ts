/** What a schema is made of, as PostgreSQL itself writes it: for comparing two databases. */
import { createHash } from 'node:crypto';
import type pg from 'pg';

/** Kind and name of an object, such as `column bookings.state`, to its definition. */
type Catalog = Readonly<Record<string, string>>;

/** Columns count without those that were dropped: their place is no difference. */
const OBJECTS: Readonly<Record<string, string>> = {
  table: `
    select c.relname as name, concat_ws(' ', c.relkind, c.relpersistence, c.reloptions::text,
        pg_get_partkeydef(c.oid), i.inhparent::regclass, pg_get_expr(c.relpartbound, c.oid),
        case when c.relrowsecurity or c.relforcerowsecurity then 'row security' end, c.relreplident,
        c.relacl::text, obj_description(c.oid)) as definition
      from pg_class c left join pg_inherits i on i.inhrelid = c.oid
      where c.relnamespace = $1::regnamespace and c.relkind in ('r', 'p', 'v', 'm')`,
  column: `
    select c.relname || '.' || a.attname as name,
        concat_ws(' ', row_number() over (partition by c.oid order by a.attnum),
        format_type(a.atttypid, a.atttypmod), case when a.attnotnull then 'not null' end,
        'identity ' || nullif(a.attidentity::text, ''), 'generated ' || nullif(a.attgenerated::text, ''),
        pg_get_expr(d.adbin, d.adrelid), a.attcollation::regcollation, a.attstorage, a.attcompression,
        a.attstattarget, a.attacl::text, a.attoptions::text, col_description(c.oid, a.attnum)) as definition
      from pg_class c join pg_attribute a on a.attrelid = c.oid
      left join pg_attrdef d on d.adrelid = c.oid and d.adnum = a.attnum
      where c.relnamespace = $1::regnamespace and c.relkind in ('r', 'p', 'v', 'm') and a.attnum > 0
        and not a.attisdropped`,
  constraint: `
    select c.relname || '.' || k.conname as name,
        concat_ws(' ', pg_get_constraintdef(k.oid), k.convalidated, k.condeferrable,
        k.connoinherit) as definition
      from pg_constraint k join pg_class c on c.oid = k.conrelid
      where k.connamespace = $1::regnamespace`,
  index: `
    select t.relname || '.' || c.relname as name, pg_get_indexdef(i.indexrelid) || ' ' ||
        concat_ws(' ', i.indisvalid,
        i.indisclustered, i.indisreplident, obj_description(c.oid)) as definition
      from pg_index i join pg_class c on c.oid = i.indexrelid join pg_class t on t.oid = i.indrelid
      where c.relnamespace = $1::regnamespace`,
  trigger: `
    select c.relname || '.' || t.tgname as name, pg_get_triggerdef(t.oid) || ' ' || t.tgenabled::text
        as definition
      from pg_trigger t join pg_class c on c.oid = t.tgrelid
      where c.relnamespace = $1::regnamespace and not t.tgisinternal`,
  function: `
    select p.proname || '(' || pg_get_function_identity_arguments(p.oid) || ')' as name,
        pg_get_functiondef(p.oid) || concat_ws(' ', p.proacl::text, obj_description(p.oid)) as definition
      from pg_proc p where p.pronamespace = $1::regnamespace and p.prokind <> 'a'`,
  sequence: `
    select c.relname as name, concat_ws(' ', s.seqtypid::regtype, s.seqstart, s.seqincrement, s.seqmax,
        s.seqmin, s.seqcache, s.seqcycle, d.refobjid::regclass, d.refobjsubid) as definition
      from pg_sequence s join pg_class c on c.oid = s.seqrelid
      left join pg_depend d on d.objid = c.oid and d.deptype in ('a', 'i')
      where c.relnamespace = $1::regnamespace`,
  type: `
    select typname as name, concat_ws(' ', typtype, format_type(typbasetype, typtypmod)) as definition
      from pg_type where typnamespace = $1::regnamespace and typtype not in ('c', 'b')`,
  policy: `
    select c.relname || '.' || p.polname as name, concat_ws(' ', p.polcmd, p.polpermissive, p.polroles::text,
        pg_get_expr(p.polqual, p.polrelid), pg_get_expr(p.polwithcheck, p.polrelid)) as definition
      from pg_policy p join pg_class c on c.oid = p.polrelid where c.relnamespace = $1::regnamespace`,
};

async function readCatalog(pool: Pick<pg.Pool, 'query'>, schema: string): Promise<Catalog> {
  const all: [string, string][] = [];
  for (const [kind, text] of Object.entries(OBJECTS)) {
    const { rows } = await pool.query<{ name: string; definition: string }>(text, [schema]);
    all.push(...rows.map(({ name, definition }): [string, string] => [`${kind} ${name}`, definition]));
  }
  return Object.fromEntries(all.sort(([a], [b]) => (a < b ? -1 : 1)));
}

/** A line with a hash for each table, with all that's of it, and for each function. */
export async function catalogLines(
  pool: Pick<pg.Pool, 'query'>,
  schemas: readonly string[],
): Promise<string> {
  const parts: [owner: string, part: string][] = [];
  for (const schema of schemas)
    for (const [name, definition] of Object.entries(await readCatalog(pool, schema))) {
      const owner = name.slice(name.indexOf(' ') + 1).replace(/\..*$/, '');
      parts.push([`${schema}.${owner}`, `${name} ${definition}`]);
    }
  const lines = [...Map.groupBy(parts, ([owner]) => owner)].map(([owner, all]) => {
    const text = all.map(([, part]) => part).join('\n');
    return `${owner} ${createHash('sha256').update(text).digest('hex').slice(0, 12)}\n`;
  });
  return lines.sort().join('');
}
