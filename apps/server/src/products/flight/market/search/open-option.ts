/** One slice of a search as its row opens: every class that it can be had in now. */
import type { OpenedFlight } from '@sojourn/contract/products/flight/flight-search.ts';
import type { FlightState } from '@sojourn/market/flight/fares/fares.ts';
import { legsOfSliceId } from '@sojourn/market/flight/schedule/slice-id.ts';
import type { FlightQuestion } from '#products/flight/supplier.ts';
import { type Outcome, ok, rejected } from '#suppliers/outcome.ts';
import type { FlightMarket } from '../market.ts';
import { openedOf } from './options.ts';
import { createLowerBounds, knowsPlaces, othersOf, tripSlicesOf } from './question.ts';
import { possible, queryFor } from './search.ts';
import type { Yield } from './time-sliced-work.ts';

/** Rejected when the slice or what was chosen before it is not sold (any more). */
export async function openOption(
  market: FlightMarket,
  state: FlightState,
  asked: FlightQuestion & { readonly sliceId: string },
  firstAirlines: Uint8Array,
  pause: Yield,
): Promise<Outcome<OpenedFlight, { reason: 'RateNotAvailable' }>> {
  const soldOut = rejected({ reason: 'RateNotAvailable' } as const);
  const legs = legsOfSliceId(market.world, state.days, asked.sliceId);
  const chosen = tripSlicesOf(market, state, asked.chosen);
  if (!legs || !chosen || !knowsPlaces(market, asked.slices)) return soldOut;
  const leasts = createLowerBounds(market, state, asked, pause);
  const others = possible(await othersOf(market, state, asked, chosen, leasts));
  const query = queryFor(market, asked, chosen, others, firstAirlines);
  if (legs.depart0 < (query.earliest ?? 0)) return soldOut;
  const opened = openedOf({ market, state, asked, query, others, segments: new Map() }, legs);
  return opened ? ok(opened) : soldOut;
}
