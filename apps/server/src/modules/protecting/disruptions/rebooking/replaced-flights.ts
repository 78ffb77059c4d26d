/** What a booking was made instead of, by the names of its flights. */
import { findDisruption } from '@sojourn/domain/disruptions/find-disruption.ts';
import type { Db } from '#db/client.ts';
import type { BookingRef } from '#modules/selling/booking/tenders/store.ts';
import { readFlightsBefore } from './store.ts';

/** After a missed connection, from the flight on that was missed; empty for any other booking. */
export async function readReplacedFlights(db: Db, ref: BookingRef): Promise<readonly string[]> {
  const flights = await readFlightsBefore(db, ref);
  const missed = findDisruption(flights)?.missed ?? 0;
  return flights.slice(missed).map(({ flight }) => flight);
}
