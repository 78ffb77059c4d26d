/** Looks closely at one way on one day, for the calendar: at no more flights than may lower its price. */

import type { FlightState } from '../fares/fares.ts';
import { createItineraryPricer } from '../fares/itinerary-price.ts';
import type { LowestFares } from '../fares/lowest-fares.ts';
import { compileFilters, lowestBit } from '../schedule/compile.ts';
import { barredOf } from '../schedule/pairs.ts';
import { kmBetween, reasonableKm } from '../schedule/places/reach.ts';
import { localMinute } from '../schedule/places/zones.ts';
import type { Cheap } from '../search/cheap-flights.ts';
import { createEnumerator, type Enumerator } from '../search/enumerator.ts';
import type { FlightQuery } from '../search/query.ts';
import { classesLeft } from '../search/round-trips.ts';
import { arrivalOf, type FlightEngine, minutesOfDay } from '../search/search.ts';
import type { PathBounds } from './calendar-bounds.ts';
import type { Path } from './calendar-paths.ts';

const NONE = Number.POSITIVE_INFINITY;

/** Minutes that two stops may take on a day, worked out when first asked for a pair of airports. */
function createLimits({ network }: FlightEngine, { days }: FlightState, query: FlightQuery) {
  const { withinReason = true } = query;
  // Not the engine's: that is in the middle of something
  let enumerator: Enumerator | undefined;
  const ask = { maxStops: 2, barred: barredOf(network, query), selfTransfers: true, withinReason };
  let known = new Map<number, number>();
  let day = -1;
  return ({ origin, destination }: Path, on: number): number => {
    if (!withinReason) return NONE;
    if (on !== day) known = new Map();
    day = on;
    const key = origin * network.airports.length + destination;
    const maxKm = reasonableKm(kmBetween(network, origin, destination), withinReason);
    enumerator ??= createEnumerator(network);
    const limit =
      known.get(key) ?? enumerator.twoStopLimit(days, { ...ask, origin, destination, day, maxKm });
    known.set(key, limit);
    return limit;
  };
}

type Watch = {
  /** Cents; `Infinity` for nothing yet. */
  best: number;
  /** What is visited from here on is on that way. */
  readonly on: (path: number) => void;
  /** Whether it is the cheapest by now. */
  readonly visit: () => boolean;
};

/** The cheapest price of itineraries that `visit` is called with and that fit. */
export function createWatch(
  engine: FlightEngine,
  state: FlightState,
  query: FlightQuery,
  bounds: PathBounds,
): Watch {
  const { network, taxes, quotes, enumerator } = engine;
  const { legs } = enumerator;
  const filters = compileFilters(network, query.filters);
  const pricer = createItineraryPricer({ network, taxes, legs, quotes, party: query.party, isAlone: true });
  const limitOn = createLimits(engine, state, query);
  let path = 0;
  const watch: Watch = {
    best: NONE,
    on: (index: number): void => {
      path = index;
    },
    visit: (): boolean => {
      if (query.earliest !== undefined && legs.depart0 < query.earliest) return false;
      pricer.look();
      const classes = classesLeft(query, pricer);
      if (classes === 0) return false;
      const arrival = arrivalOf(legs);
      const { destination } = bounds.path(path);
      const zone = network.zone[destination]!;
      const lands = query.filters.arrives ? minutesOfDay(localMinute(state.days, zone, arrival)) : 0;
      const minutes = arrival - legs.depart0;
      if (filters.failsOf(legs, minutes, lands, pricer.breaks) !== 0) return false;
      const price = pricer.price(lowestBit(classes), true);
      if (price >= watch.best) return false;
      if (legs.stops === 2 && minutes > limitOn(bounds.path(path), legs.day0)) return false;
      watch.best = price;
      return true;
    },
  };
  return watch;
}

/** Goes along one way on a day, with the flights that may make it cost less than the best. */
export function createWalk(
  { network, enumerator }: FlightEngine,
  { days }: FlightState,
  { firstAirlines }: FlightQuery,
  { lowest, bounds, watch }: { lowest: LowestFares; bounds: PathBounds; watch: Watch },
) {
  const { rowStart, airline } = network;
  const common = { maxStops: 2, maxKm: NONE, barred: null, selfTransfers: true, withinReason: false };
  /** US dollars at least of the first flights, `NONE` once looked at. */
  const first: number[] = [];
  const anything = { dollars: new Float32Array(), joined: 0, apart: 0, rest: 0 };
  const cheap: Cheap = { ...anything, next: { ...anything } };
  const noteFirst = (edge: number, day: number): void => {
    const start = rowStart[edge]!;
    const size = rowStart[edge + 1]! - start;
    const dollars = lowest.flightsOf(edge);
    first.length = size;
    for (let i = 0; i < size; i++) {
      const isWanted = firstAirlines === undefined || firstAirlines[airline[start + i]!] !== 0;
      first[i] = isWanted ? dollars[day * size + i]! : NONE;
    }
  };
  const cheapest = (): number => {
    let at = 0;
    for (let i = 1; i < first.length; i++) if (first[i]! < first[at]!) at = i;
    return at;
  };
  return (index: number, day: number): void => {
    const { origin, destination, edges } = bounds.path(index);
    const [edge, ...after] = edges;
    const start = rowStart[edge!]!;
    const ask = { ...common, origin, destination, day };
    const second = bounds.second(index, day);
    const third = bounds.third(index, day);
    watch.on(index);
    noteFirst(edge!, day);
    if (after.length > 0) cheap.dollars = lowest.flightsOf(after[0]!);
    if (after.length > 1) cheap.next!.dollars = lowest.flightsOf(after[1]!);
    cheap.rest = third;
    /** US dollars that all flights must stay below, on one ticket and on several. */
    let [whole, apart] = [0, 0];
    const narrow = (): void => {
      whole = bounds.wholeFor(index, watch.best);
      apart = bounds.apartFor(index, watch.best);
    };
    narrow();
    const isCheap = (at: number): boolean => {
      const dollars = first[at]! + second + third;
      return dollars < whole || dollars < apart;
    };
    const look = (at: number): void => {
      const dollars = first[at]!;
      first[at] = NONE;
      const leave = (): void => {
        cheap.joined = whole - dollars;
        cheap.apart = apart - dollars;
      };
      leave();
      enumerator.runFrom(days, ask, start + at, after, cheap, () => {
        if (!watch.visit()) return;
        narrow();
        leave();
      });
    };
    // The cheapest makes most others too dear to be looked at
    const least = cheapest();
    if (isCheap(least)) look(least);
    for (let at = 0; at < first.length; at++) if (isCheap(at)) look(at);
  };
}
