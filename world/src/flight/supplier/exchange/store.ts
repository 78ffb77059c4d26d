/** The SQL of exchanged tickets at the flight market. */
import type { CalendarDate, Instant } from '@sojourn/domain/dates.ts';
import type { Exchanged } from '@sojourn/products/flight/sell/exchange/exchange-port.ts';
import type { TicketDocument } from '@sojourn/products/flight/sell/supplier.ts';
import type { ChosenSlice, FlightPrice } from '@sojourn/products/flight/wire/flights.ts';
import type { Db } from '@sojourn/server/db/client.ts';
import { sql } from 'kysely';
import type { TakenFlight, TakenMapSeat } from '../inventory/store.ts';
import type { TicketTerms } from '../search/terms.ts';
import type { MarketRecord } from '../store.ts';

const json = (value: unknown) => sql`${JSON.stringify(value)}::jsonb`;

type StoredExchange = { readonly reference: string; readonly result: Exchanged };

/** What an exchange came to, by our reference of it; undefined when it wasn't made. */
export async function findExchange(db: Db, exchangeReference: string): Promise<StoredExchange | undefined> {
  const { rows } = await sql<StoredExchange>`select reference, result from market.flight_exchanges
    where exchange_reference = ${exchangeReference}`.execute(db);
  return rows[0];
}

export async function listExchanges(db: Db, reference: string): Promise<Exchanged[]> {
  const { rows } = await sql<StoredExchange>`select reference, result from market.flight_exchanges
    where reference = ${reference} order by at, exchange_reference`.execute(db);
  return rows.map(({ result }) => result);
}

export async function insertExchange(
  db: Db,
  reference: string,
  result: Exchanged,
  at: Instant,
): Promise<void> {
  await sql`insert into market.flight_exchanges (exchange_reference, reference, result, at)
    values (${result.exchangeReference}, ${reference}, ${json(result)}, ${at})`.execute(db);
}

/** Of a record that is locked. A trip that was exchanged has no void window any more. */
export async function rewriteHold(
  db: Db,
  reference: string,
  to: {
    readonly slices: readonly ChosenSlice[];
    readonly price: FlightPrice;
    readonly firstDeparture: Instant;
    readonly departures: readonly CalendarDate[];
  },
): Promise<void> {
  await sql`update market.flight_holds set slices = ${json(to.slices)}, price = ${json(to.price)},
      first_departure = ${to.firstDeparture}, departures = ${json(to.departures)}, void_until = null
    where reference = ${reference}`.execute(db);
}

export async function rewriteOrder(
  db: Db,
  reference: string,
  ticketNo: number,
  to: {
    readonly terms: TicketTerms;
    readonly flights: readonly TakenFlight[];
    readonly documents: readonly TicketDocument[] | null;
  },
): Promise<void> {
  await sql`update market.flight_orders set terms = ${json(to.terms)}, flights = ${json(to.flights)},
      documents = ${json(to.documents)}
    where reference = ${reference} and ticket_no = ${ticketNo}`.execute(db);
}

/** Seats of the map that a trip has on flights. */
export async function seatsOn(
  db: Db,
  reference: string,
  flights: readonly { readonly flight: string; readonly day: CalendarDate }[],
): Promise<TakenMapSeat[]> {
  if (flights.length === 0) return [];
  const { rows } = await sql<TakenMapSeat>`select s.flight, s.day, s.seat, s.ticket_no as "ticketNo",
      s.traveler
    from market.flight_seats s
    join unnest(${flights.map(({ flight }) => flight)}::text[], ${flights.map(({ day }) => day)}::date[])
      as f (flight, day) using (flight, day)
    where s.reference = ${reference} order by s.day, s.flight, s.seat`.execute(db);
  return rows;
}

export async function freeSeats(db: Db, reference: string, seats: readonly TakenMapSeat[]): Promise<void> {
  if (seats.length === 0) return;
  await sql`delete from market.flight_seats s
    using unnest(${seats.map(({ flight }) => flight)}::text[], ${seats.map(({ day }) => day)}::date[],
      ${seats.map(({ seat }) => seat)}::text[]) as f (flight, day, seat)
    where s.reference = ${reference} and s.flight = f.flight and s.day = f.day and s.seat = f.seat`.execute(
    db,
  );
}

/**
 * A record that is like another, which is locked, but for its travelers and their share of the tickets; its
 * tickets have no locators yet.
 */
export async function copyRecord(db: Db, from: string, own: MarketRecord): Promise<void> {
  const { reference, passengers, price, travelers, orders } = own;
  await sql`insert into market.flight_holds (reference, hold_id, seller, slices, passengers, price,
      first_departure, departures, expires_at, confirmed_at, void_until, travelers, issue_from, issued_at,
      created_at)
    select ${reference}, hold_id || ':' || ${reference}, seller, slices, ${json(passengers)}, ${json(price)},
      first_departure, departures, expires_at, confirmed_at, void_until, ${json(travelers)}, issue_from,
      issued_at, created_at
    from market.flight_holds where reference = ${from}`.execute(db);
  for (const { ticketNo, terms, flights, documents } of orders)
    await sql`insert into market.flight_orders (reference, ticket_no, airline, state, terms, flights, slices,
        documents, expires_at, is_promised)
      select ${reference}, ticket_no, airline, state, ${json(terms)}, ${json(flights)}, slices,
        ${json(documents)}, expires_at, is_promised
      from market.flight_orders where reference = ${from} and ticket_no = ${ticketNo}`.execute(db);
}

/** Seats of the map go along with their travelers, at the places that these have then. */
export async function giveSeatsTo(
  db: Db,
  from: string,
  to: string,
  travelers: readonly number[],
): Promise<void> {
  await sql`update market.flight_seats s set reference = ${to}, traveler = m.place - 1
    from unnest(${[...travelers]}::int[]) with ordinality as m (before, place)
    where s.reference = ${from} and s.traveler = m.before`.execute(db);
}
