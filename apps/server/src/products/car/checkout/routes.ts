/** The call of a car's checkout alone. */

import type { CheckoutDeps } from '#modules/checkouts/deps.ts';
import type { Handlers } from '../../../context.ts';
import { chooseCarOptions } from './choose-car-options.ts';

export const carCheckoutRoutes = (deps: CheckoutDeps): Pick<Handlers, 'chooseCarOptions'> => ({
  chooseCarOptions: ({ params, input, actor, context }) =>
    chooseCarOptions(deps, params.checkoutId, input, actor, context),
});
