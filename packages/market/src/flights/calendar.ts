/**
 * The lowest fare of every day for months, the same to the cent as the search of that day would find: paths
 * (one to three pairs of airports) are gone through from the shortest, and one is looked at closely only on
 * days on which its lower bound is under the best so far.
 */
import { type PassengerCounts, seatsNeeded } from '@sojourn/domain/flights/travelers.ts';
import { compileFilters, lowestBit } from './compile.ts';
import type { Legs } from './enumerate.ts';
import type { FlightState } from './fares.ts';
import { createItineraryPricer } from './itinerary-price.ts';
import { leastMultiple, leastTax } from './least-price.ts';
import { lowestDollars } from './leg-quotes.ts';
import type { LowestFares } from './lowest-fares.ts';
import type { Network } from './network.ts';
import type { FlightQuery } from './query.ts';
import { kmBetween, reasonableKm } from './reach.ts';
import { classesLeft } from './round-trips.ts';
import { arrivalOf, type FlightEngine, minutesOfDay } from './search.ts';
import { adultFare, partyTotal, THROUGH } from './ticket-price.ts';
import { localMinute } from './zones.ts';

type Path = {
  readonly origin: number;
  readonly destination: number;
  readonly edges: number[];
  readonly km: number;
};

function mayBegin({ rowStart, airline }: Network, { firstAirlines }: FlightQuery, edge: number): boolean {
  if (firstAirlines === undefined) return true;
  for (let row = rowStart[edge]!; row < rowStart[edge + 1]!; row++)
    if (firstAirlines[airline[row]!] === 1) return true;
  return false;
}

function pathsFrom(network: Network, query: FlightQuery, origin: number, destination: number): Path[] {
  const { edgeStart, edgeTo, edgeKm, inStart, inEdges, edgeFrom } = network;
  const maxKm = reasonableKm(kmBetween(network, origin, destination), query.withinReason ?? true);
  const maxStops = query.filters.maxStops ?? 2;
  const barred = new Set(
    query.origins.length + query.destinations.length > 2 ? [...query.origins, ...query.destinations] : [],
  );
  const into = new Map<number, number>();
  for (let i = inStart[destination]!; i < inStart[destination + 1]!; i++)
    into.set(edgeFrom[inEdges[i]!]!, inEdges[i]!);
  const paths: Path[] = [];
  const add = (edges: number[]): void => {
    const km = edges.reduce((sum, edge) => sum + edgeKm[edge]!, 0);
    if (edges.length === 1 || km <= maxKm) paths.push({ origin, destination, edges, km });
  };
  for (let first = edgeStart[origin]!; first < edgeStart[origin + 1]!; first++) {
    const a = edgeTo[first]!;
    if (!mayBegin(network, query, first)) continue;
    if (a === destination) add([first]);
    if (a === destination || maxStops === 0 || barred.has(a)) continue;
    const last = into.get(a);
    if (last !== undefined) add([first, last]);
    if (maxStops === 1) continue;
    for (let second = edgeStart[a]!; second < edgeStart[a + 1]!; second++) {
      const b = edgeTo[second]!;
      const third = into.get(b);
      if (third === undefined || b === origin || b === destination || barred.has(b)) continue;
      add([first, second, third]);
    }
  }
  return paths;
}

/** The paths as columns, the shortest first. */
function columnsOf(paths: readonly Path[]) {
  const sorted = paths.toSorted((a, b) => a.edges.length - b.edges.length || a.km - b.km);
  const edge = (index: number) => Int32Array.from(sorted, ({ edges }) => edges[index] ?? -1);
  return { sorted, first: edge(0), second: edge(1), third: edge(2) };
}

/** The cheapest price of itineraries that `visit` is called with and that fit. */
function createWatch(
  engine: FlightEngine,
  state: FlightState,
  query: FlightQuery,
  legs: Legs,
  limitsAt: (best: number) => number[],
) {
  const { network, taxes, quotes } = engine;
  const filters = compileFilters(network, query.filters);
  const pricer = createItineraryPricer({ network, taxes, legs, quotes, party: query.party });
  const watch = {
    best: Number.POSITIVE_INFINITY,
    /** US dollars by number of flights from which on nothing can be better than `best`. */
    limits: [0, 0, 0, 0],
    visit: (): void => {
      if (lowestDollars(quotes, legs) >= watch.limits[legs.stops + 1]!) return;
      if (query.earliest !== undefined && legs.depart0 < query.earliest) return;
      pricer.look();
      const classes = classesLeft(query, pricer);
      if (classes === 0) return;
      const row = legs.stops === 0 ? legs.row0 : legs.stops === 1 ? legs.row1 : legs.row2;
      const zone = network.zone[network.edgeTo[network.edgeOf[row]!]!]!;
      const arrival = arrivalOf(legs);
      const lands = query.filters.arrives ? minutesOfDay(localMinute(state.days, zone, arrival)) : 0;
      if (filters.failsOf(legs, arrival - legs.depart0, lands, pricer.breaks) !== 0) return;
      const price = pricer.price(lowestBit(classes), true);
      if (price >= watch.best) return;
      watch.best = price;
      watch.limits = limitsAt(price);
    },
  };
  return watch;
}

