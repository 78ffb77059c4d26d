/**
 * Counting while searching: a facet counts what fits, and what fails by its own filter alone. All of them lie
 * in two columns, so that an itinerary is a short list of places. What a class decides is counted in
 * class-facets.ts.
 */

import type { Network } from '../schedule/network.ts';
import type { Legs } from './enumerate.ts';
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

type Column = Exclude<keyof FlightFacets, 'classes' | 'withBag' | 'refundable' | 'inPolicy'>;

const facetOf = (counts: Uint32Array, from: Float64Array, start: number, size: number): Facet => ({
  counts: counts.subarray(start, start + size),
  from: from.subarray(start, start + size),
});

export type FacetCount = {
  readonly facets: FlightFacets;
  /**
   * Counts the itinerary in `legs`: everywhere when nothing fails, else where its one failing filter belongs.
   * Whether it may be the cheapest anywhere, costing `least` cents at least.
   */
  readonly count: (fails: number, least: number, landsMinute: number, breaks: number) => boolean;
  /** Cents of what was counted last, wherever it was counted. */
  readonly lower: (price: number) => void;
};

function createColumns(network: Network) {
  const sizes = {
    stops: 3,
    selfTransfer: 2,
    lowCost: 2,
    departs: 24,
    arrives: 24,
    airlines: network.airlines.count,
    via: network.airports.length,
    classes: 5,
    withBag: 1,
    refundable: 1,
    inPolicy: 1,
  } as const satisfies Record<keyof FlightFacets, number>;
  const all = Object.values(sizes).reduce((sum, size) => sum + size, 0);
  const counts = new Uint32Array(all);
  const from = new Float64Array(all).fill(Number.POSITIVE_INFINITY);
  const facets: Partial<Record<keyof FlightFacets, Facet>> = {};
  const starts: Partial<Record<keyof FlightFacets, number>> = {};
  let start = 0;
  for (const [name, size] of Object.entries(sizes) as [keyof FlightFacets, number][]) {
    starts[name] = start;
    facets[name] = facetOf(counts, from, start, size);
    start += size;
  }
  return { counts, from, facets: facets as FlightFacets, starts: starts as Record<Column, number> };
}

export function createFacetCount(network: Network, legs: Legs): FacetCount {
  const { counts, from, facets, starts } = createColumns(network);
  const { stops, selfTransfer, lowCost, departs, arrives, airlines, via } = starts;
  const { airline, edgeTo, edgeOf } = network;
  const { isExcluded } = network.airlines;
  /** At most five facets of one place, three airlines and two airports. */
  const places = new Int32Array(10);
  let used = 0;
  const ofFlights = (fails: number): void => {
    const first = airline[legs.row0]!;
    const second = legs.stops > 0 ? airline[legs.row1]! : first;
    const third = legs.stops > 1 ? airline[legs.row2]! : first;
    if ((fails & ~FAILS.lowCost) === 0)
      places[used++] = lowCost + (isExcluded[first]! | isExcluded[second]! | isExcluded[third]!);
    if ((fails & ~FAILS.airlines) === 0) {
      places[used++] = airlines + first;
      if (second !== first) places[used++] = airlines + second;
      if (third !== first && third !== second) places[used++] = airlines + third;
    }
    if (legs.stops > 0 && (fails & ~FAILS.via) === 0) {
      places[used++] = via + edgeTo[edgeOf[legs.row0]!]!;
      if (legs.stops > 1) places[used++] = via + edgeTo[edgeOf[legs.row1]!]!;
    }
  };
  return {
    facets,
    count: (fails, least, landsMinute, breaks) => {
      used = 0;
      if ((fails & ~FAILS.stops) === 0) places[used++] = stops + legs.stops;
      if ((fails & ~FAILS.departs) === 0) places[used++] = departs + ((network.departs[legs.row0]! / 60) | 0);
      if ((fails & ~FAILS.arrives) === 0) places[used++] = arrives + ((landsMinute / 60) | 0);
      if ((fails & ~FAILS.selfTransfer) === 0) places[used++] = selfTransfer + (breaks === 0 ? 0 : 1);
      ofFlights(fails);
      let isLower = false;
      for (let i = 0; i < used; i++) {
        const place = places[i]!;
        counts[place]!++;
        if (least < from[place]!) isLower = true;
      }
      return isLower;
    },
    lower: (price) => {
      for (let i = 0; i < used; i++) {
        const place = places[i]!;
        if (price < from[place]!) from[place] = price;
      }
    },
  };
}
