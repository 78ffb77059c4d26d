/** The calls of disruptions. */
import type { disruptionCalls } from '@sojourn/contract/disruptions.ts';
import type { Handlers } from '#context.ts';
import type { CompanyDeps } from '#modules/trips/trips/booked-for-me.ts';
import type { RebookDeps } from './plan/deps.ts';
import { planRebooking } from './plan/plan-rebooking.ts';
import { rebookDisruption } from './rebooking/rebook-disruption.ts';
import { getDisruption } from './view-disruption.ts';

export const disruptionRoutes = (
  deps: RebookDeps & CompanyDeps,
): Pick<Handlers, keyof typeof disruptionCalls> => ({
  getDisruption: ({ params, actor }) => getDisruption(deps, params.bookingId, actor),
  planRebooking: ({ params, actor, context }) => planRebooking(deps, params.bookingId, actor, context),
  rebookDisruption: ({ params, input, actor, context }) =>
    rebookDisruption(deps, params.bookingId, input, actor, context),
});
