/** The SQL of seats and bags that are changed after booking at the flight market. */
import type { Instant } from '@sojourn/domain/dates.ts';
import type { ChangedExtras } from '@sojourn/products/flight/sell/extras/extras-port.ts';
import type { FlightPrice } from '@sojourn/products/flight/wire/flights.ts';
import type { Db } from '@sojourn/server/db/client.ts';
import { sql } from 'kysely';
import type { TakenMapSeat } from '../inventory/store.ts';

const json = (value: unknown) => sql`${JSON.stringify(value)}::jsonb`;

/** What a change came to, by our reference of it; undefined when it wasn't made. */
export async function findExtrasChange(db: Db, extrasReference: string): Promise<ChangedExtras | undefined> {
  const { rows } = await sql<{ result: ChangedExtras }>`select result from market.flight_extras_changes
    where extras_reference = ${extrasReference}`.execute(db);
  return rows[0]?.result;
}

export async function listExtrasChanges(db: Db, reference: string): Promise<ChangedExtras[]> {
  const { rows } = await sql<{ result: ChangedExtras }>`select result from market.flight_extras_changes
    where reference = ${reference} order by at, extras_reference`.execute(db);
  return rows.map(({ result }) => result);
}

export async function insertExtrasChange(
  db: Db,
  reference: string,
  result: ChangedExtras,
  at: Instant,
): Promise<void> {
  await sql`insert into market.flight_extras_changes (extras_reference, reference, result, at)
    values (${result.extrasReference}, ${reference}, ${json(result)}, ${at})`.execute(db);
}

/** Of a record that is locked. */
export async function setPrice(db: Db, reference: string, price: FlightPrice): Promise<void> {
  await sql`update market.flight_holds set price = ${json(price)} where reference = ${reference}`.execute(db);
}

/** All seats of the map that a trip has. */
export async function seatsOfTrip(db: Db, reference: string): Promise<TakenMapSeat[]> {
  const { rows } = await sql<TakenMapSeat>`select flight, day, seat, ticket_no as "ticketNo", traveler
    from market.flight_seats where reference = ${reference} order by day, flight, seat`.execute(db);
  return rows;
}
