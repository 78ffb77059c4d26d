/**
 * The flight search: every itinerary is looked at once, priced in its cheapest class that fits, tested,
 * counted and offered to the best. Numbers and typed arrays only (performance targets: a tenth of a
 * millisecond for most pairs).
 */
import { AFTER_POLICY } from '@sojourn/domain/policy/policy-order.ts';
import { distanceFare } from '../fares/fare-base.ts';
import type { FlightState } from '../fares/fares.ts';
import { createItineraryPricer, type ItineraryPricer } from '../fares/itinerary-price.ts';
import { createLegQuotes, type LegQuotes } from '../fares/leg-quotes.ts';
import { createLowestPrice, type LowestPrice, lowestMultiples } from '../fares/lowest-price.ts';
import { readTaxes, type Taxes } from '../fares/taxes.ts';
import { type CompiledFilters, compileFilters, lowestBit } from '../schedule/compile.ts';
import type { Network } from '../schedule/network.ts';
import { pairsInTurns } from '../schedule/pairs.ts';
import { kmBetween } from '../schedule/places/reach.ts';
import { localMinute } from '../schedule/places/zones.ts';
import { atOnce, type Turns } from '../schedule/turns.ts';
import { type BestItineraries, createBestItineraries, type Hit } from './best-itineraries.ts';
import { type ClassFacets, createClassFacets, type Looked } from './class-facets.ts';
import type { Legs } from './enumerate.ts';
import { createEnumerator, type Enumerator } from './enumerator.ts';
import { createFacetCount, FAILS, type FacetCount } from './facets.ts';
import { classesInPolicy, limitsFor } from './policy.ts';
import { type FlightQuery, type FlightResult, isPolicyFirst, type OtherSlice } from './query.ts';
import { createRank } from './rank.ts';
import { createRivals, type Rival, type Rivals } from './rivals.ts';
import { adultPrice, priceAlone, priceTogether } from './trip-price.ts';

/** What a search works with besides the schedule: made once, used for one question at a time. */
export type FlightEngine = {
  readonly network: Network;
  readonly taxes: Taxes;
  readonly enumerator: Enumerator;
  readonly quotes: LegQuotes;
  /** By class, as `leastMultiple`. */
  readonly multiples: Float64Array;
};

export const createFlightEngine = (network: Network): FlightEngine => ({
  network,
  taxes: readTaxes(network.airports),
  enumerator: createEnumerator(network),
  quotes: createLegQuotes(network),
  multiples: lowestMultiples(network),
});

type Scan = {
  readonly engine: FlightEngine;
  readonly state: FlightState;
  readonly query: FlightQuery;
  readonly filters: CompiledFilters;
  readonly pricer: ItineraryPricer;
  readonly best: BestItineraries;
  readonly count: FacetCount;
  readonly classFacets: ClassFacets;
  readonly least: LowestPrice;
  readonly maxPrice: number;
  readonly isPolicyFirst: boolean;
  /** Where two stops have to compete. */
  readonly rivals: Rivals | undefined;
  /** Of the destination being looked at. */
  zone: number;
  /** What other slices add to the itinerary being looked at. */
  other: OtherSlice | undefined;
  readonly rank: (price: number, minutes: number, arrivesLocal: number, breaks: number) => number;
  total: number;
  lesser: number;
  available: number;
  soldOut: number;
  shortest: number;
  lowest: number;
  quickest: number;
  slowest: number;
};

const NONE = Number.POSITIVE_INFINITY;

export const minutesOfDay = (local: number): number => ((local % 1440) + 1440) % 1440;
export const arrivalOf = (legs: Legs): number =>
  legs.stops === 0 ? legs.arrive0 : legs.stops === 1 ? legs.arrive1 : legs.arrive2;

const airlineOf = ({ engine: { network, enumerator } }: Scan): number =>
  network.airline[enumerator.legs.row0]!;

