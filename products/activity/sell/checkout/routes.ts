/** The call of an activity's checkout alone. */
import type { Handlers } from '@sojourn/server/context.ts';
import type { CheckoutDeps } from '@sojourn/server/modules/selling/checkouts/deps.ts';
import { chooseActivity } from './choose-activity.ts';

export const activityCheckoutRoutes = (deps: CheckoutDeps): Pick<Handlers, 'chooseActivity'> => ({
  chooseActivity: ({ params, input, actor, context }) =>
    chooseActivity(deps, params.checkoutId, input, actor, context),
});
