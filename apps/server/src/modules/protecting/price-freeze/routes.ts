/** The calls of price freezes. */
import type { priceFreezeCalls } from '@sojourn/contract/price-freezes.ts';
import type { Handlers } from '#context.ts';
import { buyFreeze } from './buying/buy-freeze.ts';
import { quoteFreeze } from './buying/quote-freeze.ts';
import type { FreezeDeps } from './deps.ts';
import { getFreeze, listFreezes } from './list-freezes.ts';
import { refundFreeze } from './refund-freeze.ts';
import { exerciseFreeze } from './using/exercise-freeze.ts';
import { listSimilarTrips } from './using/similar-trips.ts';

export const priceFreezeRoutes = (deps: FreezeDeps): Pick<Handlers, keyof typeof priceFreezeCalls> => ({
  quotePriceFreeze: ({ input, actor, context }) => quoteFreeze(deps, input, actor, context),
  listPriceFreezes: ({ actor }) => listFreezes(deps, actor),
  getPriceFreeze: ({ params, actor }) => getFreeze(deps, params.freezeId, actor),
  buyPriceFreeze: ({ params, input, actor, context }) =>
    buyFreeze(deps, params.freezeId, input, actor, context),
  exercisePriceFreeze: ({ params, input, actor, context }) =>
    exerciseFreeze(deps, params.freezeId, input, actor, context),
  listSimilarTrips: ({ params, actor, context }) => listSimilarTrips(deps, params.freezeId, actor, context),
  refundPriceFreeze: ({ params, actor, context }) => refundFreeze(deps, params.freezeId, actor, context),
});
