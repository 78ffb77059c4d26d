/** From when and until when hosts let guests in: it follows from the home's number. */
import { DEMO_CITY, DEMO_HOMES } from './data/demo-homes.ts';
import { cityOfHome, type HomeWorld } from './world.ts';

export const CHECK_INS_FROM = ['14:00', '15:00', '16:00'] as const;
const PICTURED = 1;
/** Three of five from 15:00. */
const SHARES = [1, 1, 0, 1, 2] as const;
/** Hosts who hand the keys over themselves; a lockbox works at any hour. */
const CHECK_INS_UNTIL = ['20:00', '21:00', '22:00', '23:00'] as const;

/** Which of the hours of `CHECK_INS_FROM`. */
export function checkInIndex(world: HomeWorld, row: number): number {
  const ordinal = world.ordinal[row]!;
  if (ordinal < DEMO_HOMES.length && cityOfHome(world, row).id === DEMO_CITY) return PICTURED;
  return SHARES[world.salt[row]! % SHARES.length]!;
}

/** Null: at any hour. */
export const checkInUntil = (world: HomeWorld, row: number, isBySelf: boolean): string | null =>
  isBySelf ? null : CHECK_INS_UNTIL[(world.salt[row]! >>> 3) % CHECK_INS_UNTIL.length]!;
