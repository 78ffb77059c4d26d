/**
 * The first pass of a search: of the hotels in the box, those that sell something for the dates and have
 * rooms for the guests. Nothing but numbers in the loop; hotels with sales of their own, which are few, go
 * round by `sold-rows.ts`.
 */
import { ALLOTMENT_MOST, ALLOTMENTS, allotmentIn, DIGEST, OWN, PLACE, TRAIT, TRAITS } from './digest.ts';
import { isWanted } from './facet-fails.ts';
import type { CompiledQuery, MarketState, StayQuery } from './query.ts';
import { tableRow } from './rate-calendar.ts';
import { FLAT, hasNights, mostTaken, saleOf } from './rates.ts';
import type { SoldRows } from './sold-rows.ts';
import type { StayWorld } from './world.ts';

/** Columns of the hotels that fit, `count` of them. */
export type Fitting = {
  readonly count: number;
  readonly rows: Uint32Array;
  /** Bits of the room types with enough rooms; of a hotel without sales only the cheapest. */
  readonly rooms: Uint8Array;
  /** `saleOf` the hotel. */
  readonly sale: Uint16Array;
  /** Days from today at the hotel to check-in. */
  readonly lead: Int16Array;
  /** Wanted by everything but that they have no rooms left. */
  readonly soldOut: number;
};

const UNKNOWN = 32_767;

function fullestNight(pressure: Uint8Array, from: number, nights: number): number {
  let most = 0;
  for (let night = 0; night < nights; night++)
    if (pressure[from + night]! > most) most = pressure[from + night]!;
  return most;
}

/** The cheapest room type of a hotel without sales that sleeps the guests and has rooms, as a bit; else 0. */
function createRoomTest(world: StayWorld, { tables }: MarketState, query: StayQuery, roomCount: number) {
  const { firstDay, nights } = query;
  const { digest } = world;
  const { pressure, epoch } = tables;
  const fullest = new Int16Array(world.cities.length * 3).fill(-1);
  const limits = Int16Array.from({ length: ALLOTMENT_MOST + 1 }, (_, size) => mostTaken(size, roomCount));
  return (at: number, fitting: number, traits: number, city: number): number => {
    const packed = digest[at + ALLOTMENTS]!;
    const kind = (traits >> TRAIT.profile) & 3;
    const own = digest[at + OWN]! & 0xffff;
    const from = tableRow(city, kind) + firstDay - epoch;
    let most = 0;
    if (kind !== FLAT) {
      most = fullest[city * 3 + kind]!;
      if (most < 0) fullest[city * 3 + kind] = most = fullestNight(pressure, from, nights);
    }
    for (let room = 0; fitting >> room !== 0; room++) {
      if (((fitting >> room) & 1) === 0) continue;
      const allotment = allotmentIn(packed, room);
      if (allotment < roomCount) continue;
      if (kind === FLAT || hasNights(pressure, from, firstDay, nights, most, own, room, limits[allotment]!))
        return 1 << room;
    }
    return 0;
  };
}

export function fitRows(
  world: StayWorld,
  state: MarketState,
  query: StayQuery,
  compiled: CompiledQuery,
  soldRows: SoldRows,
  candidates: Uint32Array,
): Fitting {
  const { digest } = world;
  const { marked } = state.sales;
  const { roomsThatFit } = compiled;
  const { seller, firstDay } = query;
  const roomOf = createRoomTest(world, state, query, compiled.roomCount);
  const leads = new Int16Array(world.cities.length).fill(UNKNOWN);
  const rows = new Uint32Array(candidates.length);
  const rooms = new Uint8Array(candidates.length);
  const sales = new Uint16Array(candidates.length);
  const leadOf = new Int16Array(candidates.length);
  let count = 0;
  let soldOut = 0;
  for (let i = 0; i < candidates.length; i++) {
    const row = candidates[i]!;
    const at = row * DIGEST;
    const traits = digest[at + TRAITS]!;
    if (seller >= 0 && ((traits >> TRAIT.seller) & 3) !== seller) continue;
    const city = digest[at + PLACE]! & 0xffff;
    let lead = leads[city]!;
    if (lead === UNKNOWN) leads[city] = lead = firstDay - state.today(city);
    const sale = saleOf(traits, lead);
    if (lead < 0 || (sale & 15) === 0) continue;
    const fitting = roomsThatFit[(traits >> TRAIT.layout) & 15]!;
    if (fitting === 0) continue;
    const open = marked[row] === 0 ? roomOf(at, fitting, traits, city) : soldRows.roomsFor(row, fitting);
    if (open === 0) {
      if (isWanted(compiled, digest, at)) soldOut++;
      continue;
    }
    rows[count] = row;
    rooms[count] = open;
    sales[count] = sale;
    leadOf[count++] = lead;
  }
  return { count, rows, rooms, sale: sales, lead: leadOf, soldOut };
}
