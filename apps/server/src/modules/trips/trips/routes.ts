/** The trip calls of the contract. */
import type { tripCalls } from '@sojourn/contract/trips.ts';
import type { Handlers } from '#context.ts';
import { listTripsBookedForMe } from './booked-for-me.ts';
import { type GetTripDeps, getTrip } from './get-trip.ts';
import { joinTripGroups, nameTripGroup, splitTripGroup } from './groups/change-groups.ts';
import { showGroup } from './groups/show-group.ts';
import { listTrips } from './list-trips.ts';
import { changeTripEmail, resendConfirmation } from './mail/change-email.ts';

/** Receipts and itineraries are modules of their own. */
type TripHandlers = Pick<
  Handlers,
  Exclude<keyof typeof tripCalls, 'getCapsule' | 'getItinerary' | 'getReceipt'> | 'listTripsBookedForMe'
>;

export const tripRoutes = (deps: GetTripDeps): TripHandlers => ({
  listTrips: ({ query, actor }) => listTrips(deps, query, actor),
  getTrip: ({ params, actor, context }) => getTrip(deps, params.bookingId, actor, context),
  listTripsBookedForMe: ({ actor }) => listTripsBookedForMe(deps, actor),
  getTripGroup: ({ params, actor }) => showGroup(deps, params.bookingId, actor),
  nameTripGroup: ({ params, input, actor }) => nameTripGroup(deps, params.bookingId, input.name, actor),
  splitTripGroup: ({ params, actor }) => splitTripGroup(deps, params.bookingId, actor),
  joinTripGroups: ({ params, input, actor }) =>
    joinTripGroups(deps, params.bookingId, input.bookingId, actor),
  resendConfirmation: ({ params, actor }) => resendConfirmation(deps, params.bookingId, actor),
  changeTripEmail: ({ params, input, actor }) => changeTripEmail(deps, params.bookingId, input.email, actor),
});
