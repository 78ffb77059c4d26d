/** The calls that only seats and bags after booking have: the customer's, and the desk's for them. */
import type { deskSeatCalls, flightExtrasCalls } from '@sojourn/contract/products/flight/flight-extras.ts';
import type { Handlers } from '../../../context.ts';
import { customerFor } from '../../../modules/desk/acting/for-customer.ts';
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
