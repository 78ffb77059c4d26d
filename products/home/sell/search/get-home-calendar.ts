import type { CalendarDate } from '@sojourn/domain/dates.ts';
import type { RequestContext } from '@sojourn/server/context.ts';
import { refuse } from '@sojourn/server/refusal.ts';
import type { HomeDay } from '#home/wire/home-detail.ts';
import { askOne, type HomeSearchDeps, requireHomes, requireSupplier } from './deps.ts';

type CalendarInput = {
  readonly homeId: string;
  readonly from: CalendarDate;
  readonly days: number;
  readonly arrival?: CalendarDate | undefined;
};

/** The days on which a stay can start and end. Refuses NotFound, NoAvailability and SuppliersUnavailable. */
export async function getHomeCalendar(
  deps: HomeSearchDeps,
  { homeId, from, days, arrival = undefined }: CalendarInput,
  context: RequestContext,
): Promise<{ days: HomeDay[]; ends: CalendarDate[] }> {
  requireHomes(deps, context);
  const ask = { homeId, from, days, arrival: arrival ?? null, now: deps.clock.now() };
  const found = await askOne(
    deps,
    requireSupplier(deps, homeId),
    (each, call) => each.calendar(ask, call),
    context,
    () => refuse('NoAvailability'),
  );
  return { days: [...found.days], ends: [...found.ends] };
}
