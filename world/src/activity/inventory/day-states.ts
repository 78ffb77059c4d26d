/** The states of an activity's days, without ids or instants where neither is near: for calendars. */
import { dateIn, dateOfDay, dayNumber, type Instant } from '@sojourn/domain/dates.ts';
import { cutOffInstant, isPastCutOff } from '@sojourn/products/activity/rules/booking/cut-off.ts';
import { groupOutcome } from '@sojourn/products/activity/rules/booking/minimum-group.ts';
import { type SlotState, slotState } from '@sojourn/products/activity/rules/slots/slot.ts';
import type { ActivityMarketState } from './calendar.ts';
import { OPTION_SET_LIST } from './options.ts';
import { startKey, takenPlaces } from './places-left.ts';
import { type ActivityPlan, PLAN_LIST, startsOn } from './plans.ts';
import { MINIMUM_GROUPS } from './terms.ts';
import { type ActivityWorld, cityOfActivity } from './world.ts';
import { startMs } from './zone-clock.ts';

/** Days before its own by which a cut-off or the count of a group comes at most. */
const NEAR_DAYS = 3;

type StartState = { readonly state: SlotState; readonly placesLeft: number | null };
type DayStates = { readonly day: number; readonly starts: readonly StartState[] };

/** Of the starts that one of the options has; an open-dated ticket has none. */
export function dayStates(
  world: ActivityWorld,
  { now, sold, closed }: ActivityMarketState,
  row: number,
  options: readonly number[],
  { first, days }: { readonly first: number; readonly days: number },
): DayStates[] {
  const plan = PLAN_LIST[world.plan[row]!]!;
  const { zone, season } = cityOfActivity(world, row);
  const today = dayNumber(dateIn(now, zone));
  const set = OPTION_SET_LIST[world.options[row]!]!;
  const offered = options.reduce((bits, option) => bits | set[option]!.starts, 0);
  const capacity = world.seats[row]!;
  const off = closed?.get(row);
  const startAt = (day: number, start: number): StartState[] => {
    const begin = startMs(zone, day, plan.starts[start]!.minute);
    if (Number.isNaN(begin)) return [];
    const taken = takenPlaces(world, sold, row, day, start);
    const isOff = off?.has(startKey(day, start)) ?? false;
    const isNear = day <= today + NEAR_DAYS;
    const isOpen = !isOff && !(isNear && isOver(world, row, plan, { day, begin, taken, now }));
    const count = capacity === 0 ? null : { capacity, taken };
    return [{ state: slotState(count, isOpen), placesLeft: count && capacity - taken }];
  };
  return Array.from({ length: days }, (_, at) => {
    const day = first + at;
    const isOffered = plan.kind !== 'openDated' && day >= today && day <= today + plan.windowDays;
    const bits = isOffered ? startsOn(plan, season, day) & offered : 0;
    const starts = plan.starts.flatMap((_start, start) => ((bits >>> start) & 1 ? startAt(day, start) : []));
    return { day, starts };
  });
}

/** Past its cut-off, or its group has turned out too small. */
function isOver(
  world: ActivityWorld,
  row: number,
  plan: ActivityPlan,
  {
    day,
    begin,
    taken,
    now,
  }: { readonly day: number; readonly begin: number; readonly taken: number; readonly now: Instant },
): boolean {
  const { zone } = cityOfActivity(world, row);
  const instant = (ms: number): Instant => new Date(ms).toISOString() as Instant;
  const startsAt = instant(begin);
  const closesAt = plan.kind === 'startTimes' ? startsAt : instant(startMs(zone, day, plan.closes));
  const date = dateOfDay(day);
  const cutOffAt = cutOffInstant(plan.cutOff, { date, startsAt, opensAt: startsAt, closesAt, zone });
  if (isPastCutOff(cutOffAt, now)) return true;
  return groupOutcome(MINIMUM_GROUPS[world.minimum[row]!]!, { date, zone, booked: taken }, now) === 'tooFew';
}
