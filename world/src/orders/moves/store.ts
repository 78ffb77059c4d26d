/** The SQL of prices that scenarios have moved. */
import type { CalendarDate, Instant } from '@sojourn/domain/dates.ts';
import { sql } from 'kysely';
import type { MarketDb } from '../store.ts';

/** `thing`: the column of what is priced; `dates`: those of the dates that it's priced for. */
export type MoveTable = {
  readonly name: string;
  readonly thing: string;
  readonly dates: readonly [string, ...string[]];
};
/** `dates` in the order of the table's. */
export type MovedDates = { readonly scenario: string; readonly dates: readonly CalendarDate[] };
export type MovedThing = MovedDates & { readonly thing: string };

const isOn = ({ dates }: MoveTable, of: MovedDates) => {
  const isDate = dates.map((column, at) => sql`${sql.ref(column)} = ${of.dates[at]}`);
  return sql.join([sql`scenario = ${of.scenario}`, ...isDate], sql` and `);
};

/** The moves of a scenario for dates, by thing, in per cent. */
export async function listMoves(
  db: MarketDb,
  table: MoveTable,
  of: MovedDates,
  now: Instant,
): Promise<ReadonlyMap<string, number>> {
  const { rows } = await sql<{ thing: string; perCent: number }>`
    select ${sql.ref(table.thing)} as thing, per_cent as "perCent" from ${sql.table(table.name)}
    where ${isOn(table, of)} and until > ${now}`.execute(db);
  return new Map(rows.map(({ thing, perCent }) => [thing, perCent]));
}

export async function saveMove(
  db: MarketDb,
  table: MoveTable,
  of: MovedThing,
  perCent: number,
  until: Instant,
): Promise<void> {
  const columns = sql.join(['scenario', table.thing, ...table.dates].map((column) => sql.ref(column)));
  const values = sql.join([of.scenario, of.thing, ...of.dates].map((value) => sql`${value}`));
  await sql`
    insert into ${sql.table(table.name)} (${columns}, per_cent, until)
    values (${values}, ${perCent}, ${until})
    on conflict (${columns}) do update set per_cent = excluded.per_cent, until = excluded.until`.execute(db);
}

export async function deleteMove(db: MarketDb, table: MoveTable, of: MovedThing): Promise<void> {
  await sql`delete from ${sql.table(table.name)}
    where ${isOn(table, of)} and ${sql.ref(table.thing)} = ${of.thing}`.execute(db);
}
