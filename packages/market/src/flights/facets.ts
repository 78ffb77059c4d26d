/**
 * Counting while searching: a facet counts what fits, and what fails by its own filter alone. What a class
 * decides is counted in class-facets.ts.
 */
import type { Legs } from './enumerate.ts';
import type { Network } from './network.ts';
import type { Facet, FlightFacets } from './query.ts';

export const FAILS = {
  stops: 1,
  airlines: 2,
  lowCost: 4,
  departs: 8,
  arrives: 16,
  duration: 32,
  via: 64,
  selfTransfer: 128,
} as const;

const facet = (size: number): Facet => ({
  counts: new Uint32Array(size),
  from: new Float64Array(size).fill(Number.POSITIVE_INFINITY),
});

export const emptyFacets = (airlines: number, airports: number): FlightFacets => ({
  stops: facet(3),
  airlines: facet(airlines),
  via: facet(airports),
  classes: facet(5),
  departs: facet(24),
  arrives: facet(24),
  selfTransfer: facet(2),
  lowCost: facet(2),
  withBag: facet(1),
  refundable: facet(1),
});

function countIn({ counts, from }: Facet, index: number, price: number): void {
  counts[index]!++;
  if (price < from[index]!) from[index] = price;
}

export type Count = (fails: number, price: number, landsMinute: number, breaks: number) => void;

function countFlights(
  network: Network,
  legs: Legs,
  facets: FlightFacets,
  fails: number,
  price: number,
): void {
  const { airline, edgeTo, edgeOf } = network;
  const first = airline[legs.row0]!;
  const second = legs.stops > 0 ? airline[legs.row1]! : first;
  const third = legs.stops > 1 ? airline[legs.row2]! : first;
  if ((fails & ~FAILS.lowCost) === 0) {
    const { isLowCost } = network.airlines;
    countIn(facets.lowCost, isLowCost[first]! | isLowCost[second]! | isLowCost[third]!, price);
  }
  if ((fails & ~FAILS.airlines) === 0) {
    countIn(facets.airlines, first, price);
    if (second !== first) countIn(facets.airlines, second, price);
    if (third !== first && third !== second) countIn(facets.airlines, third, price);
  }
  if (legs.stops > 0 && (fails & ~FAILS.via) === 0) {
    countIn(facets.via, edgeTo[edgeOf[legs.row0]!]!, price);
    if (legs.stops > 1) countIn(facets.via, edgeTo[edgeOf[legs.row1]!]!, price);
  }
}

/**
 * Counts the itinerary in `legs`: everywhere when nothing fails, else where its one failing filter belongs.
 */
export function createCount(network: Network, legs: Legs, facets: FlightFacets): Count {
  return (fails, price, landsMinute, breaks) => {
    if ((fails & ~FAILS.stops) === 0) countIn(facets.stops, legs.stops, price);
    if ((fails & ~FAILS.departs) === 0)
      countIn(facets.departs, (network.departs[legs.row0]! / 60) | 0, price);
    if ((fails & ~FAILS.arrives) === 0) countIn(facets.arrives, (landsMinute / 60) | 0, price);
    if ((fails & ~FAILS.selfTransfer) === 0) countIn(facets.selfTransfer, breaks === 0 ? 0 : 1, price);
    countFlights(network, legs, facets, fails, price);
  };
}
