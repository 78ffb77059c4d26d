/** The trip calls of the contract. */
import type { Handlers } from '../../context.ts';
import { type GetTripDeps, getTrip } from './get-trip.ts';
import { listTrips } from './list-trips.ts';

export const tripRoutes = (deps: GetTripDeps): Pick<Handlers, 'listTrips' | 'getTrip'> => ({
  listTrips: ({ query, actor }) => listTrips(deps, query.view, actor),
  getTrip: ({ params, actor, context }) => getTrip(deps, params.bookingId, actor, context),
});
