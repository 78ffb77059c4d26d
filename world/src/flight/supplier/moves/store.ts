/** Flights whose price a scenario has moved: seen by the customer who plays it until it's booked or over. */
import type { CalendarDate, Instant } from '@sojourn/domain/dates.ts';
import type { Db } from '@sojourn/server/db/client.ts';
import { sql } from 'kysely';

export type MovedFlight = { readonly flight: string; readonly day: CalendarDate };

/** By how many thousandths each flight is moved. */
export async function movesOf(
  db: Db,
  scenario: string,
  now: Instant,
): Promise<(MovedFlight & { readonly perMille: number })[]> {
  const { rows } = await sql<MovedFlight & { perMille: number }>`
    select flight, day, per_mille as "perMille" from market.flight_moves
    where scenario = ${scenario} and until > ${now}`.execute(db);
  return rows;
}

export async function moveFlights(
  db: Db,
  scenario: string,
  flights: readonly MovedFlight[],
  perMille: number,
  until: Instant,
): Promise<void> {
  await sql`
    insert into market.flight_moves (scenario, flight, day, per_mille, until)
    select distinct ${scenario}, f.flight, f.day, ${perMille}::int, ${until}::timestamptz
    from unnest(${flights.map(({ flight }) => flight)}::text[], ${flights.map(({ day }) => day)}::date[])
      as f (flight, day)
    on conflict (scenario, flight, day)
    do update set per_mille = excluded.per_mille, until = excluded.until`.execute(db);
}

export async function endMoves(db: Db, scenario: string, flights: readonly MovedFlight[]): Promise<void> {
  await sql`
    delete from market.flight_moves m
    using unnest(${flights.map(({ flight }) => flight)}::text[], ${flights.map(({ day }) => day)}::date[])
      as f (flight, day)
    where m.scenario = ${scenario} and m.flight = f.flight and m.day = f.day`.execute(db);
}
