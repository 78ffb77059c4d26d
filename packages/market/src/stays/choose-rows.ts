/** The second pass of a search: of the hotels that fit, those wanted, or wanted but for one filter. */
import { BLOCK } from './box-rows.ts';
import { factFails } from './facet-fails.ts';
import { fitting } from './fit-rows.ts';
import type { CompiledQuery } from './query.ts';
import type { StayWorld } from './world.ts';

/** Columns of the hotels chosen; the next search overwrites them. */
export const chosen = {
  rows: new Int32Array(BLOCK),
  /** As in `fitting`. */
  rooms: new Uint8Array(BLOCK),
  /** Bits of the plans that the filters leave; of them those that are free to cancel, and with breakfast. */
  plans: new Uint8Array(BLOCK),
  freePlans: new Uint8Array(BLOCK),
  breakfastPlans: new Uint8Array(BLOCK),
  /** Bits of the filters on facts that the hotel fails: one at most. */
  failed: new Uint8Array(BLOCK),
};

/** 1 for a hotel whose fourth night is free when there are so many nights, else 0. */
export const earnsNight = (collection: number): number => (collection - 2) >>> 31;

/** Fills `chosen` from those that fit; returns how many it holds. */
export function chooseRows(world: StayWorld, compiled: CompiledQuery, isLong: boolean): number {
  const { amenities, collection } = world;
  const { needFree, needBreakfast, needFourth, hasFactFilters } = compiled;
  const wantedAmenities = compiled.amenities;
  const { rows, rooms, plans, freePlans, breakfastPlans, failed } = chosen;
  const { count, sale } = fitting;
  const fitRows = fitting.rows;
  const fitRooms = fitting.rooms;
  let size = 0;
  for (let i = 0; i < count; i++) {
    const row = fitRows[i]!;
    if ((amenities[row]! & wantedAmenities) !== wantedAmenities) continue;
    if (needFourth && !(isLong && collection[row]! < 2)) continue;
    const fails = hasFactFilters ? factFails(compiled, world, row) : 0;
    if (fails & (fails - 1)) continue;
    const packed = sale[i]!;
    const free = (packed >> 4) & 15;
    const breakfast = packed >> 8;
    const wanted = packed & (needFree ? free : 15) & (needBreakfast ? breakfast : 15);
    rows[size] = row;
    rooms[size] = fitRooms[i]!;
    plans[size] = wanted;
    freePlans[size] = wanted & free;
    breakfastPlans[size] = wanted & breakfast;
    failed[size] = fails;
    if (wanted !== 0) size++;
  }
  return size;
}
