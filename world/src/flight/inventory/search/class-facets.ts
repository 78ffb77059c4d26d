/**
 * The counts of what a class decides: the classes themselves, a checked bag, a refund, a policy. Each counts
 * what its own choice with all other filters would leave, at the price of the cheapest class then shown.
 */

import type { LowestPrice } from '../fares/lowest-price.ts';
import { lowestBit } from '../schedule/compile.ts';
import type { Facet, FlightFacets, FlightFilters } from './query.ts';

const ALL_CLASSES = 31;
const NONE = Number.POSITIVE_INFINITY;

/** Bits of the classes that an itinerary can be had in; with a bag; with a refund. */
type ClassesHad = { readonly classes: number; readonly bags: number; readonly refundable: number };

/** `inPolicy`: bits of the classes in policy, where there is one. */
export type Looked = ClassesHad & {
  readonly inPolicy?: number;
  readonly dollars: number;
  readonly breaks: number;
};

export type ClassFacets = {
  /** The classes that all filters leave. */
  readonly left: (had: ClassesHad) => number;
  readonly count: (had: Looked, stops: number) => void;
};

/** `priceIn`: cents in a class of the itinerary being looked at; `least`: never more than that. */
export function createClassFacets(
  filters: FlightFilters,
  facets: Pick<FlightFacets, 'classes' | 'withBag' | 'refundable' | 'inPolicy'>,
  priceIn: (rank: number) => number,
  least: Pick<LowestPrice, 'of'>,
): ClassFacets {
  const { classes: wanted = ALL_CLASSES, maxPrice = NONE } = filters;
  const needsBag = filters.withBag === true;
  const needsRefund = filters.refundable === true;
  const isBounded = maxPrice !== NONE;
  /** One place of a facet, at a class; most itineraries are the cheapest of nothing. */
  const countAt = (
    { counts, from }: Facet,
    place: number,
    rank: number,
    { dollars, breaks }: Looked,
    stops: number,
  ): void => {
    if (!isBounded) {
      counts[place]!++;
      if (least.of(dollars, stops, breaks, rank) >= from[place]!) return;
    }
    const price = priceIn(rank);
    if (price > maxPrice) return;
    if (isBounded) counts[place]!++;
    if (price < from[place]!) from[place] = price;
  };
  const { classes: byClass, withBag, refundable: withRefund, inPolicy } = facets;
  return {
    left: ({ classes, bags, refundable }) => {
      let left = classes & wanted;
      if (needsBag) left &= bags;
      if (needsRefund) left &= refundable;
      return left;
    },
    count: (had, stops) => {
      const { classes, bags, refundable } = had;
      const bagged = needsBag ? bags : ALL_CLASSES;
      const refunded = needsRefund ? refundable : ALL_CLASSES;
      const any = classes & bagged & refunded;
      for (let rank = 0; rank < 5; rank++) if ((any >> rank) & 1) countAt(byClass, rank, rank, had, stops);
      const within = any & wanted & (had.inPolicy ?? 0);
      if (within !== 0) countAt(inPolicy, 0, lowestBit(within), had, stops);
      const bag = classes & wanted & bags & refunded;
      if (bag !== 0) countAt(withBag, 0, lowestBit(bag), had, stops);
      const refund = classes & wanted & bagged & refundable;
      if (refund !== 0) countAt(withRefund, 0, lowestBit(refund), had, stops);
    },
  };
}
