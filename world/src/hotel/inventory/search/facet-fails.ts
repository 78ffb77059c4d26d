/** The filters that a facet counts without: a hotel that fails exactly one is counted by that facet alone. */

import type { HotelWorld } from '../world.ts';
import type { CompiledQuery } from './query.ts';

export const STARS = 1;
export const RATING = 2;
export const COLLECTION = 4;
export const PROGRAM = 8;
export const PRICE = 16;

/** The filters on facts that a hotel fails, as bits. */
export const factFails = (compiled: CompiledQuery, world: HotelWorld, row: number): number =>
  ((compiled.starsMask >> world.stars[row]!) & 1 ? 0 : STARS) |
  (world.rating[row]! >= compiled.ratingMin ? 0 : RATING) |
  ((compiled.collectionMask >> world.collection[row]!) & 1 ? 0 : COLLECTION) |
  (compiled.programs === null || compiled.programs[world.program[row]!] ? 0 : PROGRAM);

const hasAmenities = (compiled: CompiledQuery, world: HotelWorld, row: number): boolean =>
  (world.amenities[row]! & compiled.amenities) === compiled.amenities;

/** False for stars or a chain that the policy doesn't allow, where only what keeps it is wanted. */
export const mayBeInPolicy = (compiled: CompiledQuery, stars: number, program: number): boolean =>
  !compiled.inPolicyOnly ||
  (((compiled.policyMask >> stars) & 1) === 1 &&
    (compiled.policyBlocks === null || compiled.policyBlocks[program] === 0));

export const isWanted = (compiled: CompiledQuery, world: HotelWorld, row: number): boolean =>
  hasAmenities(compiled, world, row) &&
  mayBeInPolicy(compiled, world.stars[row]!, world.program[row]!) &&
  factFails(compiled, world, row) === 0;
