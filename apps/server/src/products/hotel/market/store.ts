/**
 * The market's own record in PostgreSQL (schema `market`): what is sold, and orders by the buyer's
 * reference.
 */

import type { CancelTerms } from '@sojourn/domain/booking/cancellation/cancel-terms.ts';
import type { CalendarDate, Instant } from '@sojourn/domain/dates.ts';
import type { StayPrice } from '@sojourn/domain/products/hotel/stay.ts';
import { sql } from 'kysely';
import type { PoolClient } from 'pg';
import { type MarketDb, noticeSale } from '#suppliers/market/store.ts';

export const SALES_CHANNEL = 'market_sales';

type OrderState = 'held' | 'confirmed' | 'canceled' | 'released' | 'expired';
export type MarketOrder = {
  readonly reference: string;
  readonly seller: string;
  readonly stayId: string;
  readonly rateId: string;
  readonly room: number;
  readonly checkIn: CalendarDate;
  readonly checkOut: CalendarDate;
  readonly roomCount: number;
  readonly state: OrderState;
  readonly holdId: string;
  readonly expiresAt: Instant;
  readonly price: StayPrice;
  readonly terms: CancelTerms;
  readonly locator: string | null;
  readonly penaltyMinor: number | null;
  readonly canceledAt: Instant | null;
  /** Of rooms that were canceled and nights that were given up: it's in no price any more. */
  readonly withheldMinor: number;
};
type RoomNights = Pick<MarketOrder, 'stayId' | 'room' | 'checkIn' | 'checkOut' | 'roomCount'>;
export type NightSold = { readonly night: CalendarDate; readonly sold: number };

const COLUMNS = sql.raw(`reference, seller, stay_id as "stayId", rate_id as "rateId", room,
  check_in as "checkIn", check_out as "checkOut", room_count as "roomCount", state, hold_id as "holdId",
  expires_at as "expiresAt", price, terms, locator, penalty_minor as "penaltyMinor",
  canceled_at as "canceledAt", withheld_minor as "withheldMinor"`);

export async function findOrder(db: MarketDb, reference: string): Promise<MarketOrder | undefined> {
  const { rows } = await sql<MarketOrder>`
    select ${COLUMNS} from market.orders where reference = ${reference}`.execute(db);
  return rows[0];
}

/** The order, kept from others until the transaction ends. */
export async function lockOrder(db: MarketDb, reference: string): Promise<MarketOrder | undefined> {
  const { rows } = await sql<MarketOrder>`
    select ${COLUMNS} from market.orders where reference = ${reference} for update`.execute(db);
  return rows[0];
}

/** False when there is an order of that reference already. */
export async function insertHold(db: MarketDb, order: MarketOrder, now: Instant): Promise<boolean> {
  const { numAffectedRows } = await sql`
    insert into market.orders (reference, seller, stay_id, rate_id, room, check_in, check_out, room_count,
      state, hold_id, expires_at, price, terms, created_at)
    values (${order.reference}, ${order.seller}, ${order.stayId}, ${order.rateId}, ${order.room},
      ${order.checkIn}, ${order.checkOut}, ${order.roomCount}, 'held', ${order.holdId}, ${order.expiresAt},
      ${JSON.stringify(order.price)}, ${JSON.stringify(order.terms)}, ${now})
    on conflict (reference) do nothing`.execute(db);
  return numAffectedRows === 1n;
}

/** Moves an order from one of the states it may be in; false when it is in another. */
export async function moveOrder(
  db: MarketDb,
  reference: string,
  from: OrderState,
  to: OrderState,
  set: { locator?: string; guests?: unknown; penaltyMinor?: number; canceledAt?: Instant } = {},
): Promise<boolean> {
  const { numAffectedRows } = await sql`
    update market.orders set state = ${to},
      locator = coalesce(${set.locator ?? null}, locator),
      guests = coalesce(${set.guests === undefined ? null : JSON.stringify(set.guests)}::jsonb, guests),
      penalty_minor = coalesce(${set.penaltyMinor ?? null}::bigint, penalty_minor),
      canceled_at = coalesce(${set.canceledAt ?? null}::timestamptz, canceled_at)
    where reference = ${reference} and state = ${from}`.execute(db);
  return numAffectedRows === 1n;
}

/**
 * Takes rooms on every night in one statement, each night only while rooms are left under its capacity.
 * Returns the nights that were taken, with what is sold now; fewer than asked for means that the caller
 * must roll back.
 */
