/** The SQL of parts of orders that were canceled at the market, by the buyer's reference of each. */
import type { Instant } from '@sojourn/domain/dates.ts';
import { sql } from 'kysely';
import type { MarketDb } from '../store.ts';

/** What canceling a part came to; undefined when it wasn't done. `R`: of the market that did it. */
export async function findPart<R>(db: MarketDb, partReference: string): Promise<R | undefined> {
  const { rows } = await sql<{ result: R }>`select result from market.canceled_parts
    where part_reference = ${partReference}`.execute(db);
  return rows[0]?.result;
}

export async function listParts<R>(db: MarketDb, reference: string): Promise<R[]> {
  const { rows } = await sql<{ result: R }>`select result from market.canceled_parts
    where reference = ${reference} order by at, part_reference`.execute(db);
  return rows.map(({ result }) => result);
}

export async function insertPart(
  db: MarketDb,
  of: { readonly reference: string; readonly partReference: string; readonly at: Instant },
  result: object,
): Promise<void> {
  await sql`insert into market.canceled_parts (part_reference, reference, result, at)
    values (${of.partReference}, ${of.reference}, ${JSON.stringify(result)}::jsonb, ${of.at})`.execute(db);
}
