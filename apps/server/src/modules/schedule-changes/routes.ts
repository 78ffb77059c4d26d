/** The calls of schedule changes. */
import type { scheduleChangeCalls } from '@sojourn/contract/schedule-changes.ts';
import type { Handlers } from '../../context.ts';
import { acceptChange } from './accept-change.ts';
import { declineChange } from './decline-change.ts';
import { lookUpTrip } from './look-up-trip.ts';
import type { ScheduleDeps } from './product.ts';
import { type EventDeps, receiveEvent } from './receive-event.ts';
import { getScheduleChange } from './view-change.ts';

export const scheduleChangeRoutes = (
  deps: ScheduleDeps & EventDeps,
): Pick<Handlers, keyof typeof scheduleChangeCalls> => ({
  getScheduleChange: ({ params, actor }) => getScheduleChange(deps, params.bookingId, actor),
  lookUpTrip: ({ params, actor, context }) => lookUpTrip(deps, params.bookingId, actor, context),
  acceptScheduleChange: ({ params, input, actor, context }) =>
    acceptChange(deps, params.bookingId, input, actor, context),
  declineScheduleChange: ({ params, input, actor, context }) =>
    declineChange(deps, params.bookingId, input, actor, context),
  receiveSupplierEvent: ({ input }) => receiveEvent(deps, input),
});
