/** The rooms of each type that the market sells of a hotel: six bits a room type. */
import { roomShare, roomStart } from './room-columns.ts';
import type { StayColumns } from './world.ts';

const ALLOTMENT_BITS = 6;
/** Rooms of one type that a hotel gives to the market at most. */
export const ALLOTMENT_MOST = 40;

/** About a third of the hotel's. */
export function allotmentsOf(columns: Pick<StayColumns, 'layout' | 'rooms'>, row: number): number {
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
