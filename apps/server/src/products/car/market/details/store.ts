/** The SQL of what the car market knows of main drivers. Of an order that is locked. */
import { sql } from 'kysely';
import type { MarketDb } from '#suppliers/market/store.ts';

export async function setDriverDetails(
  db: MarketDb,
  reference: string,
  details: { readonly loyaltyNumber: string; readonly flightNumber: string },
): Promise<void> {
  await sql`update market.car_orders
    set drivers = coalesce(drivers, '{}'::jsonb) || ${JSON.stringify(details)}::jsonb
    where reference = ${reference}`.execute(db);
}
