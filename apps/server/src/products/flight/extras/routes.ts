/** The calls that only seats and bags after booking have. */
import type { flightExtrasCalls } from '@sojourn/contract/products/flight/flight-extras.ts';
import type { Handlers } from '../../../context.ts';
import type { ExchangeDeps } from '../exchange/get-exchange.ts';
import { getBookedSeatMap } from './get-booked-seat-map.ts';

export const flightExtrasRoutes = (deps: ExchangeDeps): Pick<Handlers, keyof typeof flightExtrasCalls> => ({
  getBookedSeatMap: ({ params, input, actor, context }) =>
    getBookedSeatMap(deps, params.bookingId, input, actor, context),
});
