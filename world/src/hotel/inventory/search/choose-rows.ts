/** The second pass of a search: of the hotels that fit, those wanted, or wanted but for one filter. */

import type { HotelWorld } from '../world.ts';
import { chosen } from './chosen.ts';
import { countAlone } from './count-rows.ts';
import { factFails, mayBeInPolicy } from './facet-fails.ts';
import { fitting } from './fit-rows.ts';
import type { CompiledQuery, StayCounts } from './query.ts';

/** 1 for a hotel whose fourth night is free when there are so many nights, else 0. */
export const earnsNight = (collection: number): number => (collection - 2) >>> 31;

/**
 * Fills `chosen` from those that fit; returns how many it holds. One that fails a filter on facts is counted
 * by that facet at once, whatever it costs, unless prices are filtered too.
 */
export function chooseRows(
  world: HotelWorld,
  compiled: CompiledQuery,
  counts: StayCounts,
  isLong: boolean,
): number {
  const { amenities, collection, program, stars } = world;
  const { needFree, needBreakfast, needFourth, hasFactFilters, hasPrice, inPolicyOnly } = compiled;
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
    if (inPolicyOnly && !mayBeInPolicy(compiled, stars[row]!, program[row]!)) continue;
    const fails = hasFactFilters ? factFails(compiled, world, row) : 0;
    if (fails & (fails - 1)) continue;
    const packed = sale[i]!;
    const free = (packed >> 4) & 15;
    const breakfast = packed >> 8;
    const wanted = packed & (needFree ? free : 15) & (needBreakfast ? breakfast : 15);
    if (fails !== 0 && !hasPrice) {
      if (wanted !== 0) countAlone(world, counts, row, 0, fails);
      continue;
    }
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
