/**
 * A hotel's small facts packed in one number, and its allotments in another: what the search reads of
 * each row.
 */
import { roomShare, roomStart } from './room-columns.ts';
import type { StayColumns } from './world.ts';

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

export function traitsOf(columns: StayColumns, count: number): Uint32Array {
  return Uint32Array.from(
    { length: count },
    (_, row) =>
      columns.stars[row]! |
      (columns.collection[row]! << TRAIT.collection) |
      (columns.seller[row]! << TRAIT.seller) |
      (columns.profile[row]! << TRAIT.profile) |
      (columns.layout[row]! << TRAIT.layout) |
      (columns.plans[row]! << TRAIT.plans) |
      (columns.freeDays[row]! << TRAIT.freeDays) |
      (columns.advanceDays[row]! << TRAIT.advanceDays),
  );
}

const ALLOTMENT_BITS = 6;
const MOST = 40;

/**
 * The rooms of each type that the market sells in all: about a third of the hotel's; six bits a room
 * type.
 */
export function allotmentsOf(columns: StayColumns, count: number): Uint32Array {
  return Uint32Array.from({ length: count }, (_, row) => {
    const start = roomStart[columns.layout[row]!]!;
    const end = roomStart[columns.layout[row]! + 1]!;
    let packed = 0;
    for (let at = start; at < end; at++) {
      const rooms = Math.round(columns.rooms[row]! * roomShare[at]! * 0.34);
      packed |= Math.max(1, Math.min(MOST, rooms)) << ((at - start) * ALLOTMENT_BITS);
    }
    return packed;
  });
}

export const allotmentIn = (packed: number, room: number): number =>
  (packed >>> (room * ALLOTMENT_BITS)) & ((1 << ALLOTMENT_BITS) - 1);
