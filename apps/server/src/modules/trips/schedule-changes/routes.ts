/** The calls of schedule changes. */
import type { scheduleChangeCalls } from '@sojourn/contract/schedule-changes.ts';
import type { Handlers } from '#context.ts';
import { acceptChange } from './accept-change.ts';
import { claimCompensation } from './compensation.ts';
import { declineChange } from './decline-change.ts';
import { type LookUpDeps, lookUpTrip } from './look-ups/look-up-trip.ts';
import { listRebookings } from './rebooking/list-rebookings.ts';
import { rebookChange } from './rebooking/rebook-change.ts';
import { type EventDeps, receiveEvent } from './receive-event.ts';
import { getScheduleChange } from './view-change.ts';

export const scheduleChangeRoutes = (
  deps: LookUpDeps & EventDeps,
): Pick<Handlers, keyof typeof scheduleChangeCalls> => ({
  getScheduleChange: ({ params, actor }) => getScheduleChange(deps, params.bookingId, actor),
  lookUpTrip: ({ params, actor, context }) => lookUpTrip(deps, params.bookingId, actor, context),
  acceptScheduleChange: ({ params, input, actor, context }) =>
    acceptChange(deps, params.bookingId, input, actor, context),
  declineScheduleChange: ({ params, input, actor, context }) =>
    declineChange(deps, params.bookingId, input, actor, context),
  listRebookings: ({ params, actor, context }) => listRebookings(deps, params.bookingId, actor, context),
  rebookScheduleChange: ({ params, input, actor, context }) =>
    rebookChange(deps, params.bookingId, input, actor, context),
  claimCompensation: async ({ params: { bookingId }, input, actor }) => {
    await claimCompensation(deps, bookingId, input, actor);
    return getScheduleChange(deps, bookingId, actor);
  },
  receiveSupplierEvent: ({ input }) => receiveEvent(deps, input),
});
