/** The layouts' room types as columns: the room `n` of a layout is at `roomStart[layout] + n`. */
import { ROOM_LAYOUTS } from './data/room-layouts.ts';

export const roomStart = new Uint16Array(ROOM_LAYOUTS.length + 1);
ROOM_LAYOUTS.forEach((layout, i) => {
  roomStart[i + 1] = roomStart[i]! + layout.rooms.length;
});
const rooms = ROOM_LAYOUTS.flatMap((layout) => layout.rooms);
export const roomRatio = Float64Array.from(rooms, (room) => room.ratio);
export const roomSleeps = Uint8Array.from(rooms, (room) => room.sleeps);
export const roomShare = Float64Array.from(rooms, (room) => room.share);
