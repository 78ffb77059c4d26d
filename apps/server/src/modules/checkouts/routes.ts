/** The checkout calls of the contract; paying is the booking module's. */

import { chooseExtras } from '#products/flight/checkout/choose-extras.ts';
import { startFlightCheckout } from '#products/flight/checkout/start-flight-checkout.ts';
import { startCheckout } from '#products/hotel/checkout/start-hotel-checkout.ts';
import type { Handlers, TenantId } from '../../context.ts';
import { refuse } from '../../refusal.ts';
import type { CheckoutDeps } from './deps.ts';
import { getCheckout } from './get-checkout.ts';
import { refreshQuote } from './refresh-quote.ts';
import { saveDraft } from './save-draft.ts';

/** `sellsFlights`: whether a tenant's portal does; where it does not, no checkout of them is begun. */
export const checkoutRoutes = (
  deps: CheckoutDeps,
  sellsFlights: (tenantId: TenantId) => boolean,
): Pick<
  Handlers,
  'startCheckout' | 'startFlightCheckout' | 'getCheckout' | 'saveDraft' | 'chooseExtras' | 'refreshQuote'
> => ({
  startCheckout: ({ input, actor, context }) => startCheckout(deps, input, actor, context),
  startFlightCheckout: async ({ input, actor, context }) => {
    if (!sellsFlights(actor.tenantId)) refuse('NotFound');
    return startFlightCheckout(deps, input, actor, context);
  },
  getCheckout: ({ params, actor }) => getCheckout(deps, params.checkoutId, actor),
  saveDraft: ({ params, input, actor }) => saveDraft(deps, params.checkoutId, input, actor),
  chooseExtras: ({ params, input, actor, context }) =>
    chooseExtras(deps, params.checkoutId, input, actor, context),
  refreshQuote: ({ params, input, actor, context }) =>
    refreshQuote(deps, params.checkoutId, input, actor, context),
});
