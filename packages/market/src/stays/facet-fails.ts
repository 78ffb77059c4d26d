/** The filters that a facet counts without: a hotel that fails exactly one is counted by that facet alone. */
import { AMENITY_MASK, MARKS, TRAIT, TRAITS } from './digest.ts';
import type { CompiledQuery } from './query.ts';

export const STARS = 1;
export const RATING = 2;
export const COLLECTION = 4;
export const PROGRAM = 8;
export const PRICE = 16;

/** The filters on facts that a hotel fails, as bits; `at` is where its digest begins. */
export function factFails(compiled: CompiledQuery, digest: Uint32Array, at: number): number {
  const traits = digest[at + TRAITS]!;
  const marks = digest[at + MARKS]!;
  const { starsMask, ratingMin, collectionMask, programs } = compiled;
  return (
    ((starsMask >> (traits & 7)) & 1 ? 0 : STARS) |
    ((marks & 0xff) >= ratingMin ? 0 : RATING) |
    ((collectionMask >> ((traits >> TRAIT.collection) & 3)) & 1 ? 0 : COLLECTION) |
    (programs === null || programs[(marks >> 8) & 0xff] ? 0 : PROGRAM)
  );
}

export const hasAmenities = (compiled: CompiledQuery, digest: Uint32Array, at: number): boolean =>
  (digest[at + AMENITY_MASK]! & compiled.amenities) === compiled.amenities;

export const isWanted = (compiled: CompiledQuery, digest: Uint32Array, at: number): boolean =>
  hasAmenities(compiled, digest, at) && factFails(compiled, digest, at) === 0;
