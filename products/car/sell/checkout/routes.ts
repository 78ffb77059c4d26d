/** The call of a car's checkout alone. */
import type { Handlers } from '@sojourn/server/context.ts';
import type { CheckoutDeps } from '@sojourn/server/modules/selling/checkouts/deps.ts';
import { chooseCarOptions } from './choose-car-options.ts';

export const carCheckoutRoutes = (deps: CheckoutDeps): Pick<Handlers, 'chooseCarOptions'> => ({
  chooseCarOptions: ({ params, input, actor, context }) =>
    chooseCarOptions(deps, params.checkoutId, input, actor, context),
});
