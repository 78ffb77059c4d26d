/**
 * Round trips: what the other slice adds at least, so that a list of departures shows true totals; and what
 * a chosen departure adds to each return.
 */
import { ONE_ADULT, seatsNeeded, travelerCount } from '@sojourn/products/flight/rules/travelers/travelers.ts';
import type { FlightState } from '../fares/fares.ts';
import { createItineraryPricer, type ItineraryPricer } from '../fares/itinerary-price.ts';
import { createLowestPrice } from '../fares/lowest-price.ts';
import { compileFilters, lowestBit } from '../schedule/compile.ts';
import { pairsInTurns } from '../schedule/pairs.ts';
import { localMinute } from '../schedule/places/zones.ts';
import { atOnce, type Turns } from '../schedule/turns.ts';
import type { Legs } from './enumerate.ts';
import {
  boundsAt,
  type LowerBounds,
  lowestBeside,
  noLowerBounds,
  otherSlice,
  type SliceLowerBounds,
  sharedWith,
} from './lower-bounds.ts';
import type { FlightQuery, OtherSlice } from './query.ts';
import { arrivalOf, type FlightEngine, minutesOfDay } from './search.ts';

const NONE = Number.POSITIVE_INFINITY;
const ALL = 31;

/** The classes of the itinerary looked at last that the query's filters leave, or would of others. */
export function classesLeft(
  query: FlightQuery,
  pricer: ItineraryPricer,
  wanted = query.filters.classes ?? ALL,
): number {
  let classes = pricer.classes & wanted;
  if (query.filters.withBag) classes &= pricer.bags;
  if (query.filters.refundable) classes &= pricer.refundable;
  return classes;
}

/** Bits of all classes above the highest of some. */
const above = (classes: number): number => ALL & ~((2 << (31 - Math.clz32(classes))) - 1);

/** Whose price is worked out when it's needed, for each class once. */
type Priced = {
  readonly oneWay: number;
  readonly half: number;
  readonly adult: { readonly oneWay: number; readonly half: number };
};

/** What of it is lower. */
export function lower(bounds: LowerBounds, airline: number, { oneWay, half, adult }: Priced): void {
  if (oneWay < bounds.oneWay) {
    bounds.oneWay = oneWay;
    bounds.adult.oneWay = adult.oneWay;
  }
  if (half >= bounds.half[airline]!) return;
  bounds.half[airline] = half;
  bounds.adult.half[airline] = adult.half;
}

/** The itinerary that was looked at last, in a class: the prices of its one-way and of its half. */
export function pricedIn(pricer: ItineraryPricer, rank: number, isOneAdult: boolean): Priced {
  const oneWay = pricer.price(rank, true);
  const half = pricer.breaks === 0 ? pricer.price(rank, false) : NONE;
  if (isOneAdult) return { oneWay, half, adult: { oneWay, half } };
  const adultHalf = pricer.breaks === 0 ? pricer.priceFor(ONE_ADULT, rank, false) : NONE;
  return { oneWay, half, adult: { oneWay: pricer.priceFor(ONE_ADULT, rank, true), half: adultHalf } };
}

export const isOneAdult = ({ party }: FlightQuery): boolean =>
  party.adults === 1 && travelerCount(party) === 1;

/** `rankFrom`: the lowest class that it's had in when those from one up are wanted; -1 for none. */
type Visit = (pricer: ItineraryPricer, legs: Legs, rankFrom: (from: number) => number) => void;

/**
 * Calls `visit` for every itinerary of a slice that fits the filters. From a class up that is above all that
 * are requested, any of those up fits. `begin` is called for each pair of airports.
 */
export function* eachFitting(
  engine: FlightEngine,
  state: FlightState,
  query: FlightQuery,
  visit: Visit,
  begin?: (origin: number, destination: number) => void,
): Turns<void> {
  const { network, taxes, enumerator, quotes } = engine;
  const { legs } = enumerator;
  const filters = compileFilters(network, query.filters);
  const pricer = createItineraryPricer({ network, taxes, legs, quotes, party: query.party });
  const wanted = query.filters.classes ?? ALL;
  const beyond = above(wanted);
  let [left, over] = [0, 0];
  const rankFrom = (from: number): number => {
    const up = ALL & (ALL << from);
    return lowestBit((wanted & up) === 0 ? over & up : left & up);
  };
  const look = (): void => {
    pricer.look();
    left = classesLeft(query, pricer, wanted);
    over = classesLeft(query, pricer, beyond);
    if ((left | over) === 0 || (query.earliest !== undefined && legs.depart0 < query.earliest)) return;
    const row = legs.stops === 0 ? legs.row0 : legs.stops === 1 ? legs.row1 : legs.row2;
    const zone = network.zone[network.edgeTo[network.edgeOf[row]!]!]!;
    const arrival = arrivalOf(legs);
    const lands = query.filters.arrives ? minutesOfDay(localMinute(state.days, zone, arrival)) : 0;
    if (filters.failsOf(legs, arrival - legs.depart0, lands, pricer.breaks) !== 0) return;
    visit(pricer, legs, rankFrom);
  };
  yield* pairsInTurns(engine, state, query, query.filters.maxStops ?? 2, (origin, destination) => {
    begin?.(origin, destination);
    return look;
  });
}

export function* floorsInTurns(
  engine: FlightEngine,
  state: FlightState,
  query: FlightQuery,
): Turns<SliceLowerBounds> {
  const { airline, airlines } = engine.network;
  const floors: SliceLowerBounds = [];
  const least = createLowestPrice({ ...engine, party: query.party });
  const isOne = isOneAdult(query);
  const consider: Visit = (pricer, legs, rankFrom) => {
    const carrier = airline[legs.row0]!;
    let [known, priced]: [number, Priced | undefined] = [-1, undefined];
    for (let from = 0; from < 5; from++) {
      const rank = rankFrom(from);
      if (rank < 0) continue;
      const place = boundsAt(from, rank);
      const bounds = floors[place] ?? noLowerBounds(airlines.count);
      floors[place] = bounds;
      // Most are the cheapest of nothing, and need not be priced to know it
      const half = pricer.breaks === 0 ? bounds.half[carrier]! : 0;
      const atLeast = least.of(pricer.dollars, legs.stops, pricer.breaks, rank);
      if (atLeast >= bounds.oneWay && atLeast >= half) continue;
      if (priced === undefined || rank !== known) [known, priced] = [rank, pricedIn(pricer, rank, isOne)];
      lower(bounds, carrier, priced);
    }
  };
  yield* eachFitting(engine, state, query, consider, least.between);
  return floors;
}

export const sliceLowerBounds = (...args: Parameters<typeof floorsInTurns>): SliceLowerBounds =>
  atOnce(floorsInTurns(...args));

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
  lower(floors, network.airline[chosen.row0]!, pricedIn(pricer, fareRank, false));
  return sharedWith(network, floors);
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
  const backs = backDays.map((day) =>
    otherSlice(engine.network, sliceLowerBounds(engine, state, { ...back, day })),
  );
  return outs.map((one, i) =>
    backs.map((two, j) => (backDays[j]! < outDays[i]! ? NONE : lowestBeside(one, two))),
  );
}
