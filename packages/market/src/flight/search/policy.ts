/** A company's rules in numbers: the classes of an itinerary that are in policy. */
import type { Legs } from './enumerate.ts';

/** `classes`: bits; `maxAdult`: cents that one adult pays for the whole trip, Infinity for any. */
export type PolicyLimits = { readonly classes: number; readonly maxAdult: number };
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

/** `adultIn`: cents of one adult in a class. */
export function classesInPolicy(
  { longAbove, short, long }: FlightPolicy,
  minutes: number,
  classes: number,
  adultIn: (rank: number) => number,
): number {
  const limits = minutes > longAbove ? long : short;
  let left = classes & limits.classes;
  if (limits.maxAdult === Number.POSITIVE_INFINITY) return left;
  for (let rank = 0; rank < 5; rank++)
    if ((left >> rank) & 1 && adultIn(rank) > limits.maxAdult) left &= ~(1 << rank);
  return left;
}
