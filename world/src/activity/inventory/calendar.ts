/** When an activity can be booked: its slots on a day, and one state for the day. */
import {
  dateIn,
  dateOfDay,
  dayNumber,
  type Instant,
  instantAt,
  localAt,
  plusSeconds,
} from '@sojourn/domain/dates.ts';
import { cutOffInstant, isPastCutOff } from '@sojourn/products/activity/rules/booking/cut-off.ts';
import { groupOutcome } from '@sojourn/products/activity/rules/booking/minimum-group.ts';
import {
  dayState,
  type Slot,
  type SlotState,
  slotState,
} from '@sojourn/products/activity/rules/slots/slot.ts';
import { startInstant } from '@sojourn/products/activity/rules/slots/start-instant.ts';
import { OPTION_SET_LIST, OPTIONS_MAX } from './options.ts';
import { type ClosedStarts, type SoldPlaces, startKey, takenPlaces } from './places-left.ts';
import { PLAN_LIST, startsOn } from './plans.ts';
import { MINIMUM_GROUPS } from './terms.ts';
import { type ActivityWorld, cityOfActivity } from './world.ts';
import { localOn } from './zone-clock.ts';

export type ActivityMarketState = {
  readonly now: Instant;
  readonly sold: SoldPlaces;
  readonly closed?: ClosedStarts;
};

/** Indexes of the options that a product has. */
export const optionsOf = (world: ActivityWorld, row: number): number[] =>
  OPTION_SET_LIST[world.options[row]!]!.flatMap((_, option) =>
    world.speaks[row * OPTIONS_MAX + option] === 0 ? [] : [option],
  );

/** By the start's number in its plan; of an open-dated ticket, the hours of any day. */
export type UsableSlot = Slot & { readonly start: number };

/** What an option has on a day: its starts, or the day where people come when they like. */
export function usableOn(
  world: ActivityWorld,
  { now, sold, closed }: ActivityMarketState,
  row: number,
  option: number,
  day: number,
): UsableSlot[] {
  const plan = PLAN_LIST[world.plan[row]!]!;
  const { zone, season } = cityOfActivity(world, row);
  const today = dayNumber(dateIn(now, zone));
  if (day < today || day > today + plan.windowDays) return [];
  const starts = startsOn(plan, season, day) & OPTION_SET_LIST[world.options[row]!]![option]!.starts;
  return plan.starts.flatMap(({ minute }, start): UsableSlot[] => {
    if (((starts >>> start) & 1) === 0) return [];
    const startsAtLocal = localOn(day, minute);
    const startsAt = startInstant(startsAtLocal, zone);
    if (startsAt === null) return [];
    const allDay = plan.kind !== 'startTimes';
    const endsAt = allDay
      ? instantAt(localOn(day, plan.closes), zone)
      : plusSeconds(startsAt, world.minutes[row]! * 60);
    const times = { date: dateOfDay(day), startsAt, opensAt: startsAt, closesAt: endsAt, zone };
    const cutOffAt = cutOffInstant(plan.cutOff, times);
    const capacity = world.seats[row]!;
    const taken = takenPlaces(world, sold, row, day, start);
    const group = groupOutcome(
      MINIMUM_GROUPS[world.minimum[row]!]!,
      { date: times.date, zone, booked: taken },
      now,
    );
    const isOn = group !== 'tooFew' && !closed?.get(row)?.has(startKey(day, start));
    const isOpen = isOn && !isPastCutOff(cutOffAt, now);
    const count = capacity === 0 ? null : { capacity, taken };
    return [
      {
        start,
        slotId: startsAtLocal,
        startsAtLocal,
        endsAtLocal: localAt(endsAt, zone),
        startsAt,
        endsAt,
        cutOffAt,
        allDay,
        state: slotState(count, isOpen),
        placesLeft: count && capacity - taken,
      },
    ];
  });
}

/** The slots of an option on a day; an open-dated ticket has none. */
export const slotsOn = (
  world: ActivityWorld,
  state: ActivityMarketState,
  row: number,
  option: number,
  day: number,
): Slot[] =>
  PLAN_LIST[world.plan[row]!]!.kind === 'openDated'
    ? []
    : usableOn(world, state, row, option, day).map(({ start: _, ...slot }) => slot);

/** The best of all options' slots. */
export const activityDay = (
  world: ActivityWorld,
  state: ActivityMarketState,
  row: number,
  day: number,
): SlotState =>
  dayState(
    optionsOf(world, row).flatMap((option) =>
      slotsOn(world, state, row, option, day).map((slot) => slot.state),
    ),
  );

/** The end of an open-dated ticket that's bought now. */
export function validUntil(world: ActivityWorld, row: number, now: Instant): Instant {
  const { zone } = cityOfActivity(world, row);
  const day = dayNumber(dateIn(now, zone)) + PLAN_LIST[world.plan[row]!]!.validDays;
  return instantAt(localOn(day, 23 * 60 + 59), zone);
}
