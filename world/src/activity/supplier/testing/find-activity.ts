/** Activities of the tests' world that have what a test is about, and slots of theirs. */
import { type CalendarDate, dateOfDay, dayNumber } from '@sojourn/domain/dates.ts';
import { ACTIVITY_NOW, testActivityWorld } from '@sojourn/products/activity/testing/activity-market.ts';
import { type UsableSlot, usableOn } from '../../inventory/calendar.ts';
import { NOTHING_SOLD } from '../../inventory/places-left.ts';
import { PLAN_LIST } from '../../inventory/plans.ts';
import { type ActivityWorld, activityIdOf } from '../../inventory/world.ts';

type Holds = (world: ActivityWorld, row: number) => boolean;

export function activityWhere(holds: Holds): { readonly activityId: string; readonly row: number } {
  const world = testActivityWorld();
  for (let row = 0; row < world.count; row++)
    if (holds(world, row)) return { activityId: activityIdOf(world, row), row };
  throw new Error('no such activity');
}
export const isKind =
  (kind: string): Holds =>
  (world, row) =>
    PLAN_LIST[world.plan[row]!]!.kind === kind;

/** The first slot of an option with so many places from a day on. */
export function slotWithPlaces(
  row: number,
  places: number,
  { from = '2027-05-01', option = 0 }: { readonly from?: string; readonly option?: number } = {},
): UsableSlot {
  const world = testActivityWorld();
  const state = { now: ACTIVITY_NOW, sold: NOTHING_SOLD };
  const first = dayNumber(from as CalendarDate);
  for (let day = first; day < first + 60; day++) {
    const found = usableOn(world, state, row, option, day).find(
      (slot) => slot.state !== 'closed' && (slot.placesLeft ?? places) >= places,
    );
    if (found) return found;
  }
  throw new Error(`no slot with ${places} places from ${dateOfDay(first)} on`);
}
