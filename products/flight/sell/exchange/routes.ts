/** The calls that only exchanges of flights have. */
import type { Handlers } from '@sojourn/server/context.ts';
import type { flightExchangeCalls } from '#flight/wire/flight-exchange.ts';
import { getExchange } from './get-exchange.ts';
import { type ShopDeps, shopExchange } from './shop-exchange.ts';

export const flightExchangeRoutes = (deps: ShopDeps): Pick<Handlers, keyof typeof flightExchangeCalls> => ({
  getExchange: ({ params, actor, context }) => getExchange(deps, params.bookingId, actor, context),
  shopExchange: ({ params, input, actor, context }) =>
    shopExchange(deps, params.bookingId, input, actor, context),
});
