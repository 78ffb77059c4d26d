/** What trips cost by the cabin of one of their slices: what a company's market cap compares. */
import { CABINS, type Cabin, cabinOfRank } from '@sojourn/products/flight/rules/fares/fare-classes.ts';
import type { FlightState } from '../fares/fares.ts';
import { lowestBit } from '../schedule/compile.ts';
import type { Turns } from '../schedule/turns.ts';
import type { FlightQuery } from './query.ts';
import { eachFitting } from './round-trips.ts';
import type { FlightEngine } from './search.ts';
import { adultPrice } from './trip-price.ts';

/** Cents of one adult for the whole trip, one of each itinerary that can be had in the cabin. */
type PricesByCabin = Readonly<Record<Cabin, readonly number[]>>;

/** Bits of the classes of each cabin. */
const CLASSES_OF = CABINS.map((cabin) =>
  [0, 1, 2, 3, 4].reduce((bits, rank) => (cabinOfRank(rank) === cabin ? bits | (1 << rank) : bits), 0),
);

/** Every itinerary in the cheapest class of each cabin; `query.other`: the least of the other slices. */
export function* comparablePricesInTurns(
  engine: FlightEngine,
  state: FlightState,
  query: FlightQuery,
): Turns<PricesByCabin> {
  const { airline } = engine.network;
  const prices: Record<Cabin, number[]> = { economy: [], premium: [], business: [] };
  yield* eachFitting(engine, state, { ...query, filters: {} }, (pricer, legs) => {
    for (const [at, cabin] of CABINS.entries()) {
      const classes = pricer.classes & CLASSES_OF[at]!;
      if (classes === 0) continue;
      const price = adultPrice(pricer, airline[legs.row0]!, lowestBit(classes), query.other);
      // Another slice may not be flown at all
      if (Number.isFinite(price)) prices[cabin].push(price);
    }
  });
  return prices;
}
