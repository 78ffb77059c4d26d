/** A company's rules in numbers: the classes of an itinerary that are in policy. */
import type { Network } from '../schedule/network.ts';
import type { Legs } from './enumerate.ts';

export type PolicyLimits = {
  /** Bits. */
  readonly classes: number;
  /** Cents that one adult pays for the whole trip, Infinity for any. */
  readonly maxAdult: number;
  /** Instead of it by the airport where the slice lands; left out where the same holds everywhere. */
  readonly maxAdultAt?: ((airport: number) => number) | undefined;
  /**
   * Also at most so much, by class: what comparable trips set, from one airport to another. Undefined where
   * nothing is comparable.
   */
  readonly marketMaxAt?: ((origin: number, destination: number) => Float64Array | undefined) | undefined;
  /** 1 by airline that nothing is flown with; left out for none. */
  readonly blocks?: Uint8Array | undefined;
};
/** `longAbove`: minutes in the air from which on an itinerary is judged by `long`. */
export type FlightPolicy = {
  readonly longAbove: number;
  readonly short: PolicyLimits;
  readonly long: PolicyLimits;
};

/** Without the time on the ground between flights. */
export const airMinutes = (legs: Legs): number =>
  legs.arrive0 -
  legs.depart0 +
  (legs.stops > 0 ? legs.arrive1 - legs.depart1 : 0) +
  (legs.stops > 1 ? legs.arrive2 - legs.depart2 : 0);

const lastRow = ({ stops, row0, row1, row2 }: Legs): number =>
  stops === 0 ? row0 : stops === 1 ? row1 : row2;

const isBlocked = (blocks: Uint8Array, { airline }: Network, { stops, row0, row1, row2 }: Legs): boolean =>
  (blocks[airline[row0]!]! |
    (stops > 0 ? blocks[airline[row1]!]! : 0) |
    (stops > 1 ? blocks[airline[row2]!]! : 0)) ===
  1;

/** What holds for an itinerary: bits of the classes, and cents of one adult, of any and of each class. */
type ItineraryLimits = Pick<PolicyLimits, 'classes' | 'maxAdult'> & {
  readonly marketMax: Float64Array | undefined;
};

export function limitsFor(
  { longAbove, short, long }: FlightPolicy,
  network: Network,
  legs: Legs,
): ItineraryLimits {
  const limits = airMinutes(legs) > longAbove ? long : short;
  const { classes, maxAdult, maxAdultAt, marketMaxAt, blocks } = limits;
  const lands = network.edgeTo[network.edgeOf[lastRow(legs)]!]!;
  return {
    classes: blocks && isBlocked(blocks, network, legs) ? 0 : classes,
    maxAdult: maxAdultAt ? maxAdultAt(lands) : maxAdult,
    marketMax: marketMaxAt?.(network.edgeFrom[network.edgeOf[legs.row0]!]!, lands),
  };
}

/** Whether one adult may pay so many cents in a class. */
export const isPriceInPolicy = (
  { maxAdult, marketMax }: ItineraryLimits,
  rank: number,
  adult: number,
): boolean => adult <= maxAdult && (marketMax === undefined || adult <= marketMax[rank]!);

/** `adultIn`: cents of one adult in a class. */
export function classesInPolicy(
  limits: ItineraryLimits,
  classes: number,
  adultIn: (rank: number) => number,
): number {
  let left = classes & limits.classes;
  if (limits.maxAdult === Number.POSITIVE_INFINITY && limits.marketMax === undefined) return left;
  for (let rank = 0; rank < 5; rank++)
    if ((left >> rank) & 1 && !isPriceInPolicy(limits, rank, adultIn(rank))) left &= ~(1 << rank);
  return left;
}
