/** What an activity costs, as the rules price it, and the same total by itself for searches. */
import { basisPointsOf } from '@sojourn/domain/money.ts';
import type { Unit } from '@sojourn/products/activity/rules/activity.ts';
import {
  type ActivityPrice,
  type ActivityPricing,
  priceActivity,
} from '@sojourn/products/activity/rules/booking/activity-price.ts';
import type { UnitCount } from '@sojourn/products/activity/rules/party/place-ages.ts';
import { OPTION_PRICES, OPTIONS_MAX } from './options.ts';
import { UNIT_SET_LIST } from './unit-sets.ts';
import type { ActivityColumns, ActivityWorld } from './world.ts';

type PricedWorld = ActivityColumns & Pick<ActivityWorld, 'taxBps'>;

/** The adult's share, in thousandths. */
const WHOLE = 1_000;

/** Whole dollars, in cents. */
function unitMinor(base: number, priceBps: number, share: number): number {
  const whole = priceBps === 10_000 ? base : Math.round((base * priceBps) / 10_000);
  return (share === WHOLE ? whole : Math.round((whole * share) / WHOLE)) * 100;
}

const optionPriceBps = (world: PricedWorld, row: number, option: number): number =>
  OPTION_PRICES[world.options[row]! * OPTIONS_MAX + option]!;

const movedBy = (minor: number, perCent: number): number =>
  perCent === 0 ? minor : Math.round((minor * (100 + perCent)) / 100);

/** A unit's id is its kind, which is unique in its product. */
export function unitsOfOption(world: ActivityWorld, row: number, option: number, perCent = 0): Unit[] {
  const priceBps = optionPriceBps(world, row, option);
  return UNIT_SET_LIST[world.units[row]!]!.units.map(({ share, ...unit }) => ({
    ...unit,
    unitId: unit.kind,
    priceMinor: movedBy(unitMinor(world.base[row]!, priceBps, share), perCent),
  }));
}

export const pricingOf = (world: ActivityWorld, row: number, option: number, perCent = 0): ActivityPricing =>
  world.group[row] === 0
    ? { by: 'unit' }
    : {
        by: 'group',
        amountMinor: movedBy(unitMinor(world.base[row]!, optionPriceBps(world, row, option), WHOLE), perCent),
        people: world.group[row]!,
        groupsMax: world.groupsMax[row]!,
      };

/** `perCent`: by how much it's moved. Null when the people don't fit into the groups that may be booked. */
export function priceOption(
  world: ActivityWorld,
  row: number,
  option: number,
  chosen: readonly UnitCount[],
  perCent = 0,
): ActivityPrice | null {
  const priced = {
    pricing: pricingOf(world, row, option, perCent),
    units: unitsOfOption(world, row, option, perCent),
    taxBps: world.taxBps[world.city[row]!]!,
    offerBps: world.off[row]! * 100,
  };
  return priceActivity(priced, chosen);
}

/** A party as one set of units takes it: how many of each share of the base price, and their places. */
export type PlacedParty = {
  readonly shares: readonly (readonly [share: number, count: number])[];
  readonly places: number;
};

function withOfferAndTax(world: PricedWorld, row: number, sum: number): number {
  const off = world.off[row]!;
  const taxBps = world.taxBps[world.city[row]!]!;
  const less = off === 0 ? sum : sum - basisPointsOf(sum, off * 100);
  return taxBps === 0 ? less : less + basisPointsOf(less, taxBps);
}

/** The total of `priceOption` without its lines; null when the people don't fit into the groups. */
export function optionTotal(
  world: ActivityWorld,
  row: number,
  option: number,
  { shares, places }: PlacedParty,
): number | null {
  const base = world.base[row]!;
  const priceBps = optionPriceBps(world, row, option);
  const group = world.group[row]!;
  if (group > 0) {
    const groups = Math.ceil(places / group);
    if (groups > world.groupsMax[row]!) return null;
    return withOfferAndTax(world, row, groups * unitMinor(base, priceBps, WHOLE));
  }
  let sum = 0;
  for (const [share, count] of shares) sum += unitMinor(base, priceBps, share) * count;
  return withOfferAndTax(world, row, sum);
}

/** What an adult pays with taxes, or a member of a full group. */
export function adultPrice(world: PricedWorld, row: number, option: number): number {
  const whole = withOfferAndTax(
    world,
    row,
    unitMinor(world.base[row]!, optionPriceBps(world, row, option), WHOLE),
  );
  return world.group[row] === 0 ? whole : Math.ceil(whole / world.group[row]!);
}
