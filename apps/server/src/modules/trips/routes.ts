/** The trip calls of the contract. */
import type { Handlers } from '../../context.ts';
import { cancelTrip } from './cancel-trip.ts';
import { getTrip } from './get-trip.ts';
import { listTrips } from './list-trips.ts';
import { quoteCancel } from './quote-cancel.ts';
import type { TripDeps } from './use-case.ts';

export const tripRoutes = (
  deps: TripDeps,
): Pick<Handlers, 'listTrips' | 'getTrip' | 'quoteCancel' | 'cancelTrip'> => ({
  listTrips: ({ query, actor }) => listTrips(deps, query.view, actor),
  getTrip: ({ params, actor, context }) => getTrip(deps, params.bookingId, actor, context),
  quoteCancel: ({ params, actor, context }) => quoteCancel(deps, params.bookingId, actor, context),
  cancelTrip: ({ params, input, actor, context }) =>
    cancelTrip(deps, params.bookingId, input, actor, context),
});
