/** What's asked for, found in the world; or why it can't be had. */
import { type CalendarDate, dateOfDay, dayNumber, type Instant } from '@sojourn/domain/dates.ts';
import { isPastCutOff } from '@sojourn/products/activity/rules/booking/cut-off.ts';
import { checkUnits, type UnitCount } from '@sojourn/products/activity/rules/party/place-ages.ts';
import type { ActivityPick, ActivityRejection } from '@sojourn/products/activity/sell/port/price-port.ts';
import { type ActivityMarketState, type UsableSlot, usableOn } from '../inventory/calendar.ts';
import { optionOfId } from '../inventory/content/activity-facts.ts';
import { NOTHING_SOLD } from '../inventory/places-left.ts';
import { PLAN_LIST } from '../inventory/plans.ts';
import { priceOption, unitsOfOption } from '../inventory/pricing.ts';
import { UNIT_SET_LIST } from '../inventory/unit-sets.ts';
import { type ActivityWorld, rowOfActivity } from '../inventory/world.ts';
import type { ActivityMarket } from './market.ts';
import { readSlots } from './slots/store.ts';
import { type FoundPick, placesOfPick } from './sold-activity.ts';

const SLOT_ID = /^(\d{4}-\d\d-\d\d)T\d\d:\d\d$/;

/** The day in a slot's id, null where it can't be one. */
export function dayOfSlotId(slotId: string): number | null {
  const date = SLOT_ID.exec(slotId)?.[1];
  if (date === undefined || Number.isNaN(Date.parse(date))) return null;
  const day = dayNumber(date as CalendarDate);
  return dateOfDay(day) === date ? day : null;
}

const isCount = ({ count }: UnitCount): boolean => Number.isInteger(count) && count >= 0;

/** Each unit once, without those of nobody. */
function tidy(units: readonly UnitCount[]): UnitCount[] {
  const counts = new Map<string, number>();
  for (const { unitId, count } of units) counts.set(unitId, (counts.get(unitId) ?? 0) + count);
  return [...counts].filter(([, count]) => count > 0).map(([unitId, count]) => ({ unitId, count }));
}

const NOT_SOLD: ActivityRejection = { reason: 'RateNotAvailable' };

/** By the record: what's sold and called off on the day of a pick. */
export async function stateFor(
  { db, world }: Pick<ActivityMarket, 'db' | 'world'>,
  { activityId, slotId }: Pick<ActivityPick, 'activityId' | 'slotId'>,
  now: Instant,
): Promise<ActivityMarketState> {
  const row = rowOfActivity(world, activityId);
  const day = slotId === null ? null : dayOfSlotId(slotId);
  if (row === undefined || day === null) return { now, sold: NOTHING_SOLD };
  const date = dateOfDay(day);
  return { now, ...(await readSlots(db, row, activityId, { from: date, to: date })) };
}

function findSlot(
  world: ActivityWorld,
  state: ActivityMarketState,
  { row, option }: Pick<FoundPick, 'row' | 'option'>,
  slotId: string | null,
): UsableSlot | null | undefined {
  const isOpenDated = PLAN_LIST[world.plan[row]!]!.kind === 'openDated';
  if (isOpenDated || slotId === null) return isOpenDated && slotId === null ? null : undefined;
  const day = dayOfSlotId(slotId);
  if (day === null) return undefined;
  return usableOn(world, state, row, option, day).find((slot) => slot.slotId === slotId);
}

/** The activity, option, slot and units that are asked for, whether there's room or not. */
export function findPick(
  world: ActivityWorld,
  state: ActivityMarketState,
  ask: ActivityPick,
): FoundPick | ActivityRejection {
  const row = rowOfActivity(world, ask.activityId);
  const option = row === undefined ? -1 : optionOfId(world, row, ask.optionId);
  if (row === undefined || option === -1 || !ask.units.every(isCount)) return NOT_SOLD;
  const sold = unitsOfOption(world, row, option);
  const units = tidy(ask.units);
  if (units.some(({ unitId }) => !sold.some((unit) => unit.unitId === unitId))) return NOT_SOLD;
  const set = UNIT_SET_LIST[world.units[row]!]!;
  const problems = checkUnits(units, { units: sold, least: set.least, most: set.most });
  if (problems.length > 0) return { reason: 'PartyNotPlaced', problems };
  if (priceOption(world, row, option, units) === null) {
    const most = world.group[row]! * world.groupsMax[row]!;
    return { reason: 'PartyNotPlaced', problems: [{ problem: 'partyTooLarge', most }] };
  }
  const slot = findSlot(world, state, { row, option }, ask.slotId);
  if (slot === undefined) return NOT_SOLD;
  const day = slot === null ? null : dayNumber(slot.startsAtLocal.slice(0, 10) as CalendarDate);
  return { activityId: ask.activityId, row, option, slot, day, units };
}

/** Why there's no room for a pick; `own`: places of the slot that are the asker's already. */
export function findFull(
  world: ActivityWorld,
  found: FoundPick,
  now: Instant,
  own = 0,
): ActivityRejection | null {
  const { slot } = found;
  if (slot === null) return null;
  if (isPastCutOff(slot.cutOffAt, now)) return { reason: 'CutOffPassed' };
  if (slot.state === 'closed') return { reason: 'NoAvailability', placesLeft: 0 };
  if (slot.placesLeft === null) return null;
  const placesLeft = slot.placesLeft + own;
  return placesLeft < placesOfPick(world, found) ? { reason: 'NoAvailability', placesLeft } : null;
}
