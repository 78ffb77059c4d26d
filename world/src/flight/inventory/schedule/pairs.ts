/** Every itinerary of a question, whose ends are several airports each, in turns. */
import { seatsNeeded } from '@sojourn/products/flight/rules/travelers/travelers.ts';
import type { FlightState } from '../fares/fares.ts';
import type { LegQuotes } from '../fares/leg-quotes.ts';
import type { Enumerator } from '../search/enumerator.ts';
import type { FlightQuery } from '../search/query.ts';
import type { Network } from './network.ts';
import { kmBetween, reasonableKm } from './places/reach.ts';
import type { Turns } from './turns.ts';

/** Where one starts or ends is no place to change planes. */
export function barredOf(
  network: Network,
  query: Pick<FlightQuery, 'origins' | 'destinations'>,
): Uint8Array | null {
  if (query.origins.length === 1 && query.destinations.length === 1) return null;
  const barred = new Uint8Array(network.airports.length);
  for (const airport of [...query.origins, ...query.destinations]) barred[airport] = 1;
  return barred;
}

type Engine = { readonly network: Network; readonly enumerator: Enumerator; readonly quotes: LegQuotes };

/** A turn for each pair of airports; `visitOf` makes what is called for every itinerary of a pair. */
export function* pairsInTurns(
  { network, enumerator, quotes }: Engine,
  state: FlightState,
  query: FlightQuery,
  maxStops: number,
  visitOf: (origin: number, destination: number) => () => void,
): Turns<void> {
  const { origins, destinations, firstAirlines, withinReason = true } = query;
  const day = query.day - state.days.firstDay;
  const barred = barredOf(network, query);
  const common = { day, maxStops, barred, selfTransfers: true, firstAirlines, withinReason };
  let isAnothers = true;
  for (const origin of origins)
    for (const destination of destinations) {
      if (origin === destination) continue;
      if (isAnothers) quotes.begin(state, day, seatsNeeded(query.party));
      const maxKm = reasonableKm(kmBetween(network, origin, destination), withinReason);
      enumerator.run(state.days, { origin, destination, maxKm, ...common }, visitOf(origin, destination));
      isAnothers = yield;
    }
}
