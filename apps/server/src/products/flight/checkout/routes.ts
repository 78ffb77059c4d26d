/** The checkout calls that only flights have. */

import type { CheckoutDeps } from '#modules/checkouts/deps.ts';
import type { Handlers } from '../../../context.ts';
import { chooseExtras } from './choose-extras.ts';

export const flightCheckoutRoutes = (deps: CheckoutDeps): Pick<Handlers, 'chooseExtras'> => ({
  chooseExtras: ({ params, input, actor, context }) =>
    chooseExtras(deps, params.checkoutId, input, actor, context),
});
