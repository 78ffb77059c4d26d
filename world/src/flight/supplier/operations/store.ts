/** What scenarios make of an order's flights on their day. */
import type { Instant } from '@sojourn/domain/dates.ts';
import type { Db } from '@sojourn/server/db/client.ts';
import { sql } from 'kysely';
import type { EventFault } from './flight-events.ts';

export type FlightEvent = { readonly kind: EventFault; readonly slice: number; readonly at: Instant };

/** The newest; undefined for none. */
export async function newestEvent(db: Db, reference: string): Promise<FlightEvent | undefined> {
  const { rows } = await sql<FlightEvent>`select kind, slice, at from market.flight_events
    where reference = ${reference} order by at desc limit 1`.execute(db);
  return rows[0];
}

/** One of a kind for each order. */
export async function addEvent(db: Db, reference: string, { kind, slice, at }: FlightEvent): Promise<void> {
  await sql`insert into market.flight_events (reference, kind, slice, at)
    values (${reference}, ${kind}, ${slice}, ${at}) on conflict do nothing`.execute(db);
}
