/** The checkout calls that only flights have. */
import type { Handlers } from '@sojourn/server/context.ts';
import type { CheckoutDeps } from '@sojourn/server/modules/selling/checkouts/deps.ts';
import { chooseExtras } from './choose-extras.ts';

export const flightCheckoutRoutes = (deps: CheckoutDeps): Pick<Handlers, 'chooseExtras'> => ({
  chooseExtras: ({ params, input, actor, context }) =>
    chooseExtras(deps, params.checkoutId, input, actor, context),
});
