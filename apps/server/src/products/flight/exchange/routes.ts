/** The calls that only exchanges of flights have. */
import type { flightExchangeCalls } from '@sojourn/contract/products/flight/flight-exchange.ts';
import type { Handlers } from '../../../context.ts';
import { getExchange } from './get-exchange.ts';
import { type ShopDeps, shopExchange } from './shop-exchange.ts';

export const flightExchangeRoutes = (deps: ShopDeps): Pick<Handlers, keyof typeof flightExchangeCalls> => ({
  getExchange: ({ params, actor, context }) => getExchange(deps, params.bookingId, actor, context),
  shopExchange: ({ params, input, actor, context }) =>
    shopExchange(deps, params.bookingId, input, actor, context),
});
