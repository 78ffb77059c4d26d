/** The SQL of what is sold by day. */
import type { CalendarDate } from '@sojourn/domain/dates.ts';
import { sql } from 'kysely';
import type { PoolClient } from 'pg';
import type { MarketDb } from '../store.ts';

/** `keys`: the columns of what is sold, `day`: that of its days. */
export type StockTable = {
  readonly name: string;
  readonly keys: readonly [string, ...string[]];
  readonly day: string;
  readonly channel: string;
};
export type StockKey = readonly (string | number)[];
export type DayCount = { readonly day: CalendarDate; readonly sold: number };
/** `units`: so many more; below zero they go back, whatever the capacity. */
export type DayMove = { readonly day: CalendarDate; readonly units: number; readonly capacity: number };

const columnsOf = ({ keys }: StockTable) => sql.join(keys.map((key) => sql.ref(key)));

/**
 * Takes and gives back in one statement, by day, so that two sales never wait for each other. Fewer days
 * returned than asked for: one of them is full, and the caller must roll back.
 */
export async function moveStock(
  db: MarketDb,
  of: StockTable,
  key: StockKey,
  moves: readonly DayMove[],
): Promise<DayCount[]> {
  const [table, day, columns] = [sql.table(of.name), sql.ref(of.day), columnsOf(of)];
  const isOfKey = of.keys.map((column, at) => sql`s.${sql.ref(column)} = ${key[at]}`);
  const days = moves.map((each) => each.day);
  const [units, capacities] = [moves.map((each) => each.units), moves.map(({ capacity }) => capacity)];
  const { rows } = await sql<DayCount>`
    with moved as (
      select * from unnest(${days}::date[], ${units}::int[], ${capacities}::int[])
        as m (day, units, capacity)),
    locked as (
      select s.${day} as day from ${table} s join moved m on m.day = s.${day}
      where ${sql.join(isOfKey, sql` and `)} order by s.${day} for update of s)
    insert into ${table} as s (${columns}, ${day}, sold, capacity)
    select ${sql.join(key.map((value) => sql`${value}`))}, m.day, greatest(m.units, 0), m.capacity
    from moved m left join locked l using (day)
    where m.units < 0 or m.capacity >= m.units
    order by m.day
    on conflict (${columns}, ${day}) do update
      set sold = s.sold + (select m.units from moved m where m.day = s.${day})
      where (select m.units < 0 or s.sold + m.units <= least(m.capacity, s.capacity)
        from moved m where m.day = s.${day})
    returning ${day} as day, sold`.execute(db);
  return rows;
}

/** Everything that is sold from a day on. */
export async function readStock(
  db: MarketDb,
  of: StockTable,
  from: CalendarDate,
): Promise<(DayCount & { readonly key: StockKey })[]> {
  const day = sql.ref(of.day);
  const { rows } = await sql<DayCount & { readonly key: StockKey }>`
    select json_build_array(${columnsOf(of)}) as key, ${day} as day, sold from ${sql.table(of.name)}
    where ${day} >= ${from} and sold > 0`.execute(db);
  return rows;
}

/** Subscribes a connection to what servers of the version before send. */
export async function listenTo(client: PoolClient, { channel }: StockTable): Promise<void> {
  await client.query(`listen ${channel}`);
}