export async function takeRooms(
  db: MarketDb,
  order: RoomNights,
  nights: readonly { readonly night: CalendarDate; readonly capacity: number }[],
): Promise<NightSold[]> {
  const { rows } = await sql<NightSold>`
    insert into market.room_sales as s (stay_id, room, night, sold, capacity)
    select ${order.stayId}, ${order.room}, n.night, ${order.roomCount}::int, n.capacity
    from unnest(${nights.map(({ night }) => night)}::date[], ${nights.map(({ capacity }) => capacity)}::int[])
      as n (night, capacity)
    where n.capacity >= ${order.roomCount}
    order by n.night
    on conflict (stay_id, room, night) do update set sold = s.sold + excluded.sold
      where s.sold + excluded.sold <= excluded.capacity
    returning night, sold`.execute(db);
  return rows;
}

/** Gives the rooms of an order back; the nights are locked in the order in which they are taken. */
export async function giveBackRooms(db: MarketDb, order: RoomNights): Promise<NightSold[]> {
  const { rows } = await sql<NightSold>`
    with locked as (
      select night from market.room_sales
      where stay_id = ${order.stayId} and room = ${order.room}
        and night >= ${order.checkIn} and night < ${order.checkOut}
      order by night for update)
    update market.room_sales s set sold = s.sold - ${order.roomCount}::int from locked
    where s.stay_id = ${order.stayId} and s.room = ${order.room} and s.night = locked.night
    returning s.night, s.sold`.execute(db);
  return rows;
}

/** Shows every server, once the transaction has committed, what is sold now. */
export async function announceSales(
  db: MarketDb,
  order: RoomNights,
  sold: readonly NightSold[],
): Promise<void> {
  const nights = sold.map((each) => [each.night, each.sold]);
  await noticeSale(db, SALES_CHANNEL, [order.stayId, order.room, nights]);
}

/** Subscribes a connection to what servers of the version before send. */
export async function listenForSales(client: PoolClient): Promise<void> {
  await client.query(`listen ${SALES_CHANNEL}`);
}

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

/** Everything sold from a night on. */
export async function allSold(db: MarketDb, from: CalendarDate): Promise<SoldNight[]> {
  const { rows } = await sql<SoldNight>`
    select stay_id as "stayId", room, night, sold from market.room_sales
    where night >= ${from} and sold > 0`.execute(db);
  return rows;
}

/** Holds that have run out; all of them, or those of one hotel. */
export async function findRunOut(db: MarketDb, now: Instant, stayId: string | null): Promise<string[]> {
  const { rows } = await sql<{ reference: string }>`
    select reference from market.orders
    where state = 'held' and expires_at <= ${now} and (${stayId}::text is null or stay_id = ${stayId})
    order by expires_at limit 200`.execute(db);
  return rows.map(({ reference }) => reference);
}

type MovedRate = {
  readonly scenario: string;
  readonly rateId: string;
  readonly checkIn: CalendarDate;
  readonly checkOut: CalendarDate;
};

/**
 * By how many per cent a scenario has moved the price of a rate for dates; 0 when it has not, or no
 * longer.
 */
export async function movedBy(db: MarketDb, rate: MovedRate, now: Instant): Promise<number> {
  const { rows } = await sql<{ perCent: number }>`
    select per_cent as "perCent" from market.scenario_moves
    where scenario = ${rate.scenario} and rate_id = ${rate.rateId}
      and check_in = ${rate.checkIn} and check_out = ${rate.checkOut} and until > ${now}`.execute(db);
  return rows[0]?.perCent ?? 0;
}

/** The moves of a scenario for dates, by rate. */
export async function movesFor(
  db: MarketDb,
  of: Omit<MovedRate, 'rateId'>,
  now: Instant,
): Promise<ReadonlyMap<string, number>> {
  const { rows } = await sql<{ rateId: string; perCent: number }>`
    select rate_id as "rateId", per_cent as "perCent" from market.scenario_moves
    where scenario = ${of.scenario} and check_in = ${of.checkIn} and check_out = ${of.checkOut}
      and until > ${now}`.execute(db);
  return new Map(rows.map(({ rateId, perCent }) => [rateId, perCent]));
}

export async function endMove(db: MarketDb, rate: MovedRate): Promise<void> {
  await sql`
    delete from market.scenario_moves
    where scenario = ${rate.scenario} and rate_id = ${rate.rateId}
      and check_in = ${rate.checkIn} and check_out = ${rate.checkOut}`.execute(db);
}

export async function movePrice(
  db: MarketDb,
  rate: MovedRate,
  perCent: number,
  until: Instant,
): Promise<void> {
  await sql`
    insert into market.scenario_moves (scenario, rate_id, check_in, check_out, per_cent, until)
    values (${rate.scenario}, ${rate.rateId}, ${rate.checkIn}, ${rate.checkOut}, ${perCent}, ${until})
    on conflict (scenario, rate_id, check_in, check_out)
    do update set per_cent = excluded.per_cent, until = excluded.until`.execute(db);
}
