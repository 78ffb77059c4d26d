/** What a host asks of guests, and what can be changed after booking: it follows from the home's number. */
import { hashText, mix } from '@sojourn/domain/mix.ts';
import { CHECK_INS_FROM, checkInIndex, checkInUntil } from './check-in-hours.ts';
import { DEMO_CITY, DEMO_HOMES } from './data/demo-homes.ts';
import { cityOfHome, type HomeWorld } from './world.ts';

type HouseRules = {
  readonly checkInFrom: string;
  /** Null: at any hour, by a lockbox. */
  readonly checkInUntil: string | null;
  readonly checkOutUntil: string;
  readonly quietFrom: string | null;
  readonly selfCheckIn: boolean;
  readonly smoking: boolean;
  readonly partiesAllowed: boolean;
  /** Whether other dates and another party are taken at once, without asking the host. */
  readonly changesAtOnce: boolean;
};

const PICTURED: HouseRules = {
  checkInFrom: '15:00',
  checkInUntil: null,
  checkOutUntil: '11:00',
  quietFrom: '22:00',
  selfCheckIn: true,
  smoking: false,
  partiesAllowed: false,
  changesAtOnce: true,
};
const CHECK_OUTS = ['10:00', '11:00', '11:00', '12:00'] as const;
const QUIETS = ['21:00', '22:00', '22:00', '23:00', null] as const;
const CHANGING_PERCENT = 75;

export function houseRules(world: HomeWorld, row: number): HouseRules {
  const city = cityOfHome(world, row);
  const ordinal = world.ordinal[row]!;
  if (city.id === DEMO_CITY && ordinal < DEMO_HOMES.length) return PICTURED;
  const seed = mix(hashText(`rules ${city.id}`), ordinal);
  const roll = (what: number, sides: number): number => mix(seed, what) % sides;
  const selfCheckIn = roll(3, 100) < 55;
  return {
    checkInFrom: CHECK_INS_FROM[checkInIndex(world, row)]!,
    checkInUntil: checkInUntil(world, row, selfCheckIn),
    checkOutUntil: CHECK_OUTS[roll(1, CHECK_OUTS.length)]!,
    quietFrom: QUIETS[roll(2, QUIETS.length)]!,
    selfCheckIn,
    smoking: roll(4, 100) < 4,
    partiesAllowed: roll(5, 100) < 3,
    changesAtOnce: roll(6, 100) < CHANGING_PERCENT,
  };
}
