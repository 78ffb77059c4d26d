/** The SQL of travelers and tickets taken out of trips at the flight market. */
import type { PassengerCounts } from '@sojourn/products/flight/rules/travelers/travelers.ts';
import type { FlightTraveler } from '@sojourn/products/flight/sell/supplier.ts';
import type { FlightPrice } from '@sojourn/products/flight/wire/flights.ts';
import type { Db } from '@sojourn/server/db/client.ts';
import { sql } from 'kysely';
import type { MarketRecord } from '../store.ts';

const json = (value: unknown) => sql`${JSON.stringify(value)}::jsonb`;

/** Of a record that is locked. */
export async function rewriteParty(
  db: Db,
  reference: string,
  to: {
    readonly passengers: PassengerCounts;
    readonly travelers: readonly FlightTraveler[];
    readonly price: FlightPrice;
  },
): Promise<void> {
  await sql`update market.flight_holds set passengers = ${json(to.passengers)},
      travelers = ${json(to.travelers)}, price = ${json(to.price)}
    where reference = ${reference}`.execute(db);
}

/** Of a record that is locked, some of whose tickets were given up; the others can be voided as before. */
export async function rewriteTickets(
  db: Db,
  { reference, slices, price, firstDeparture, departures, orders }: MarketRecord,
): Promise<void> {
  await sql`update market.flight_holds set slices = ${json(slices)}, price = ${json(price)},
      first_departure = ${firstDeparture}, departures = ${json(departures)}
    where reference = ${reference}`.execute(db);
  for (const { ticketNo, slices: places } of orders)
    await sql`update market.flight_orders set slices = ${json(places)}
      where reference = ${reference} and ticket_no = ${ticketNo}`.execute(db);
}

/** Seats of the map: those of travelers who are gone are free, the others follow their travelers' places. */
export async function moveSeats(
  db: Db,
  reference: string,
  places: readonly (number | null)[],
): Promise<void> {
  const gone = places.flatMap((place, before) => (place === null ? [before] : []));
  await sql`delete from market.flight_seats where reference = ${reference}
    and traveler = any(${gone}::int[])`.execute(db);
  const moved = places.flatMap((place, before) =>
    place === null || place === before ? [] : [[before, place]],
  );
  if (moved.length === 0) return;
  await sql`update market.flight_seats s set traveler = m.place
    from unnest(${moved.map(([before]) => before)}::int[], ${moved.map(([, place]) => place)}::int[])
      as m (before, place)
    where s.reference = ${reference} and s.traveler = m.before`.execute(db);
}