/**
 * US dollars of flights (one to three of them) from which on a ticket cannot be under `best` cents: lower
 * bounds are then compared as dollars, without pricing anything.
 */
function dollarLimit(
  best: number,
  flights: number,
  multiple: number,
  fixedTax: number,
  party: PassengerCounts,
): number {
  if (best === Number.POSITIVE_INFINITY) return best;
  const charges = { fixedTax, taxBps: 0, fee: 0 };
  let [low, high] = [0, Math.ceil(best / 100) + 1];
  while (low < high) {
    const middle = (low + high) >> 1;
    if (partyTotal(adultFare(middle, 1), charges, party) >= best) high = middle;
    else low = middle + 1;
  }
  return ((low - 0.5) / (multiple * THROUGH[flights as 1 | 2 | 3])) * (1 + 1e-9);
}

/** Paths whose pairs of airports are filled in between two turns. */
const PATHS_A_TURN = 8;

type Bounds = {
  readonly lowest: LowestFares;
  /** Where each path's pairs of airports begin in the tables, -1 for none. */
  readonly first: Int32Array;
  readonly second: Int32Array;
  readonly third: Int32Array;
};

/**
 * The next path from `at` on whose lower bound on a day is below the limits by number of flights; -1 for
 * none.
 */
function nextPath(bounds: Bounds, at: number, day: number, limits: readonly number[]): number {
  const { first, second, third } = bounds;
  const { on, about } = bounds.lowest;
  const [, one, two, three] = limits as [number, number, number, number];
  for (let i = at; i < first.length; i++) {
    let dollars = on[first[i]! + day]!;
    const b = second[i]!;
    if (b < 0) {
      if (dollars < one) return i;
      continue;
    }
    dollars += about[b + day]!;
    if (dollars >= three && dollars >= two) continue;
    const c = third[i]!;
    if (c < 0 ? dollars < two : dollars + about[c + day]! < three) return i;
  }
  return -1;
}

/** What a path's flights after the first cost at least. */
function dollarsOnward({ second, third, lowest: { about } }: Bounds, path: number, day: number): number {
  const [b, c] = [second[path]!, third[path]!];
  if (b < 0) return 0;
  return about[b + day]! + (c < 0 ? 0 : about[c + day]!);
}

/**
 * Cents for the party, one way, day by day from `query.day` on; Infinity where nothing can be had. Yields
 * undefined too, wherever other questions may be put to the engine in between.
 */
export function* fareCalendarDays(
  engine: FlightEngine,
  state: FlightState,
  lowest: LowestFares,
  query: FlightQuery,
  dayCount: number,
): Generator<number | undefined, void> {
  const { network, taxes, enumerator, quotes } = engine;
  const { legs } = enumerator;
  const { count, firstDay } = state.days;
  const pairs = query.origins.flatMap((o) =>
    query.destinations.filter((d) => d !== o).map((d) => [o, d] as const),
  );
  const { sorted, ...columns } = columnsOf(
    pairs.flatMap(([origin, destination]) => pathsFrom(network, query, origin, destination)),
  );
  for (const [index, { edges }] of sorted.entries()) {
    for (const edge of edges) lowest.need(edge);
    if (index % PATHS_A_TURN === 0) yield undefined;
  }
  const start = (edges: Int32Array) => edges.map((edge) => (edge < 0 ? -1 : edge * count));
  const bounds = {
    lowest,
    first: start(columns.first),
    second: start(columns.second),
    third: start(columns.third),
  };
  const multiple = leastMultiple(network, lowestBit(query.filters.classes ?? 31));
  const fixedTax = Math.min(...query.origins.map((origin) => leastTax(taxes, origin)));
  const limitsAt = (best: number): number[] =>
    [0, 1, 2, 3].map((flights) =>
      flights === 0 ? 0 : dollarLimit(best, flights, multiple, fixedTax, query.party),
    );
  const watch = createWatch(engine, state, query, legs, limitsAt);
  const { firstAirlines } = query;
  const common = {
    maxStops: 2,
    maxKm: Number.POSITIVE_INFINITY,
    barred: null,
    selfTransfers: true,
    firstAirlines,
  };
  for (let day = query.day - firstDay, left = dayCount; left > 0; day++, left--) {
    watch.best = Number.POSITIVE_INFINITY;
    quotes.begin(state, day, seatsNeeded(query.party));
    watch.limits = limitsAt(watch.best);
    for (let i = nextPath(bounds, 0, day, watch.limits); i >= 0; ) {
      const { origin, destination, edges } = sorted[i]!;
      const onward = dollarsOnward(bounds, i, day);
      const mayGoOn = (): boolean =>
        quotes.dollars[quotes.at(legs.row0, legs.day0)]! + onward < watch.limits[edges.length]!;
      enumerator.runPath(state.days, { origin, destination, day, ...common }, edges, watch.visit, mayGoOn);
      i = nextPath(bounds, i + 1, day, watch.limits);
    }
    yield watch.best;
  }
}

/** The same as columns. */
export const fareCalendar = (...asked: Parameters<typeof fareCalendarDays>): Float64Array =>
  Float64Array.from([...fareCalendarDays(...asked)].filter((cents) => cents !== undefined));
