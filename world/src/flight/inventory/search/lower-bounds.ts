/**
 * What a slice costs at least, by the class from which up it's wanted: a price in a class is the price of a
 * trip in it, so what is flown besides is in that class or above.
 */
import type { Network } from '../schedule/network.ts';
import { type OtherSlice, otherIn } from './query.ts';

const NONE = Number.POSITIVE_INFINITY;
const CLASSES = 5;
const RANKS = [0, 1, 2, 3, 4];

/** Cents for the party: as a one-way, and as half by the airline of the ticket. */
export type LowerBounds = {
  readonly half: Float64Array;
  oneWay: number;
  /** What one adult pays of the same. */
  readonly adult: { readonly half: Float64Array; oneWay: number };
};

/**
 * At `from * 5 + rank`: of the itineraries whose lowest class is `rank` when only those from `from` up are
 * wanted. Undefined for none.
 */
export type SliceLowerBounds = (LowerBounds | undefined)[];

export const boundsAt = (from: number, rank: number): number => from * CLASSES + rank;

export const noLowerBounds = (airlines: number): LowerBounds => ({
  half: new Float64Array(airlines).fill(NONE),
  oneWay: NONE,
  adult: { half: new Float64Array(airlines).fill(NONE), oneWay: NONE },
});

export const copyBounds = ({ half, oneWay, adult }: LowerBounds): LowerBounds => ({
  half: half.slice(),
  oneWay,
  adult: { half: adult.half.slice(), oneWay: adult.oneWay },
});

/** The lower of each price of both, in `bounds`. */
function lowerTo(bounds: LowerBounds, { half, oneWay, adult }: LowerBounds): void {
  if (oneWay < bounds.oneWay) {
    bounds.oneWay = oneWay;
    bounds.adult.oneWay = adult.oneWay;
  }
  for (let airline = 0; airline < half.length; airline++)
    if (half[airline]! < bounds.half[airline]!) {
      bounds.half[airline] = half[airline]!;
      bounds.adult.half[airline] = adult.half[airline]!;
    }
}

/** In a class or above it; undefined where nothing is. */
function leastFrom(bounds: SliceLowerBounds, from: number): LowerBounds | undefined {
  const [one, ...more] = RANKS.flatMap((rank) => bounds[boundsAt(from, rank)] ?? []);
  if (one === undefined || more.length === 0) return one;
  const least = copyBounds(one);
  for (const each of more) lowerTo(least, each);
  return least;
}

/** The lowest one-way of a slice. */
export const lowestOneWay = (bounds: SliceLowerBounds): number => leastFrom(bounds, 0)?.oneWay ?? NONE;

/** Whether a ticket of one airline may hold the other's slice: a partner, or the same airline. */
export const mayShare = (network: Network, a: number, b: number): boolean =>
  a === b || network.airlines.ticketing[a * network.airlines.count + b] === 1;

/** What a slice adds to another by the airline of the other's ticket, whatever the other's class. */
export function sharedWith(network: Network, floors: LowerBounds): OtherSlice {
  const { count } = network.airlines;
  const half = new Float64Array(count).fill(NONE);
  const adultHalf = new Float64Array(count).fill(NONE);
  for (let b = 0; b < count; b++) {
    if (floors.half[b] === NONE) continue;
    for (let a = 0; a < count; a++)
      if (mayShare(network, a, b) && floors.half[b]! < half[a]!) {
        half[a] = floors.half[b]!;
        adultHalf[a] = floors.adult.half[b]!;
      }
  }
  return { half, oneWay: floors.oneWay, adult: { half: adultHalf, oneWay: floors.adult.oneWay } };
}

/** By class, each made once; one in which nothing is flown adds what the class below adds. */
function byClass(make: (rank: number) => OtherSlice): OtherSlice {
  const known: OtherSlice[] = [];
  const inClass = (rank: number): OtherSlice => {
    const made = known[rank] ?? make(rank);
    known[rank] = rank > 0 && made.oneWay === NONE ? inClass(rank - 1) : made;
    return known[rank];
  };
  const { half, oneWay, adult } = inClass(0);
  return { half, oneWay, adult, inClass };
}

/** What a slice adds to another in each class, by the airline of the other's ticket. */
export const otherSlice = (network: Network, bounds: SliceLowerBounds): OtherSlice =>
  byClass((rank) => sharedWith(network, leastFrom(bounds, rank) ?? noLowerBounds(network.airlines.count)));

/** On tickets of their own: what was chosen, in cents of the party and of one adult, and the least others. */
export function apartFrom(airlines: number, party: number, adult: number, other?: OtherSlice): OtherSlice {
  const { half } = noLowerBounds(airlines);
  const withOther = (rank: number): OtherSlice => {
    const more = other && otherIn(other, rank);
    return {
      half,
      oneWay: party + (more?.oneWay ?? 0),
      adult: { half, oneWay: adult + (more?.adult.oneWay ?? 0) },
    };
  };
  return other ? byClass(withOther) : withOther(0);
}

/** A slice and those after it, each on tickets of its own and none in a class below the one before it. */
export function apartInTurn(airlines: number, bounds: SliceLowerBounds, next: OtherSlice): OtherSlice {
  return byClass((from) => {
    const ways = RANKS.flatMap((rank) => {
      const own = bounds[boundsAt(from, rank)];
      if (own === undefined) return [];
      const { oneWay, adult } = otherIn(next, rank);
      return { party: own.oneWay + oneWay, adult: own.adult.oneWay + adult.oneWay };
    });
    const least = ways.reduce((a, b) => (b.party < a.party ? b : a), { party: NONE, adult: NONE });
    return apartFrom(airlines, least.party, least.adult);
  });
}

/** The lowest total of a slice and what others add: on one ticket where airlines share one, or on several. */
export function lowestBeside(bounds: SliceLowerBounds, other: OtherSlice): number {
  let lowest = NONE;
  for (const rank of RANKS) {
    const own = bounds[boundsAt(0, rank)];
    if (own === undefined) continue;
    const { oneWay, half } = otherIn(other, rank);
    lowest = Math.min(lowest, own.oneWay + oneWay);
    for (let airline = 0; airline < half.length; airline++)
      lowest = Math.min(lowest, own.half[airline]! + half[airline]!);
  }
  return lowest;
}

/** The lowest total of slices that are each on tickets of their own. */
export function lowestApart(airlines: number, slices: readonly SliceLowerBounds[]): number {
  const nothing = apartFrom(airlines, 0, 0);
  return slices.reduceRight((next, bounds) => apartInTurn(airlines, bounds, next), nothing).oneWay;
}
