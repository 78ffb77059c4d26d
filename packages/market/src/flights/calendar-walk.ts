/** Looks closely at one way on one day, for the calendar: at no more flights than may lower its price. */
import type { PathBounds } from './calendar-bounds.ts';
import type { Path } from './calendar-paths.ts';
import { compileFilters, lowestBit } from './compile.ts';
import type { Cheap } from './enumerate.ts';
import { createEnumerator, type Enumerator } from './enumerator.ts';
import type { FlightState } from './fares.ts';
import { createItineraryPricer, oneWayDollars } from './itinerary-price.ts';
import { oneWayFare } from './lowest-fares.ts';
import type { Network } from './network.ts';
import { barredOf } from './pairs.ts';
import type { FlightQuery } from './query.ts';
import { kmBetween, reasonableKm } from './reach.ts';
import { classesLeft } from './round-trips.ts';
import { arrivalOf, type FlightEngine, minutesOfDay } from './search.ts';
import { localMinute } from './zones.ts';

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

export type Watch = {
  /** Cents; `Infinity` for nothing yet. */
  best: number;
  /** What is visited from here on is on that way. */
  readonly on: (path: number) => void;
  readonly visit: () => void;
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
    visit: (): void => {
      if (query.earliest !== undefined && legs.depart0 < query.earliest) return;
      if (oneWayDollars(network, quotes, legs) >= bounds.dollarsFor(path, watch.best)) return;
      pricer.look();
      const classes = classesLeft(query, pricer);
      if (classes === 0) return;
      const arrival = arrivalOf(legs);
      const { destination } = bounds.path(path);
      const zone = network.zone[destination]!;
      const lands = query.filters.arrives ? minutesOfDay(localMinute(state.days, zone, arrival)) : 0;
      const minutes = arrival - legs.depart0;
      if (filters.failsOf(legs, minutes, lands, pricer.breaks) !== 0) return;
      const price = pricer.price(lowestBit(classes), true);
      if (price >= watch.best) return;
      if (legs.stops === 2 && minutes > limitOn(bounds.path(path), legs.day0)) return;
      watch.best = price;
    },
  };
  return watch;
}

/** What flights of an edge cost on a day on one-way tickets, `NONE` where they do not fly. */
function createFares({ network }: FlightEngine, state: FlightState) {
  const { rowStart, pattern } = network;
  return (edge: number, day: number, into: Float64Array, at: number): void => {
    const bits = state.days.bits[day]!;
    const start = rowStart[edge]!;
    for (let row = start; row < rowStart[edge + 1]!; row++) {
      const flies = (pattern[row]! & bits) === bits;
      into[at + row - start] = flies ? oneWayFare(network, state, row, day) : NONE;
    }
  };
}

/** The most flights that a pair of airports has, and the most days on which a second flight may leave. */
function mostOf({ rowStart }: Network, bounds: PathBounds): readonly [flights: number, days: number] {
  let [flights, days] = [0, 0];
  for (let index = 0; index < bounds.count; index++) {
    for (const edge of bounds.path(index).edges)
      flights = Math.max(flights, rowStart[edge + 1]! - rowStart[edge]!);
    days = Math.max(days, bounds.until(index) - bounds.from(index) + 1);
  }
  return [flights, days];
}

/** Goes along one way on a day, from the cheapest first flight on while it may cost less than the best. */
export function createWalk(
  engine: FlightEngine,
  state: FlightState,
  query: FlightQuery,
  bounds: PathBounds,
  watch: Watch,
) {
  const { network, enumerator } = engine;
  const { days } = state;
  const { rowStart, airline } = network;
  const { firstAirlines } = query;
  const common = { maxStops: 2, maxKm: NONE, barred: null, selfTransfers: true, withinReason: false };
  const [flights, daysOfSecond] = mostOf(network, bounds);
  const fares = createFares(engine, state);
  const first = new Float64Array(flights);
  const cheap: Cheap = { dollars: new Float64Array(flights * daysOfSecond), firstDay: 0, below: 0 };
  const noteFirst = (edge: number, day: number): void => {
    fares(edge, day, first, 0);
    if (firstAirlines === undefined) return;
    const start = rowStart[edge]!;
    for (let row = start; row < rowStart[edge + 1]!; row++)
      if (firstAirlines[airline[row]!] === 0) first[row - start] = NONE;
  };
  const noteSecond = (index: number, edge: number, day: number): void => {
    cheap.firstDay = day + bounds.from(index);
    const until = Math.min(day + bounds.until(index), days.count - 1);
    const size = rowStart[edge + 1]! - rowStart[edge]!;
    for (let on = Math.max(0, cheap.firstDay); on <= until; on++)
      fares(edge, on, cheap.dollars, (on - cheap.firstDay) * size);
  };
  const cheapest = (size: number): number => {
    let at = 0;
    for (let i = 1; i < size; i++) if (first[i]! < first[at]!) at = i;
    return at;
  };
  return (index: number, day: number): void => {
    const { origin, destination, edges } = bounds.path(index);
    const [edge, ...after] = edges;
    const start = rowStart[edge!]!;
    const size = rowStart[edge! + 1]! - start;
    const ask = { ...common, origin, destination, day };
    const second = bounds.second(index, day);
    const third = bounds.third(index, day);
    watch.on(index);
    noteFirst(edge!, day);
    for (let left = size; left > 0; left--) {
      const at = cheapest(size);
      if (first[at] === NONE) return;
      cheap.below = bounds.dollarsFor(index, watch.best) - first[at]! - third;
      if (second >= cheap.below) return;
      if (left === size && after.length > 0) noteSecond(index, after[0]!, day);
      first[at] = NONE;
      enumerator.runFrom(days, ask, start + at, after, cheap, watch.visit);
    }
  };
}
