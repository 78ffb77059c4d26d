/**
 * Seats in PostgreSQL: how many of each cabin are sold, and who has which seat of the map. Every statement
 * locks its rows in one order, so that two buyers never wait for each other.
 */
import type { CalendarDate } from '@sojourn/domain/dates.ts';
import type { Db } from '@sojourn/server/db/client.ts';
import { sql } from 'kysely';
import type { PoolClient } from 'pg';
import { noticeSale } from '#orders/store.ts';

export const SALES_CHANNEL = 'market_flight_sales';

export type CabinKey = { readonly flight: string; readonly day: CalendarDate; readonly cabin: number };
export type CabinSold = CabinKey & { readonly sold: number };
export type TakenFlight = CabinKey & { readonly seats: number };
export type TakenMapSeat = {
  readonly flight: string;
  readonly day: CalendarDate;
  readonly seat: string;
  readonly ticketNo: number;
  readonly traveler: number;
};

const keysOf = (cabins: readonly CabinKey[]) => sql`
  unnest(${cabins.map(({ flight }) => flight)}::text[], ${cabins.map(({ day }) => day)}::date[],
    ${cabins.map(({ cabin }) => cabin)}::int[])`;

/** What is sold of cabins now, kept from others until the transaction ends. */
export async function lockCabins(
  db: Db,
  cabins: readonly (CabinKey & { readonly all: number })[],
): Promise<CabinSold[]> {
  await sql`
    insert into market.flight_sales (flight, day, cabin, sold, seats)
    select k.flight, k.day, k.cabin, 0, k.seats
    from unnest(${cabins.map(({ flight }) => flight)}::text[], ${cabins.map(({ day }) => day)}::date[],
      ${cabins.map(({ cabin }) => cabin)}::int[], ${cabins.map(({ all }) => all)}::int[])
      as k (flight, day, cabin, seats)
    order by k.flight, k.day, k.cabin
    on conflict do nothing`.execute(db);
  const { rows } = await sql<CabinSold>`
    select s.flight, s.day, s.cabin, s.sold from market.flight_sales s
    join ${keysOf(cabins)} as k (flight, day, cabin) using (flight, day, cabin)
    order by s.flight, s.day, s.cabin for update of s`.execute(db);
  return rows;
}

/** What is sold of cabins now. */
export async function soldOf(db: Db, cabins: readonly CabinKey[]): Promise<CabinSold[]> {
  const { rows } = await sql<CabinSold>`
    select s.flight, s.day, s.cabin, s.sold from market.flight_sales s
    join ${keysOf(cabins)} as k (flight, day, cabin) using (flight, day, cabin)`.execute(db);
  return rows;
}

/**
 * Takes seats of cabins that are locked, each only while no more are sold than `most`. Fewer than asked for
 * mean that the caller must roll back.
 */
export async function takeSeats(
  db: Db,
  cabins: readonly (TakenFlight & { readonly most: number })[],
): Promise<CabinSold[]> {
  const { rows } = await sql<CabinSold>`
    update market.flight_sales s set sold = s.sold + k.seats
    from unnest(${cabins.map(({ flight }) => flight)}::text[], ${cabins.map(({ day }) => day)}::date[],
      ${cabins.map(({ cabin }) => cabin)}::int[], ${cabins.map(({ seats }) => seats)}::int[],
      ${cabins.map(({ most }) => most)}::int[]) as k (flight, day, cabin, seats, most)
    where s.flight = k.flight and s.day = k.day and s.cabin = k.cabin and s.sold + k.seats <= k.most
    returning s.flight, s.day, s.cabin, s.sold`.execute(db);
  return rows;
}

