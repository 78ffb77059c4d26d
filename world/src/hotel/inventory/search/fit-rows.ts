/**
 * The first pass of a search: of some hotels of a city, those that sell something for the dates and have
 * rooms for the guests. Those that are marked, which are few, go round by `sold-rows.ts`.
 */

import { BLOCK } from '../../../places/visit-box.ts';
import { ALLOTMENT_MOST, allotmentIn } from '../allotments.ts';
import { maxOccupancy, narrowPlace, saleOf, spareOn, type Taking, widePlace } from '../rates.ts';
import type { HotelWorld } from '../world.ts';
import { isWanted } from './facet-fails.ts';
import type { CompiledQuery, MarketState, StayQuery } from './query.ts';
import { SPAN_DAYS, tableRow } from './rate-calendar.ts';
import type { SoldRows } from './sold-rows.ts';

/** Columns of hotels side by side; a search runs to its end before another begins and overwrites them. */
const columns = () => ({
  count: 0,
  rows: new Int32Array(BLOCK),
  /** Bits of room types. */
  rooms: new Uint8Array(BLOCK),
  /** `saleOf` the hotel. */
  sale: new Uint16Array(BLOCK),
});
/** Those that fit, with the room types that have enough rooms; where not marked only the cheapest. */
export const fitting = columns();
/** Those of which it is not known yet, with the room types that are still to be tried. */
const open = columns();
const taking: Taking = {
  widePlaces: new Int32Array(BLOCK),
  narrowPlaces: new Int32Array(BLOCK),
  pressureAt: new Int32Array(BLOCK),
  limits: new Int16Array(BLOCK),
  spare: new Int32Array(BLOCK),
};
/** Those that have no rooms left. */
const full = { count: 0, rows: new Int32Array(BLOCK) };

type Fit = {
  /** Fills `fitting` from `candidates` up to `size`, all of the city. */
  readonly fitRows: (city: number, lead: number, candidates: Int32Array, size: number) => void;
  /** Of all so far: wanted by everything but that they have no rooms left. */
  readonly soldOut: () => number;
};

export function createFit(
  world: HotelWorld,
  { tables: { pressure, epoch }, sales: { marked } }: MarketState,
  { firstDay, nights, seller }: StayQuery,
  compiled: CompiledQuery,
  soldRows: SoldRows,
): Fit {
  const { roomsThatFit, roomCount } = compiled;
  const limits = Int16Array.from({ length: ALLOTMENT_MOST + 1 }, (_, size) => maxOccupancy(size, roomCount));
  let soldOut = 0;
  const fitRows = (city: number, lead: number, candidates: Int32Array, size: number): void => {
    const from = tableRow(city, 0) + firstDay - epoch;
    open.count = fitting.count = full.count = 0;
    openRows(world, roomsThatFit, seller, lead, candidates, size);
    settleMarked(marked, soldRows);
    while (open.count > 0) {
      beginTaking(world, limits, from);
      for (let night = 0; night < nights; night++) spareOn(taking, open.count, pressure, firstDay, night);
      sortOut();
    }
    for (let i = 0; i < full.count; i++) if (isWanted(compiled, world, full.rows[i]!)) soldOut++;
  };
  return { fitRows, soldOut: () => soldOut };
}

/** Fills `open` with those of the seller (-1: any) that sell something and have room types large enough. */
function openRows(
  { plans, advanceDays, freeDays, layout, seller }: HotelWorld,
  roomsThatFit: Uint8Array,
  only: number,
  lead: number,
  candidates: Int32Array,
  size: number,
): void {
  const { rows, rooms, sale } = open;
  let count = 0;
  for (let i = 0; i < size; i++) {
    const row = candidates[i]!;
    const onSale = saleOf(plans[row]!, advanceDays[row]!, freeDays[row]!, lead);
    const large = roomsThatFit[layout[row]!]!;
    rows[count] = row;
    rooms[count] = large;
    sale[count] = onSale;
    if ((onSale & 15) !== 0 && large !== 0 && (only < 0 || seller[row] === only)) count++;
  }
  open.count = count;
}

/** Moves the marked of `open` to where they belong; those from the end take their places. */
function settleMarked(marked: Uint8Array, { roomsFor }: SoldRows): void {
  const { rows, rooms, sale } = open;
  let { count } = open;
  for (let i = count - 1; i >= 0; i--) {
    if (marked[rows[i]!] === 0) continue;
    const row = rows[i]!;
    const free = roomsFor(row, rooms[i]!);
    if (free === 0) full.rows[full.count++] = row;
    else {
      fitting.rows[fitting.count] = row;
      fitting.rooms[fitting.count] = free;
      fitting.sale[fitting.count++] = sale[i]!;
    }
    count--;
    rows[i] = rows[count]!;
    rooms[i] = rooms[count]!;
    sale[i] = sale[count]!;
  }
  open.count = count;
}

/** Gets ready to see whether the cheapest of the room types that are still to be tried have rooms. */
function beginTaking({ allotments, profile, salt }: HotelWorld, limitOf: Int16Array, from: number): void {
  const { count, rows, rooms } = open;
  const { widePlaces, narrowPlaces, pressureAt, limits, spare } = taking;
  for (let i = 0; i < count; i++) {
    const row = rows[i]!;
    const room = 31 - Math.clz32(rooms[i]! & -rooms[i]!);
    widePlaces[i] = widePlace(salt[row]!, room);
    narrowPlaces[i] = narrowPlace(salt[row]!, room);
    pressureAt[i] = from + profile[row]! * SPAN_DAYS;
    limits[i] = limitOf[allotmentIn(allotments[row]!, room)]!;
    spare[i] = 0;
  }
}

/** Moves those of `open` that have rooms, and those that are full and have no other room types to try. */
function sortOut(): void {
  const { count, rows, rooms, sale } = open;
  const { spare } = taking;
  const fitRows = fitting.rows;
  const fitRooms = fitting.rooms;
  const fitSale = fitting.sale;
  const fullRows = full.rows;
  let still = 0;
  let fit = fitting.count;
  let none = full.count;
  // Each is written to all three, and counted by one: what is full could not be foretold
  for (let i = 0; i < count; i++) {
    const row = rows[i]!;
    const bits = rooms[i]!;
    const onSale = sale[i]!;
    const others = bits & (bits - 1);
    const isFull = spare[i]! >>> 31;
    const isOver = isFull & ((others - 1) >>> 31);
    fitRows[fit] = row;
    fitRooms[fit] = bits ^ others;
    fitSale[fit] = onSale;
    fit += 1 - isFull;
    fullRows[none] = row;
    none += isOver;
    rows[still] = row;
    rooms[still] = others;
    sale[still] = onSale;
    still += isFull - isOver;
  }
  open.count = still;
  fitting.count = fit;
  full.count = none;
}
