/** The calls that only seats and bags after booking have: the customer's, and the desk's for them. */
import type { Handlers } from '@sojourn/server/context.ts';
import { customerFor } from '@sojourn/server/modules/desk/desk/acting/for-customer.ts';
import type { deskSeatCalls, flightExtrasCalls } from '#flight/wire/flight-extras.ts';
import type { ExchangeDeps } from '../exchange/get-exchange.ts';
import { getBookedSeatMap } from './get-booked-seat-map.ts';

type ExtrasHandlers = Pick<Handlers, keyof typeof flightExtrasCalls | keyof typeof deskSeatCalls>;

export const flightExtrasRoutes = (deps: ExchangeDeps): ExtrasHandlers => ({
  getBookedSeatMap: ({ params, input, actor, context }) =>
    getBookedSeatMap(deps, params.bookingId, input, actor, context),
  getSeatMapFor: async ({ params: { customerId, bookingId }, query, actor, context }) => {
    const customer = await customerFor(deps, customerId, actor);
    return getBookedSeatMap(deps, bookingId, query, customer, context);
  },
});
