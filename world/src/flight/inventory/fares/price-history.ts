/**
 * What a route and date cost when somebody asked on each of the last days: the same functions with another
 * day of asking, and without this market's own sales, so that the graph of yesterday is the same tomorrow.
 */

import { lowestOneWay } from '../search/lower-bounds.ts';
import type { FlightQuery } from '../search/query.ts';
import { sliceLowerBounds } from '../search/round-trips.ts';
import type { FlightEngine } from '../search/search.ts';
import type { FlightState } from './fares.ts';
import { NOTHING_SOLD } from './flight-sales.ts';

export const HISTORY_DAYS = 60;

type PastPrice = {
  /** The day of asking, days since 1970. */
  readonly searchedOn: number;
  /** Cents for the party; null when nothing could be had. */
  readonly price: number | null;
};

/** The oldest first, today's last. Itineraries of at most one stop, or of two where there are none. */
export function priceHistory(engine: FlightEngine, state: FlightState, query: FlightQuery): PastPrice[] {
  const lowestAsOf = (asOf: number, maxStops: number): number =>
    lowestOneWay(
      sliceLowerBounds(
        engine,
        { ...state, sales: NOTHING_SOLD, asOf },
        { ...query, earliest: undefined, filters: { ...query.filters, maxStops } },
      ),
    );
  const stops = Number.isFinite(lowestAsOf(state.asOf - HISTORY_DAYS, 1)) ? 1 : 2;
  return Array.from({ length: HISTORY_DAYS + 1 }, (_, index) => {
    const searchedOn = state.asOf - HISTORY_DAYS + index;
    const price = lowestAsOf(searchedOn, stops);
    return { searchedOn, price: Number.isFinite(price) ? price : null };
  });
}
