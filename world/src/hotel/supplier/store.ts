/** The hotel market's own record in PostgreSQL (schema `market`): what is sold, and orders. */
import type { CalendarDate } from '@sojourn/domain/dates.ts';
import type { StayPrice } from '@sojourn/products/hotel/rules/stay.ts';
import { sql } from 'kysely';
import { createOrderBook, type DeskOrder } from '../../orders/desk/store.ts';
import { createPriceMoves } from '../../orders/moves/price-moves.ts';
import { createDayStock } from '../../orders/stock/day-stock.ts';
import type { MarketDb } from '../../orders/store.ts';

export type StayOrderRow = DeskOrder<StayPrice> & {
  readonly stayId: string;
  readonly rateId: string;
  readonly room: number;
  readonly checkIn: CalendarDate;
  readonly checkOut: CalendarDate;
  readonly roomCount: number;
};

export const STAY_ORDERS = createOrderBook<StayOrderRow>({
  name: 'market.orders',
  thing: 'stay_id',
  people: 'guests',
  columns: {
    stayId: ['stay_id'],
    rateId: ['rate_id'],
    room: ['room'],
    checkIn: ['check_in'],
    checkOut: ['check_out'],
    roomCount: ['room_count'],
  },
});
/** Changes that buyers had made. */
export const STAY_CHANGES = { book: STAY_ORDERS, table: 'market.order_changes' } as const;

/** By hotel and room type. */
export const ROOMS = createDayStock({
  name: 'market.room_sales',
  keys: ['stay_id', 'room'],
  day: 'night',
  channel: 'market_sales',
});
/** Of rates, for dates of a stay. */
export const RATE_MOVES = createPriceMoves({
  name: 'market.scenario_moves',
  thing: 'rate_id',
  dates: ['check_in', 'check_out'],
});

/** What is sold of a hotel's room types between two dates. */
export async function soldBetween(
  db: MarketDb,
  stayId: string,
  from: CalendarDate,
  to: CalendarDate,
): Promise<{ room: number; night: CalendarDate; sold: number }[]> {
  const { rows } = await sql<{ room: number; night: CalendarDate; sold: number }>`
    select room, night, sold from market.room_sales
    where stay_id = ${stayId} and night >= ${from} and night < ${to} and sold > 0`.execute(db);
  return rows;
}

type SoldNight = { stayId: string; room: number; night: CalendarDate; sold: number };
/** The same of several hotels, each between dates of its own. */
export async function soldOfStays(
  db: MarketDb,
  stays: readonly { stayId: string; checkIn: CalendarDate; checkOut: CalendarDate }[],
): Promise<SoldNight[]> {
  const { rows } = await sql<SoldNight>`
    select distinct s.stay_id as "stayId", s.room, s.night, s.sold from market.room_sales s
    join unnest(${stays.map(({ stayId }) => stayId)}::text[], ${stays.map(({ checkIn }) => checkIn)}::date[],
      ${stays.map(({ checkOut }) => checkOut)}::date[]) as k (stay_id, first, last)
      on s.stay_id = k.stay_id and s.night >= k.first and s.night < k.last
    where s.sold > 0`.execute(db);
  return rows;
}

export async function readLoyaltyNumber(db: MarketDb, reference: string): Promise<string> {
  const { rows } = await sql<{ number: string | null }>`select guests->>'loyaltyNumber' as number
    from market.orders where reference = ${reference}`.execute(db);
  return rows[0]?.number ?? '';
}

/** Of an order that is locked: without the lead guests of rooms that are gone. */
export async function removeGuests(db: MarketDb, reference: string, gone: readonly number[]): Promise<void> {
  await sql`update market.orders set guests = jsonb_set(guests, '{guests}', coalesce(
      (select jsonb_agg(each.guest order by each.place)
        from jsonb_array_elements(guests->'guests') with ordinality as each (guest, place)
        where each.place - 1 <> all(${[...gone]}::int[])), '[]'::jsonb))
    where reference = ${reference} and guests is not null`.execute(db);
}
