/** One slice of a search as its row opens: every class that it can be had in now. */
import type { FlightQuestion } from '@sojourn/products/flight/sell/supplier.ts';
import type { OpenedFlight } from '@sojourn/products/flight/wire/flight-search.ts';
import { type Outcome, ok, rejected } from '@sojourn/server/suppliers/outcome.ts';
import type { FlightState } from '../../inventory/fares/fares.ts';
import { legsOfSliceId } from '../../inventory/schedule/slice-id.ts';
import type { FlightMarket } from '../market.ts';
import { openedOf } from './options.ts';
import { createLowerBounds, knowsPlaces, othersOf, tripSlicesOf } from './question.ts';
import { possible, queryFor } from './search.ts';
import type { Yield } from './time-sliced-work.ts';

/** Rejected when the slice or what was chosen before it is not sold (any more). */
export async function openOption(
  market: FlightMarket,
  state: FlightState,
  question: FlightQuestion & { readonly sliceId: string },
  firstAirlines: Uint8Array,
  pause: Yield,
): Promise<Outcome<OpenedFlight, { reason: 'RateNotAvailable' }>> {
  const soldOut = rejected({ reason: 'RateNotAvailable' } as const);
  const legs = legsOfSliceId(market.world, state.days, question.sliceId);
  const chosen = tripSlicesOf(market, state, question.chosen);
  if (!legs || !chosen || !knowsPlaces(market, question.slices)) return soldOut;
  const leasts = createLowerBounds(market, state, question, pause);
  const others = possible(await othersOf(market, state, question, chosen, leasts));
  const query = queryFor(market, question, chosen, others, firstAirlines);
  if (legs.depart0 < (query.earliest ?? 0)) return soldOut;
  const opened = openedOf({ market, state, asked: question, query, others, segments: new Map() }, legs);
  return opened ? ok(opened) : soldOut;
}
