/** The calls of disruptions. */
import type { disruptionCalls } from '@sojourn/contract/disruptions.ts';
import type { Handlers } from '../../context.ts';
import type { CompanyDeps } from '../trips/booked-for-me.ts';
import { planRebooking } from './plan/plan-rebooking.ts';
import type { DisruptionDeps } from './product.ts';
import { rebookDisruption } from './rebooking/rebook-disruption.ts';
import { getDisruption } from './view-disruption.ts';

export const disruptionRoutes = (
  deps: DisruptionDeps & CompanyDeps,
): Pick<Handlers, keyof typeof disruptionCalls> => ({
  getDisruption: ({ params, actor }) => getDisruption(deps, params.bookingId, actor),
  planRebooking: ({ params, actor }) => planRebooking(deps, params.bookingId, actor),
  rebookDisruption: ({ params, input, actor }) => rebookDisruption(deps, params.bookingId, input, actor),
});
