/** What's announced of flights that anybody may book, the same for everybody. */

import type { Instant } from '@sojourn/domain/dates.ts';
import type { FlightNews } from '@sojourn/domain/disruptions/flight-news.ts';
import { type Outcome, ok } from '@sojourn/server/suppliers/outcome.ts';
import { announcementsOf, knownAt } from '../../inventory/operations/day-of-flight.ts';
import { type FlightMarket, minuteOf } from '../market.ts';
import { missedLeg } from './flight-events.ts';
import { asBooked, flownSlice, timesOf } from './read-status.ts';

type Question = { readonly sliceIds: readonly string[]; readonly now: Instant };

/** Null for a slice that isn't flown any more. */
export async function readNews(
  market: FlightMarket,
  { sliceIds, now }: Question,
): Promise<Outcome<readonly (FlightNews | null)[], never>> {
  const state = await market.stateAt(now);
  const minute = minuteOf(now);
  return ok(
    sliceIds.map((sliceId) => {
      const slice = flownSlice(market, state, asBooked(sliceId));
      if (!slice) return null;
      const { flights, legs } = slice;
      const known = legs.map((leg, at) => knownAt(announcementsOf(flights[at] ?? '', leg.departs), minute));
      return {
        flights: legs.map((leg, at) => timesOf(leg, known[at], now)),
        connects: missedLeg(legs, known) === undefined,
      };
    }),
  );
}
