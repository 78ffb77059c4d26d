/** The two questions about when: one cheap state a day, and slots with ids by the record. */
import { type CalendarDate, dateIn, dateOfDay, dayNumber, type Instant } from '@sojourn/domain/dates.ts';
import { dayState } from '@sojourn/products/activity/rules/slots/slot.ts';
import {
  type ActivityCalendarAsk,
  type ActivityDay,
  type OptionSlot,
  SLOT_DAYS_MAX,
  SLOT_IDS_MAX,
  type SlotCheckAsk,
  type SlotsRejection,
} from '@sojourn/products/activity/sell/port/slots-port.ts';
import { type Outcome, ok, rejected } from '@sojourn/server/suppliers/outcome.ts';
import { type ActivityMarketState, optionsOf, slotsOn } from '../inventory/calendar.ts';
import { optionIdOf, optionOfId } from '../inventory/content/activity-facts.ts';
import { dayStates } from '../inventory/day-states.ts';
import { cityOfActivity, rowOfActivity } from '../inventory/world.ts';
import { dayOfSlotId } from './find-pick.ts';
import { type ActivityMarket, pictureAt } from './market.ts';
import { shownOffset } from './slots/shown-offset.ts';
import { readSlots } from './slots/store.ts';
import { totalOf } from './sold-activity.ts';
import { sweepActivities } from './sweep.ts';

const isSpan = (days: number): boolean => Number.isInteger(days) && days >= 1 && days <= SLOT_DAYS_MAX;

/** By the search's picture: nothing is read for it. */
export function answerCalendar(
  market: ActivityMarket,
  { activityId, optionId, from, days, now }: ActivityCalendarAsk,
): Outcome<{ readonly days: readonly ActivityDay[] }, SlotsRejection> {
  const { world } = market;
  const row = rowOfActivity(world, activityId);
  const options = row === undefined ? [] : wantedOptions(market, row, optionId);
  if (row === undefined || options.length === 0) return rejected({ reason: 'NotFound' });
  if (!isSpan(days)) return rejected({ reason: 'InvalidSlots' });
  const span = { first: dayNumber(from), days };
  return ok({
    days: dayStates(world, pictureAt(market, now), row, options, span).map(({ day, starts }) => {
      const open = starts.filter(({ state }) => state !== 'closed');
      const left = open.flatMap(({ placesLeft }) => (placesLeft === null ? [] : [placesLeft]));
      return {
        date: dateOfDay(day),
        state: dayState(starts.map(({ state }) => state)),
        placesLeft: left.length === 0 ? null : Math.max(...left),
      };
    }),
  });
}

const wantedOptions = ({ world }: ActivityMarket, row: number, optionId: string | null): number[] => {
  if (optionId === null) return optionsOf(world, row);
  const option = optionOfId(world, row, optionId);
  return option === -1 ? [] : [option];
};

/** The days that a check is about; null where it isn't one. */
function daysOf(ask: SlotCheckAsk): number[] | null {
  if (ask.slotIds === undefined)
    return isSpan(ask.days) ? Array.from({ length: ask.days }, (_, at) => dayNumber(ask.from) + at) : null;
  if (ask.slotIds.length === 0 || ask.slotIds.length > SLOT_IDS_MAX) return null;
  const days = ask.slotIds.flatMap((slotId) => dayOfSlotId(slotId) ?? []);
  return [...new Set(days)].sort((a, b) => a - b);
}

export async function answerCheck(
  market: ActivityMarket,
  ask: SlotCheckAsk,
): Promise<Outcome<{ readonly slots: readonly OptionSlot[] }, SlotsRejection>> {
  const { world, db } = market;
  const row = rowOfActivity(world, ask.activityId);
  const options = row === undefined ? [] : wantedOptions(market, row, ask.optionId);
  if (row === undefined || options.length === 0) return rejected({ reason: 'NotFound' });
  const days = daysOf(ask);
  if (days === null) return rejected({ reason: 'InvalidSlots' });
  const [first, last] = [days[0], days.at(-1)];
  if (first === undefined || last === undefined) return ok({ slots: [] });
  await sweepActivities(market, ask.now);
  const span = { from: dateOfDay(first), to: dateOfDay(last) };
  const state = { now: ask.now, ...(await readSlots(db, row, ask.activityId, span)) };
  const slots = options.flatMap((option) =>
    days.flatMap((day) => slotsOfDay(market, state, { row, option, day }, ask)),
  );
  const wanted = ask.slotIds && new Set(ask.slotIds);
  return ok({ slots: wanted ? slots.filter(({ slotId }) => wanted.has(slotId)) : slots });
}

function slotsOfDay(
  { world }: ActivityMarket,
  state: ActivityMarketState,
  { row, option, day }: { readonly row: number; readonly option: number; readonly day: number },
  { units }: SlotCheckAsk,
): OptionSlot[] {
  const { zone } = cityOfActivity(world, row);
  const slots = slotsOn(world, state, row, option, day);
  if (slots.length === 0) return [];
  const counted = (units ?? []).filter(({ count }) => count > 0);
  const total = counted.length === 0 ? null : safeTotal(world, { row, option, units: counted });
  return slots.map((slot) => ({
    ...slot,
    optionId: optionIdOf(option),
    date: dateOfDay(day),
    shownOffset: shownOffset(slot.startsAtLocal, zone),
    totalMinor: total,
  }));
}

/** Null for units that the option doesn't have, too. */
function safeTotal(world: ActivityMarket['world'], of: Parameters<typeof totalOf>[1]): number | null {
  try {
    return totalOf(world, of, 0)?.totalMinor ?? null;
  } catch (error) {
    if (error instanceof RangeError) return null;
    throw error;
  }
}

/** Today at an activity. */
export const todayAt = ({ world }: Pick<ActivityMarket, 'world'>, row: number, now: Instant): CalendarDate =>
  dateIn(now, cityOfActivity(world, row).zone);