/** Cents in a class, on whichever tickets cost less. */
const priceIn = (scan: Scan, rank: number): number =>
  Math.min(
    priceTogether(scan.pricer, airlineOf(scan), rank, scan.other),
    priceAlone(scan.pricer, rank, scan.other),
  );

/** The classes that it can be had in; those in policy alone where nothing else is wanted. */
function lookedAt(scan: Scan): Looked {
  const { policy, inPolicyOnly } = scan.query.filters;
  const { classes, bags, refundable, dollars, breaks } = scan.pricer;
  if (!policy) return scan.pricer;
  const { network, enumerator } = scan.engine;
  const limits = limitsFor(policy, network, enumerator.legs);
  const inPolicy = classesInPolicy(limits, classes, (rank) =>
    adultPrice(scan.pricer, airlineOf(scan), rank, scan.other),
  );
  const wanted = inPolicyOnly === true ? inPolicy : classes;
  return {
    classes: wanted,
    bags: bags & wanted,
    refundable: refundable & wanted,
    dollars,
    breaks,
    inPolicy,
  };
}

/** Of the classes left, bits of those that come first in their policy's order; 0 for none. */
function firstOf(scan: Scan, { inPolicy = 0 }: Looked, left: number): number {
  const within = left & inPolicy;
  if (within === 0 || scan.maxPrice === NONE) return within;
  return priceIn(scan, lowestBit(within)) <= scan.maxPrice ? within : 0;
}

function consider(scan: Scan): void {
  const { query, filters, pricer, classFacets } = scan;
  const { legs } = scan.engine.enumerator;
  if (query.earliest !== undefined && legs.depart0 < query.earliest) return;
  pricer.look();
  if (pricer.classes === 0) {
    scan.soldOut++;
    return;
  }
  const arrival = arrivalOf(legs);
  const other = query.other?.after === undefined ? query.other : query.other.after(arrival);
  // The slice after it is flown too soon
  if (other !== undefined && other.oneWay === Number.POSITIVE_INFINITY) return;
  scan.available++;
  const { breaks } = pricer;
  const minutes = arrival - legs.depart0;
  const lands = minutesOfDay(localMinute(scan.state.days, scan.zone, arrival));
  const fails = filters.isOpen ? 0 : filters.failsOf(legs, minutes, lands, breaks);
  if ((fails & (fails - 1)) !== 0) return;
  scan.other = other;
  const had = lookedAt(scan);
  const left = classFacets.left(had);
  if (fails === 0) classFacets.count(had, legs.stops);
  if (left === 0) return;
  const fareRank = lowestBit(left);
  // Most are neither among the best nor the cheapest of anything, and need not be priced to know it
  const least =
    scan.maxPrice === NONE
      ? scan.least.of(pricer.dollars, legs.stops, breaks, fareRank)
      : priceIn(scan, fareRank);
  if (least > scan.maxPrice) return;
  const mayLower = scan.count.count(fails, least, lands, breaks);
  if ((fails & ~FAILS.duration) === 0) {
    if (minutes < scan.quickest) scan.quickest = minutes;
    if (minutes > scan.slowest) scan.slowest = minutes;
  }
  const first = scan.isPolicyFirst && fails === 0 ? firstOf(scan, had, left) : left;
  const after = first === 0 ? AFTER_POLICY : 0;
  // What the least price doesn't save, the true one doesn't either
  const asRival: Rival | undefined = fails === 0 ? rivalOf(scan, arrival, least, after) : undefined;
  const isBeaten = asRival !== undefined && scan.rivals?.beats(asRival) === true;
  if (isBeaten && legs.stops === 2) {
    scan.lesser++;
    if (mayLower) scan.count.lower(priceIn(scan, fareRank));
    return;
  }
  const mayBeBest = fails === 0 && scan.rank(least, minutes, lands, breaks) + after < scan.best.worst();
  if (fails === 0) {
    scan.total++;
    if (minutes < scan.shortest) scan.shortest = minutes;
  }
  const isRival = asRival !== undefined && !isBeaten;
  if (!isRival && !mayLower && !mayBeBest && (fails !== 0 || least >= scan.lowest)) return;
  const lowest = priceIn(scan, fareRank);
  scan.count.lower(lowest);
  if (fails !== 0) return;
  if (lowest < scan.lowest) scan.lowest = lowest;
  const shown = first === 0 ? fareRank : lowestBit(first);
  const together = priceTogether(pricer, airlineOf(scan), shown, other);
  const alone = priceAlone(pricer, shown, other);
  const price = Math.min(together, alone);
  const rank = scan.rank(price, minutes, lands, breaks) + after;
  const hit = { rank, price, fareRank: shown, isHalf: together <= alone };
  if (isRival && enter(scan, { ...asRival, price }, hit)) return;
  scan.best.offer(rank, price, shown, hit.isHalf, legs);
}

