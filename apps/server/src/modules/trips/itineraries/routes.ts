/** The itinerary call of the contract. */
import type { Handlers } from '#context.ts';
import { getItinerary, type ItineraryDeps } from './get-itinerary.ts';

export const itineraryRoutes = (deps: ItineraryDeps): Pick<Handlers, 'getItinerary'> => ({
  getItinerary: ({ params, actor }) => getItinerary(deps, params.bookingId, actor),
});
