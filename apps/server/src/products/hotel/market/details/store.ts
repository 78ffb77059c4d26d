/** The SQL of what the hotel market knows of lead guests. Of an order that is locked. */
import { sql } from 'kysely';
import type { MarketDb } from '#suppliers/market/store.ts';

export async function readLoyaltyNumber(db: MarketDb, reference: string): Promise<string> {
  const { rows } = await sql<{ number: string | null }>`select guests->>'loyaltyNumber' as number
    from market.orders where reference = ${reference}`.execute(db);
  return rows[0]?.number ?? '';
}

export async function setGuestDetails(
  db: MarketDb,
  reference: string,
  details: { readonly loyaltyNumber: string; readonly requests: string },
): Promise<void> {
  await sql`update market.orders
    set guests = coalesce(guests, '{}'::jsonb) || ${JSON.stringify(details)}::jsonb
    where reference = ${reference}`.execute(db);
}
