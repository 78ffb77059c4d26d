/**
 * What the search reads of a hotel, packed into a few numbers side by side: a box holds many thousand hotels,
 * and looking into a dozen columns for each costs more than the sums that are done with it.
 */
import { roomShare, roomStart } from './room-columns.ts';
import { standingOf } from './standing.ts';
import type { StayColumns } from './world.ts';

/** Numbers of each hotel: those of `row` begin at `row * DIGEST`. */
export const DIGEST = 6;
/** Bits as TRAIT says. */
export const TRAITS = 0;
/** `allotmentIn` reads it. */
export const ALLOTMENTS = 1;
export const AMENITY_MASK = 2;
/** City in the low half, base price in the high. */
export const PLACE = 3;
/** Salt in the low half, reviews in the high. */
export const OWN = 4;
/** From the lowest byte: rating, program, breakfast, standing (rounded up). */
export const MARKS = 5;

/**
 * Bits: stars 0-2, collection 3-4, seller 5-6, profile 7-8, layout 9-12, plans 13-17, free 18-21, advance
 * 22-28.
 */
export const TRAIT = {
  collection: 3,
  seller: 5,
  profile: 7,
  layout: 9,
  plans: 13,
  freeDays: 18,
  advanceDays: 22,
} as const;

const traitsOf = (columns: StayColumns, row: number): number =>
  columns.stars[row]! |
  (columns.collection[row]! << TRAIT.collection) |
  (columns.seller[row]! << TRAIT.seller) |
  (columns.profile[row]! << TRAIT.profile) |
  (columns.layout[row]! << TRAIT.layout) |
  (columns.plans[row]! << TRAIT.plans) |
  (columns.freeDays[row]! << TRAIT.freeDays) |
  (columns.advanceDays[row]! << TRAIT.advanceDays);

const ALLOTMENT_BITS = 6;
/** Rooms of one type that a hotel gives to the market at most. */
export const ALLOTMENT_MOST = 40;

/** The rooms of each type that the market sells: about a third of the hotel's; six bits a room type. */
function allotmentsOf(columns: StayColumns, row: number): number {
  const start = roomStart[columns.layout[row]!]!;
  const end = roomStart[columns.layout[row]! + 1]!;
  let packed = 0;
  for (let at = start; at < end; at++) {
    const rooms = Math.round(columns.rooms[row]! * roomShare[at]! * 0.34);
    packed |= Math.max(1, Math.min(ALLOTMENT_MOST, rooms)) << ((at - start) * ALLOTMENT_BITS);
  }
  return packed;
}

export const allotmentIn = (packed: number, room: number): number =>
  (packed >>> (room * ALLOTMENT_BITS)) & ((1 << ALLOTMENT_BITS) - 1);

export function digestOf(columns: StayColumns, count: number): Uint32Array {
  const digest = new Uint32Array(count * DIGEST);
  for (let row = 0; row < count; row++) {
    const at = row * DIGEST;
    digest[at + TRAITS] = traitsOf(columns, row);
    digest[at + ALLOTMENTS] = allotmentsOf(columns, row);
    digest[at + AMENITY_MASK] = columns.amenities[row]!;
    digest[at + PLACE] = columns.city[row]! | (columns.base[row]! << 16);
    digest[at + OWN] = columns.salt[row]! | (columns.reviews[row]! << 16);
    digest[at + MARKS] =
      columns.rating[row]! |
      (columns.program[row]! << 8) |
      (columns.breakfast[row]! << 16) |
      (Math.ceil(standingOf(columns, row)) << 24);
  }
  return digest;
}
