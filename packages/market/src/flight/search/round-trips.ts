/**
 * Round trips: what the other slice adds at least, so that a list of departures shows true totals; and what
 * a chosen departure adds to each return.
 */
import { ONE_ADULT, seatsNeeded } from '@sojourn/domain/products/flight/travelers/travelers.ts';
import type { FlightState } from '../fares/fares.ts';
import { createItineraryPricer, type ItineraryPricer } from '../fares/itinerary-price.ts';
import { compileFilters, lowestBit } from '../schedule/compile.ts';
import type { Network } from '../schedule/network.ts';
import { pairsInTurns } from '../schedule/pairs.ts';
import { localMinute } from '../schedule/places/zones.ts';
import { atOnce, type Turns } from '../schedule/turns.ts';
import type { Legs } from './enumerate.ts';
import type { FlightQuery, OtherSlice } from './query.ts';
import { arrivalOf, type FlightEngine, minutesOfDay } from './search.ts';

const NONE = Number.POSITIVE_INFINITY;

/**
 * The lowest prices of a slice, in cents for the party: as a one-way, and as half by the airline of the
 * ticket.
 */
export type SliceLowerBounds = {
  readonly half: Float64Array;
  oneWay: number;
  /** What one adult pays of the same. */
  readonly adult: { readonly half: Float64Array; oneWay: number };
};

export const noLowerBounds = (airlines: number): SliceLowerBounds => ({
  half: new Float64Array(airlines).fill(NONE),
  oneWay: NONE,
  adult: { half: new Float64Array(airlines).fill(NONE), oneWay: NONE },
});

/** Whether a ticket of one airline may hold the other's slice: a partner, or the same airline. */
export const mayShare = (network: Network, a: number, b: number): boolean =>
  a === b || network.airlines.ticketing[a * network.airlines.count + b] === 1;

/** The classes of the itinerary looked at last that the query's filters leave. */
export function classesLeft(query: FlightQuery, pricer: ItineraryPricer): number {
  let classes = pricer.classes & (query.filters.classes ?? 31);
  if (query.filters.withBag) classes &= pricer.bags;
  if (query.filters.refundable) classes &= pricer.refundable;
  return classes;
}

function lower(
  floors: SliceLowerBounds,
  network: Network,
  pricer: ItineraryPricer,
  legs: Legs,
  rank: number,
): void {
  const oneWay = pricer.price(rank, true);
  if (oneWay < floors.oneWay) {
    floors.oneWay = oneWay;
    floors.adult.oneWay = pricer.priceFor(ONE_ADULT, rank, true);
  }
  if (pricer.breaks !== 0) return;
  const airline = network.airline[legs.row0]!;
  const half = pricer.price(rank, false);
  if (half >= floors.half[airline]!) return;
  floors.half[airline] = half;
  floors.adult.half[airline] = pricer.priceFor(ONE_ADULT, rank, false);
}

/** Calls `visit` for every itinerary of a slice that fits the filters, with its cheapest class that does. */
export function* eachFitting(
  engine: FlightEngine,
  state: FlightState,
  query: FlightQuery,
  visit: (pricer: ItineraryPricer, legs: Legs, rank: number) => void,
): Turns<void> {
  const { network, taxes, enumerator, quotes } = engine;
  const { legs } = enumerator;
  const filters = compileFilters(network, query.filters);
  const pricer = createItineraryPricer({ network, taxes, legs, quotes, party: query.party });
  const look = (): void => {
    pricer.look();
    const classes = classesLeft(query, pricer);
    if (classes === 0 || (query.earliest !== undefined && legs.depart0 < query.earliest)) return;
    const row = legs.stops === 0 ? legs.row0 : legs.stops === 1 ? legs.row1 : legs.row2;
    const zone = network.zone[network.edgeTo[network.edgeOf[row]!]!]!;
    const arrival = arrivalOf(legs);
    const lands = query.filters.arrives ? minutesOfDay(localMinute(state.days, zone, arrival)) : 0;
    if (filters.failsOf(legs, arrival - legs.depart0, lands, pricer.breaks) !== 0) return;
    visit(pricer, legs, lowestBit(classes));
  };
  yield* pairsInTurns(engine, state, query, query.filters.maxStops ?? 2, () => look);
}

export function* floorsInTurns(
  engine: FlightEngine,
  state: FlightState,
  query: FlightQuery,
): Turns<SliceLowerBounds> {
  const floors = noLowerBounds(engine.network.airlines.count);
  yield* eachFitting(engine, state, query, (pricer, legs, rank) =>
    lower(floors, engine.network, pricer, legs, rank),
  );
  return floors;
}

export const sliceLowerBounds = (...args: Parameters<typeof floorsInTurns>): SliceLowerBounds =>
  atOnce(floorsInTurns(...args));

/** What a slice adds to another by the airline of the other's ticket. */
export function otherSlice(network: Network, floors: SliceLowerBounds): OtherSlice {
  const { count } = network.airlines;
  const half = new Float64Array(count).fill(NONE);
  const adultHalf = new Float64Array(count).fill(NONE);
  for (let b = 0; b < count; b++) {
    if (floors.half[b] === NONE) continue;
    for (let a = 0; a < count; a++)
      if (mayShare(network, a, b) && floors.half[b]! < half[a]!) {
        half[a] = floors.half[b]!;
        adultHalf[a] = floors.adult.half[b]!;
      }
  }
  return { half, oneWay: floors.oneWay, adult: { half: adultHalf, oneWay: floors.adult.oneWay } };
}

/** What a chosen itinerary, in a class, adds to each that it is combined with. */
export function chosenSlice(
  engine: FlightEngine,
  state: FlightState,
  chosen: Legs,
  fareRank: number,
  party: FlightQuery['party'],
): OtherSlice {
  const { network, taxes, quotes } = engine;
  quotes.begin(state, chosen.day0, seatsNeeded(party));
  const pricer = createItineraryPricer({ network, taxes, legs: chosen, quotes, party });
  const floors = noLowerBounds(network.airlines.count);
  pricer.look();
  lower(floors, network, pricer, chosen, fareRank);
  return otherSlice(network, floors);
}

/** The lowest total of two slices: on one ticket where airlines share one, or as two one-ways. */
export function lowestTogether(network: Network, out: SliceLowerBounds, back: SliceLowerBounds): number {
  let lowest = out.oneWay + back.oneWay;
  const { count } = network.airlines;
  for (let a = 0; a < count; a++) {
    if (out.half[a] === NONE) continue;
    for (let b = 0; b < count; b++) {
      const total = out.half[a]! + back.half[b]!;
      if (total < lowest && mayShare(network, a, b)) lowest = total;
    }
  }
  return lowest;
}

/** Lowest totals, `[departure day][return day]`, Infinity where there is none or the return comes first. */
export function dateGrid(
  engine: FlightEngine,
  state: FlightState,
  out: FlightQuery,
  back: FlightQuery,
  outDays: readonly number[],
  backDays: readonly number[],
): number[][] {
  const outs = outDays.map((day) => sliceLowerBounds(engine, state, { ...out, day }));
  const backs = backDays.map((day) => sliceLowerBounds(engine, state, { ...back, day }));
  return outs.map((one, i) =>
    backs.map((two, j) => (backDays[j]! < outDays[i]! ? NONE : lowestTogether(engine.network, one, two))),
  );
}
