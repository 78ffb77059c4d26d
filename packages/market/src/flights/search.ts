/**
 * The flight search: every itinerary is looked at once, priced in its cheapest class that fits, tested,
 * counted and offered to the best. Numbers and typed arrays only (performance targets: a tenth of a
 * millisecond for most pairs).
 */
import { seatsNeeded } from '@sojourn/domain/flights/travelers.ts';
import { type BestItineraries, createBestItineraries } from './best-itineraries.ts';
import { CLASS_BITS, type CompiledFilters, compileFilters, lowestBit } from './compile.ts';
import { createEnumerator, type Enumerator, type Legs } from './enumerate.ts';
import { type Count, createCount, emptyFacets, FAILS } from './facets.ts';
import { distanceFare } from './fare-base.ts';
import type { FlightState } from './fares.ts';
import { createItineraryPricer, type ItineraryPricer } from './itinerary-price.ts';
import { createLegQuotes, type LegQuotes } from './leg-quotes.ts';
import type { Network } from './network.ts';
import type { FlightQuery, FlightResult, OtherSlice } from './query.ts';
import { createRank } from './rank.ts';
import { kmBetween, reasonableKm } from './reach.ts';
import { readTaxes, type Taxes } from './taxes.ts';
import { localMinute } from './zones.ts';

/** What a search works with besides the schedule: made once, used for one question at a time. */
export type FlightEngine = {
  readonly network: Network;
  readonly taxes: Taxes;
  readonly enumerator: Enumerator;
  readonly quotes: LegQuotes;
};

export const createFlightEngine = (network: Network): FlightEngine => ({
  network,
  taxes: readTaxes(network.airports),
  enumerator: createEnumerator(network),
  quotes: createLegQuotes(network),
});

type Scan = {
  readonly engine: FlightEngine;
  readonly state: FlightState;
  readonly query: FlightQuery;
  readonly filters: CompiledFilters;
  readonly pricer: ItineraryPricer;
  readonly best: BestItineraries;
  readonly count: Count;
  /** Of the destination being looked at. */
  zone: number;
  readonly rank: (price: number, minutes: number, arrivesLocal: number, breaks: number) => number;
  total: number;
  available: number;
  soldOut: number;
  shortest: number;
  lowest: number;
  least: number;
  most: number;
};

export const minutesOfDay = (local: number): number => ((local % 1440) + 1440) % 1440;
export const arrivalOf = (legs: Legs): number =>
  legs.stops === 0 ? legs.arrive0 : legs.stops === 1 ? legs.arrive1 : legs.arrive2;

/** Cents on a ticket of its own beside the other slice's, or alone. */
const priceAlone = (scan: Scan, rank: number, other: OtherSlice | undefined): number =>
  scan.pricer.price(rank, true) + (other?.oneWay ?? 0);

/** Cents as half of one ticket with the other slice; Infinity where there is none. */
function priceTogether(scan: Scan, rank: number, other: OtherSlice | undefined): number {
  if (other === undefined || scan.pricer.breaks !== 0) return Number.POSITIVE_INFINITY;
  const half = other.half[scan.engine.network.airline[scan.engine.enumerator.legs.row0]!]!;
  return half === Number.POSITIVE_INFINITY ? half : half + scan.pricer.price(rank, false);
}

function consider(scan: Scan): void {
  const { query, filters, pricer } = scan;
  const { legs } = scan.engine.enumerator;
  if (query.earliest !== undefined && legs.depart0 < query.earliest) return;
  pricer.look();
  const had = pricer.classes;
  if (had === 0) {
    scan.soldOut++;
    return;
  }
  const arrival = arrivalOf(legs);
  const other = query.other?.after === undefined ? query.other : query.other.after(arrival);
  // The slice after it is flown too soon
  if (other !== undefined && other.oneWay === Number.POSITIVE_INFINITY) return;
  scan.available++;
  const { breaks, bags, refundable } = pricer;
  const minutes = arrival - legs.depart0;
  const lands = minutesOfDay(localMinute(scan.state.days, scan.zone, arrival));
  const left = filters.isOpen ? had : filters.narrow(had, bags, refundable);
  let fails = filters.isOpen ? 0 : filters.failsOf(legs, minutes, lands, breaks) | (left >> CLASS_BITS);
  if ((fails & (fails - 1)) !== 0) return;
  const fareRank = lowestBit(left);
  const alone = priceAlone(scan, fareRank, other);
  const together = priceTogether(scan, fareRank, other);
  const price = Math.min(together, alone);
  if (price > filters.maxPrice) fails |= FAILS.price;
  if ((fails & (fails - 1)) !== 0) return;
  scan.count(fails, price, lands, breaks, had, bags, refundable);
  if ((fails & ~FAILS.duration) === 0) {
    if (minutes < scan.least) scan.least = minutes;
    if (minutes > scan.most) scan.most = minutes;
  }
  if (fails !== 0) return;
  scan.total++;
  if (minutes < scan.shortest) scan.shortest = minutes;
  if (price < scan.lowest) scan.lowest = price;
  scan.best.offer(scan.rank(price, minutes, lands, breaks), price, fareRank, together <= alone, legs);
}

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

export function searchFlights(engine: FlightEngine, state: FlightState, query: FlightQuery): FlightResult {
  const { network, enumerator, quotes, taxes } = engine;
  const day = query.day - state.days.firstDay;
  const { legs } = enumerator;
  const filters = compileFilters(network, query.filters);
  const km = kmBetween(network, query.origins[0]!, query.destinations[0]!);
  const facets = emptyFacets(network.airlines.count, network.airports.length);
  const scan: Scan = {
    engine,
    state,
    query,
    filters,
    pricer: createItineraryPricer({ network, taxes, legs, quotes, party: query.party }),
    best: createBestItineraries(query.top),
    count: createCount(network, legs, facets),
    zone: 0,
    rank: createRank(network, legs, query, distanceFare(km) * 1.35 * 100, km),
    total: 0,
    available: 0,
    soldOut: 0,
    shortest: Number.POSITIVE_INFINITY,
    lowest: Number.POSITIVE_INFINITY,
    least: Number.POSITIVE_INFINITY,
    most: 0,
  };
  quotes.begin(state, day, seatsNeeded(query.party));
  const barred = barredOf(network, query);
  const { firstAirlines } = query;
  const visit = (): void => consider(scan);
  for (const origin of query.origins)
    for (const destination of query.destinations) {
      if (origin === destination) continue;
      const maxKm = reasonableKm(kmBetween(network, origin, destination), query.withinReason ?? true);
      const ask = {
        origin,
        destination,
        day,
        maxStops: 2,
        maxKm,
        barred,
        selfTransfers: true,
        firstAirlines,
      };
      scan.zone = network.zone[destination]!;
      enumerator.run(state.days, ask, visit);
    }
  const { total, available, soldOut, shortest, lowest } = scan;
  const minutes = { from: scan.least, until: scan.most };
  return { total, available, soldOut, shortest, lowest, minutes, facets, hits: scan.best.sorted() };
}
