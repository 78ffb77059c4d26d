/**
 * Where a home really is. What searches, lists and maps have is about there: so no map box, however small,
 * gives away the house. The exact place follows from the home's number, and only a confirmed order has it.
 */
import { hashText, mix } from '@sojourn/domain/mix.ts';
import { POSITION_SCALE } from '../../places/visit-box.ts';
import { cityOfHome, type HomeWorld, positionOfHome } from './world.ts';

/** Of the circle that's shown; the home is within it. */
export const AREA_RADIUS_METERS = 400;
const LEAST_METERS = 60;
const MOST_METERS = 380;
const METERS_PER_DEGREE = 111_195;
const TRIES = 8;

export function exactPosition(world: HomeWorld, row: number) {
  const about = positionOfHome(world, row);
  const seed = mix(hashText(`house ${cityOfHome(world, row).id}`), world.ordinal[row] ?? 0);
  for (let turn = 0; turn < TRIES; turn++) {
    const roll = mix(seed, turn);
    const bearing = ((roll % 3_600) / 1_800) * Math.PI;
    const meters = LEAST_METERS + ((roll >>> 12) % (MOST_METERS - LEAST_METERS));
    const lat = rounded(about.lat + (Math.cos(bearing) * meters) / METERS_PER_DEGREE);
    const narrow = Math.cos((about.lat * Math.PI) / 180);
    const lon = rounded(about.lon + (Math.sin(bearing) * meters) / METERS_PER_DEGREE / narrow);
    if (world.land.isLand(lat, lon)) return { lat, lon };
  }
  return about;
}

const rounded = (degrees: number): number => Math.round(degrees * POSITION_SCALE) / POSITION_SCALE;
