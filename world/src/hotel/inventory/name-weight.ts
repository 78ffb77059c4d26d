import { distanceKm } from '@sojourn/geography/distance.ts';
import { cityOfRow, type HotelWorld, positionOf } from './world.ts';

/** 0-100, for a search by name: well rated and often rated hotels near the center of a city come first. */
export function nameWeight(world: HotelWorld, row: number): number {
  const near = Math.max(0, 20 - distanceKm(positionOf(world, row), cityOfRow(world, row)) * 4);
  return Math.min(100, world.stars[row]! * 8 + Math.log10(world.reviews[row]!) * 8 + near);
}
