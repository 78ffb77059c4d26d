/** What a calendar leaves out of a walk over the schedule: flights with which the whole costs too much. */

/** Only flights of an edge that leave the whole below what it may cost: what is no cheaper is of no use. */
export type Cheap = {
  /** US dollars at least, at `day * flights of the edge + flight`. */
  dollars: Float32Array;
  /** US dollars that they and all after them must stay below, on one ticket with the flight before or not. */
  joined: number;
  apart: number;
  /** US dollars at least of those after them. */
  rest: number;
  /** Of the edge after it, where there is one: what they must stay below is filled in. */
  readonly next?: Cheap;
};

/** Whether a flight and those after it may cost little enough; returns what those must then stay below. */
export function isCheap(
  { dollars, joined, apart, rest, next }: Cheap,
  at: number,
  isJoined: boolean,
): boolean {
  const left = apart - dollars[at]!;
  const leftJoined = isJoined ? joined - dollars[at]! : left;
  next!.apart = left;
  next!.joined = leftJoined;
  return rest < left || rest < leftJoined;
}
