import { sql } from 'kysely';
import type { MarketDb } from '#suppliers/market/store.ts';
import type { MarketOrder } from '../store.ts';

/** Of an order that is locked: the rooms that stay, without the lead guests of those that are gone. */
export async function keepRooms(
  db: MarketDb,
  reference: string,
  left: Pick<MarketOrder, 'price' | 'terms' | 'roomCount' | 'withheldMinor'>,
  gone: readonly number[],
): Promise<void> {
  await sql`update market.orders set price = ${JSON.stringify(left.price)},
      terms = ${JSON.stringify(left.terms)}, room_count = ${left.roomCount},
      withheld_minor = ${left.withheldMinor},
      guests = case when guests is null then null else jsonb_set(guests, '{guests}', coalesce(
        (select jsonb_agg(each.guest order by each.place)
          from jsonb_array_elements(guests->'guests') with ordinality as each (guest, place)
          where each.place - 1 <> all(${[...gone]}::int[])), '[]'::jsonb)) end
    where reference = ${reference}`.execute(db);
}
