/** The trip calls of the contract. */
import type { Handlers } from '../../context.ts';
import { getTrip } from './get-trip.ts';
import { listTrips } from './list-trips.ts';
import type { TripDeps } from './use-case.ts';

export const tripRoutes = (deps: TripDeps): Pick<Handlers, 'listTrips' | 'getTrip'> => ({
  listTrips: ({ query, actor }) => listTrips(deps, query.view, actor),
  getTrip: ({ params, actor, context }) => getTrip(deps, params.bookingId, actor, context),
});
