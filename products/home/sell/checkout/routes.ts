/** The call of a home's checkout alone. */
import type { Handlers } from '@sojourn/server/context.ts';
import type { CheckoutDeps } from '@sojourn/server/modules/selling/checkouts/deps.ts';
import { chooseHomeFees } from './choose-home-fees.ts';

export const homeCheckoutRoutes = (deps: CheckoutDeps): Pick<Handlers, 'chooseHomeFees'> => ({
  chooseHomeFees: ({ params, input, actor, context }) =>
    chooseHomeFees(deps, params.checkoutId, input, actor, context),
});
