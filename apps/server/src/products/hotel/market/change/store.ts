/** The SQL of stays that were changed at the hotel market. */
import type { CalendarDate, Instant } from '@sojourn/domain/dates.ts';
import { sql } from 'kysely';
import type { MarketDb } from '#suppliers/market/store.ts';
import type { StayChanged } from '../../change/change-port.ts';
import type { MarketOrder, NightSold } from '../store.ts';

const json = (value: unknown) => sql`${JSON.stringify(value)}::jsonb`;
type Stored = { readonly result: StayChanged };

/** What a change came to, by our reference of it; undefined when it wasn't made. */
export async function findStayChange(
  db: MarketDb,
  changeReference: string,
): Promise<StayChanged | undefined> {
  const { rows } = await sql<Stored>`select result from market.order_changes
    where change_reference = ${changeReference}`.execute(db);
  return rows[0]?.result;
}

export async function listStayChanges(db: MarketDb, reference: string): Promise<StayChanged[]> {
  const { rows } = await sql<Stored>`select result from market.order_changes
    where reference = ${reference} order by at, change_reference`.execute(db);
  return rows.map(({ result }) => result);
}

export async function insertStayChange(
  db: MarketDb,
  reference: string,
  result: StayChanged,
  at: Instant,
): Promise<void> {
  await sql`insert into market.order_changes (change_reference, reference, result, at)
    values (${result.changeReference}, ${reference}, ${json(result)}, ${at})`.execute(db);
}

export type NightMove = {
  readonly night: CalendarDate;
  /** Rooms more; below zero goes back. */
  readonly rooms: number;
  readonly capacity: number;
};
/**
 * Takes and gives back rooms of one type in one statement, by night, so that two changes never wait for each
 * other. Fewer nights returned than asked for: one of them is full, and the caller must roll back.
 */
export async function moveRooms(
  db: MarketDb,
  { stayId, room }: Pick<MarketOrder, 'stayId' | 'room'>,
  moves: readonly NightMove[],
): Promise<NightSold[]> {
  const nights = moves.map(({ night }) => night);
  const { rows } = await sql<NightSold>`
    with moved as (
      select * from unnest(${nights}::date[], ${moves.map(({ rooms }) => rooms)}::int[],
        ${moves.map(({ capacity }) => capacity)}::int[]) as m (night, rooms, capacity)),
    locked as (
      select s.night from market.room_sales s join moved using (night)
      where s.stay_id = ${stayId} and s.room = ${room} order by s.night for update of s)
    insert into market.room_sales as s (stay_id, room, night, sold, capacity)
    select ${stayId}, ${room}, m.night, greatest(m.rooms, 0), m.capacity
    from moved m left join locked l using (night)
    where m.rooms < 0 or m.capacity >= m.rooms
    order by m.night
    on conflict (stay_id, room, night) do update
      set sold = s.sold + (select m.rooms from moved m where m.night = s.night)
      where (select m.rooms < 0 or s.sold + m.rooms <= m.capacity from moved m where m.night = s.night)
    returning night, sold`.execute(db);
  return rows;
}

/** Of an order that is locked. */
export async function rewriteOrder(
  db: MarketDb,
  reference: string,
  to: Pick<MarketOrder, 'checkIn' | 'checkOut' | 'roomCount' | 'price' | 'terms' | 'withheldMinor'> & {
    readonly guests: readonly { readonly firstName: string; readonly lastName: string }[];
  },
): Promise<void> {
  await sql`update market.orders set check_in = ${to.checkIn}, check_out = ${to.checkOut},
      room_count = ${to.roomCount}, price = ${json(to.price)}, terms = ${json(to.terms)},
      withheld_minor = ${to.withheldMinor},
      guests = coalesce(guests, '{}'::jsonb) || jsonb_build_object('guests', ${json(to.guests)})
    where reference = ${reference}`.execute(db);
}