/** Gives seats back. */
export async function giveBackSeats(db: Db, cabins: readonly TakenFlight[]): Promise<CabinSold[]> {
  if (cabins.length === 0) return [];
  const { rows } = await sql<CabinSold>`
    with given (flight, day, cabin, seats) as (
      select * from unnest(${cabins.map(({ flight }) => flight)}::text[],
        ${cabins.map(({ day }) => day)}::date[], ${cabins.map(({ cabin }) => cabin)}::int[],
        ${cabins.map(({ seats }) => seats)}::int[])),
    locked as (
      select s.flight, s.day, s.cabin from market.flight_sales s join given using (flight, day, cabin)
      order by s.flight, s.day, s.cabin for update of s)
    update market.flight_sales s set sold = s.sold - given.seats
    from locked join given using (flight, day, cabin)
    where s.flight = locked.flight and s.day = locked.day and s.cabin = locked.cabin
    returning s.flight, s.day, s.cabin, s.sold`.execute(db);
  return rows;
}

/** False when one of the seats is somebody else's: the caller must roll back. */
export async function takeMapSeats(
  db: Db,
  reference: string,
  seats: readonly TakenMapSeat[],
): Promise<boolean> {
  if (seats.length === 0) return true;
  const { numAffectedRows } = await sql`
    insert into market.flight_seats (flight, day, seat, reference, ticket_no, traveler)
    select s.flight, s.day, s.seat, ${reference}, s.ticket_no, s.traveler
    from unnest(${seats.map(({ flight }) => flight)}::text[], ${seats.map(({ day }) => day)}::date[],
      ${seats.map(({ seat }) => seat)}::text[], ${seats.map(({ ticketNo }) => ticketNo)}::int[],
      ${seats.map(({ traveler }) => traveler)}::int[]) as s (flight, day, seat, ticket_no, traveler)
    order by s.flight, s.day, s.seat
    on conflict do nothing`.execute(db);
  return numAffectedRows === BigInt(seats.length);
}

export async function freeMapSeats(db: Db, reference: string, ticketNos: readonly number[]): Promise<void> {
  await sql`
    delete from market.flight_seats
    where reference = ${reference} and ticket_no = any(${[...ticketNos]}::int[])`.execute(db);
}

/** To the same seats of another day; those that others have there are given up. */
export async function moveMapSeats(
  db: Db,
  reference: string,
  { flight, from, to }: { readonly flight: string; readonly from: CalendarDate; readonly to: CalendarDate },
): Promise<void> {
  await sql`with had as (
      delete from market.flight_seats where reference = ${reference} and flight = ${flight}
        and day = ${from}::date returning seat, ticket_no, traveler)
    insert into market.flight_seats (flight, day, seat, reference, ticket_no, traveler)
    select ${flight}, ${to}::date, seat, ${reference}, ticket_no, traveler from had order by seat
    on conflict do nothing`.execute(db);
}

/** Seats of the map that this market's travelers have on a flight. */
export async function mapSeatsOf(db: Db, flight: string, day: CalendarDate): Promise<string[]> {
  const { rows } = await sql<{ seat: string }>`
    select seat from market.flight_seats where flight = ${flight} and day = ${day}`.execute(db);
  return rows.map(({ seat }) => seat);
}

/** Shows every server, once the transaction has committed, what is sold now. */
export async function announceSales(db: Db, sold: readonly CabinSold[]): Promise<void> {
  if (sold.length === 0) return;
  const cabins = sold.map((each) => [each.flight, each.day, each.cabin, each.sold]);
  await noticeSale(db, SALES_CHANNEL, cabins);
}

export const readAnnouncement = (payload: string): CabinSold[] =>
  (JSON.parse(payload) as [string, CalendarDate, number, number][]).map(([flight, day, cabin, sold]) => ({
    flight,
    day,
    cabin,
    sold,
  }));

/** Subscribes a connection to what servers of the version before send. */
export async function listenForSales(client: PoolClient): Promise<void> {
  await client.query(`listen ${SALES_CHANNEL}`);
}

/** Everything sold from a day on. */
export async function allSold(db: Db, from: CalendarDate): Promise<CabinSold[]> {
  const { rows } = await sql<CabinSold>`
    select flight, day, cabin, sold from market.flight_sales where day >= ${from} and sold > 0`.execute(db);
  return rows;
}
