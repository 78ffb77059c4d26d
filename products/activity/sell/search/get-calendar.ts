/** The calendar: one state for each day, cheap and without ids. */
import { type CalendarDate, dateIn, nightsBetween } from '@sojourn/domain/dates.ts';
import type { RequestContext } from '@sojourn/server/context.ts';
import { refuse } from '@sojourn/server/refusal.ts';
import { checkActivityDays } from '#activity/rules/check-search.ts';
import type { ActivityDay } from '#activity/wire/activity-detail.ts';
import { SLOT_DAYS_MAX } from '../port/slots-port.ts';
import { type ActivitySearchDeps, askOne, requireActivities, requireSupplier } from './deps.ts';
import { shownPlaces } from './shown-places.ts';

type Input = {
  readonly activityId: string;
  readonly fromDate: CalendarDate;
  readonly untilDate: CalendarDate;
};

/** Refuses NotFound, what breaks a rule of days, and SuppliersUnavailable. */
export async function getActivityCalendar(
  deps: ActivitySearchDeps,
  { activityId, fromDate, untilDate }: Input,
  context: RequestContext,
): Promise<{ days: ActivityDay[] }> {
  requireActivities(deps, context);
  const supplier = requireSupplier(deps, activityId);
  const { zone } = supplier.facts(activityId, 'en') ?? refuse('NotFound');
  const now = deps.clock.now();
  const problem = checkActivityDays({ fromDate, untilDate }, dateIn(now, zone), SLOT_DAYS_MAX);
  if (problem) refuse(problem);
  const ask = {
    activityId,
    optionId: null,
    from: fromDate,
    days: nightsBetween(fromDate, untilDate) + 1,
    now,
  };
  const { days } = await askOne(deps, supplier, (each, call) => each.calendar(ask, call), context);
  return {
    days: days.map(({ date, state, placesLeft }) => ({
      date,
      state,
      placesLeft: shownPlaces(state, placesLeft),
    })),
  };
}