function rivalOf(scan: Scan, arrival: number, price: number, after: number): Rival | undefined {
  if (scan.rivals === undefined) return undefined;
  const { legs } = scan.engine.enumerator;
  const flaws = (scan.pricer.breaks === 0 ? 0 : 1) | (after === 0 ? 0 : 2);
  return { stops: legs.stops, arrival, minutes: arrival - legs.depart0, price, flaws };
}

/** Takes it among the rivals; whether it waits there, as two stops do, or is beaten. */
function enter(scan: Scan, one: Rival, hit: Omit<Hit, 'legs'>): boolean {
  const { rivals } = scan;
  if (rivals === undefined) return false;
  if (one.stops < 2) {
    rivals.add(one);
    return false;
  }
  if (!rivals.beats(one)) {
    rivals.add(one);
    rivals.hold(one, hit, scan.engine.enumerator.legs);
    return true;
  }
  scan.total--;
  scan.lesser++;
  return true;
}

function scanOf(engine: FlightEngine, state: FlightState, query: FlightQuery) {
  const { network, enumerator, quotes, taxes } = engine;
  const { legs } = enumerator;
  const km = kmBetween(network, query.origins[0]!, query.destinations[0]!);
  const count = createFacetCount(network, legs);
  const least = createLowestPrice({ ...engine, ...query });
  const isAlone = query.other === undefined;
  const scan: Scan = {
    engine,
    state,
    query,
    filters: compileFilters(network, query.filters),
    pricer: createItineraryPricer({ network, taxes, legs, quotes, party: query.party, isAlone }),
    best: createBestItineraries(query.top),
    count,
    classFacets: createClassFacets(query.filters, count.facets, (rank) => priceIn(scan, rank), least),
    least,
    maxPrice: query.filters.maxPrice ?? NONE,
    isPolicyFirst: isPolicyFirst(query),
    rivals: query.twoStopsCompete ? createRivals() : undefined,
    zone: 0,
    other: undefined,
    rank: createRank(network, legs, query, distanceFare(km) * 1.35 * 100, km),
    total: 0,
    lesser: 0,
    available: 0,
    soldOut: 0,
    shortest: NONE,
    lowest: NONE,
    quickest: NONE,
    slowest: 0,
  };
  return scan;
}

/** A turn for each pair of airports. */
export function* searchInTurns(
  engine: FlightEngine,
  state: FlightState,
  query: FlightQuery,
): Turns<FlightResult> {
  const scan = scanOf(engine, state, query);
  yield* pairsInTurns(engine, state, query, 2, (origin, destination) => {
    scan.least.between(origin, destination);
    scan.zone = engine.network.zone[destination]!;
    return () => consider(scan);
  });
  const beaten = scan.rivals?.settle(scan.best) ?? 0;
  const { available, soldOut, shortest, lowest } = scan;
  const [total, lesser] = [scan.total - beaten, scan.lesser + beaten];
  const minutes = { from: scan.quickest, until: scan.slowest };
  const { facets } = scan.count;
  return { total, lesser, available, soldOut, shortest, lowest, minutes, facets, hits: scan.best.sorted() };
}

export const searchFlights = (...args: Parameters<typeof searchInTurns>): FlightResult =>
  atOnce(searchInTurns(...args));
