/**
 * What an itinerary costs at least in a class, derived from its flights' lowest fares alone: most itineraries
 * are not the cheapest of anything, and need not be priced to know it.
 */
import type { PassengerCounts } from '@sojourn/products/flight/rules/travelers/travelers.ts';
import type { Network } from '../schedule/network.ts';
import { type OtherSlice, otherIn } from '../search/query.ts';
import { fareTaxBps, fixedTax, type Taxes } from './taxes.ts';
import { CHILD_BPS, LAP_INFANT_BPS, THROUGH } from './ticket-price.ts';

/** How little a class can cost against the lowest, at any airline. */
function lowestMultiple(network: Network, rank: number): number {
  const { multiple, count } = network.airlines;
  let least = Number.POSITIVE_INFINITY;
  for (let airline = 0; airline < count; airline++)
    for (const long of [0, 5])
      least = Math.min(
        least,
        multiple[airline * 10 + long + rank]!,
        multiple[airline * 10 + long + Math.min(rank, 2)]!,
      );
  return least;
}

/** For each class, lowest first: as `leastMultiple`, once for a network. */
export const lowestMultiples = (network: Network): Float64Array =>
  Float64Array.from([0, 1, 2, 3, 4], (rank) => lowestMultiple(network, rank));

/**
 * A party's fare against an adult's: `seated` have a seat; `each` adults' fares are paid, with a tax of so
 * many basis points on all but lap infants'; rounding takes away `rounded` cents at most. A fare is rounded
 * to whole dollars, each traveler's share of it and its tax to cents.
 */
export function sharesOf({ adults, children, seatedInfants, lapInfants }: PassengerCounts) {
  const young = children + seatedInfants;
  const share = adults + (young * CHILD_BPS) / 10_000;
  const lap = (lapInfants * LAP_INFANT_BPS) / 10_000;
  return {
    seated: adults + young,
    each: (bps: number): number => share * (1 + bps / 10_000) + lap,
    rounded: (adults + young) * 2 + lapInfants,
  };
}

/** Cents of tax that leaving an airport costs at least. */
const lowestTax = (taxes: Taxes, airport: number): number =>
  Math.min(taxes.departHome[airport]!, taxes.departAbroad[airport]!, taxes.departAbroadPremium[airport]!);

function leastOfOther(other: OtherSlice, rank: number): number {
  if (other.after) return 0;
  const { half, oneWay } = otherIn(other, rank);
  return half.reduce((least, cents) => Math.min(least, cents), oneWay);
}

type LowestPriceQuery = {
  readonly taxes: Taxes;
  readonly multiples: Float64Array;
  readonly party: PassengerCounts;
  readonly other?: OtherSlice | undefined;
};
/** Cents; flights and tickets are one to three. */
export type LowestPrice = {
  /** From here on itineraries are between these airports. */
  readonly between: (origin: number, destination: number) => void;
  /**
   * Of `dollars`, the sum of the lowest fares of so many flights, in a class; never more than the true price
   * of the trip for the party. `breaks` as the pricer returns them.
   */
  readonly of: (dollars: number, stops: number, breaks: number, rank: number) => number;
};

/** Flights on the longest ticket, by stops and breaks. */
const longest = (stops: number, breaks: number): 1 | 2 | 3 => {
  if (breaks === 0) return (stops + 1) as 1 | 2 | 3;
  return stops === 2 && breaks !== 3 ? 2 : 1;
};

export function createLowestPrice({ taxes, multiples, party, other }: LowestPriceQuery): LowestPrice {
  const { seated, each: eachOf, rounded } = sharesOf(party);
  const others = Float64Array.from([0, 1, 2, 3, 4], (rank) => (other ? leastOfOther(other, rank) : 0));
  /** At `rank * 16 + stops * 4 + breaks`. */
  const perDollar = new Float64Array(80);
  const added = new Float64Array(80);
  return {
    between: (origin, destination) => {
      for (let at = 0; at < 80; at++) {
        const [rank, stops, breaks] = [at >> 4, (at >> 2) & 3, at & 3];
        if (stops > 2) continue;
        const isWhole = breaks === 0;
        const bps = isWhole ? fareTaxBps(taxes, origin, destination) : 0;
        const fixed = isWhole ? fixedTax(taxes, origin, destination, rank) : lowestTax(taxes, origin);
        const each = eachOf(bps);
        const tickets = isWhole ? 1 : 3;
        perDollar[at] = each * 100 * multiples[rank]! * THROUGH[longest(stops, breaks)] * (1 - 1e-9);
        added[at] = seated * fixed - (each * 50 + rounded) * tickets + others[rank]!;
      }
    },
    of: (dollars, stops, breaks, rank) => {
      const at = rank * 16 + stops * 4 + breaks;
      return dollars * perDollar[at]! + added[at]!;
    },
  };
}
