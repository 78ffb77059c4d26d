/** What the market's suppliers changed about confirmed orders, version by version. */
import type { Instant } from '@sojourn/domain/dates.ts';
import { sql } from 'kysely';
import type { MarketDb } from '../store.ts';

/** Who agreed to a change: we on the traveler's behalf, or the traveler with the supplier. */
type AcceptedBy = 'agent' | 'travelerAtSupplier';
export type MarketChange<C = unknown> = {
  /** From 1; 0 is the order as it was booked. */
  readonly version: number;
  /** The order as it is now, in its product's own form. */
  readonly content: C;
  /** Until it's agreed to, the order can be canceled for nothing. */
  readonly isFree: boolean;
  readonly at: Instant;
  readonly acceptedBy: AcceptedBy | null;
};

export async function readChanges<C>(db: MarketDb, reference: string): Promise<MarketChange<C>[]> {
  const { rows } = await sql<MarketChange<C>>`
    select version, content, is_free as "isFree", at, accepted_by as "acceptedBy"
    from market.changes where reference = ${reference} order by version`.execute(db);
  return rows;
}

/** False when there is a change of that version already. */
export async function insertChange<C>(
  db: MarketDb,
  reference: string,
  { version, content, isFree, at, acceptedBy }: MarketChange<C>,
): Promise<boolean> {
  const { numAffectedRows } = await sql`
    insert into market.changes (reference, version, content, is_free, at, accepted_by, accepted_at)
    values (${reference}, ${version}, ${JSON.stringify(content)}::jsonb, ${isFree}, ${at}, ${acceptedBy},
      ${acceptedBy === null ? null : at}::timestamptz)
    on conflict do nothing`.execute(db);
  return numAffectedRows === 1n;
}

/** Agrees to the newest change, with another content if the traveler takes something else. */
export async function acceptNewest(
  db: MarketDb,
  reference: string,
  version: number,
  of: { readonly by: AcceptedBy; readonly at: Instant; readonly content?: unknown },
): Promise<boolean> {
  const content = of.content === undefined ? null : JSON.stringify(of.content);
  const { numAffectedRows } = await sql`
    update market.changes set accepted_by = ${of.by}, accepted_at = ${of.at}::timestamptz,
      content = coalesce(${content}::jsonb, content)
    where reference = ${reference} and version = ${version} and accepted_by is null
      and not exists (select from market.changes m
        where m.reference = ${reference} and m.version > ${version})`.execute(db);
  return numAffectedRows === 1n;
}

/** Of an order that is locked: the same change of what is left of it. */
export async function rewriteContent(
  db: MarketDb,
  reference: string,
  version: number,
  content: object,
): Promise<void> {
  await sql`update market.changes set content = ${JSON.stringify(content)}::jsonb
    where reference = ${reference} and version = ${version}`.execute(db);
}

/** Of an order that another was split off: its changes so far are changes of both. */
export async function copyChanges(db: MarketDb, from: string, to: string): Promise<void> {
  await sql`insert into market.changes (reference, version, content, is_free, at, accepted_by, accepted_at)
    select ${to}, version, content, is_free, at, accepted_by, accepted_at
    from market.changes where reference = ${from}`.execute(db);
}

/** What a change came to that a buyer had made; undefined when it wasn't. `table`: the product's. */
export async function findMade<R>(
  db: MarketDb,
  table: string,
  changeReference: string,
): Promise<R | undefined> {
  const { rows } = await sql<{ result: R }>`select result from ${sql.table(table)}
    where change_reference = ${changeReference}`.execute(db);
  return rows[0]?.result;
}

export async function listMade<R>(db: MarketDb, table: string, reference: string): Promise<R[]> {
  const { rows } = await sql<{ result: R }>`select result from ${sql.table(table)}
    where reference = ${reference} order by at, change_reference`.execute(db);
  return rows.map(({ result }) => result);
}

export async function insertMade(
  db: MarketDb,
  table: string,
  reference: string,
  result: { readonly changeReference: string },
  at: Instant,
): Promise<void> {
  await sql`insert into ${sql.table(table)} (change_reference, reference, result, at)
    values (${result.changeReference}, ${reference}, ${JSON.stringify(result)}::jsonb, ${at})`.execute(db);
}
