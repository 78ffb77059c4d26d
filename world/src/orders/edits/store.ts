/** The SQL of edited details that the market has taken, by the buyer's reference of each. */
import type { Instant } from '@sojourn/domain/dates.ts';
import { sql } from 'kysely';
import type { MarketDb } from '../store.ts';

export async function hasEdit(db: MarketDb, editReference: string): Promise<boolean> {
  const { rows } = await sql`select 1 from market.order_edits
    where edit_reference = ${editReference}`.execute(db);
  return rows.length > 0;
}

export async function listEdits(db: MarketDb, reference: string): Promise<string[]> {
  const { rows } = await sql<{ edit: string }>`select edit_reference as edit from market.order_edits
    where reference = ${reference} order by at, edit_reference`.execute(db);
  return rows.map(({ edit }) => edit);
}

export async function insertEdit(
  db: MarketDb,
  of: { readonly reference: string; readonly editReference: string; readonly now: Instant },
): Promise<void> {
  await sql`insert into market.order_edits (edit_reference, reference, at)
    values (${of.editReference}, ${of.reference}, ${of.now})`.execute(db);
}
