/** The checkout calls of the contract; paying is the booking module's, extras are each product's. */
import type { Handlers } from '#context.ts';
import type { CheckoutDeps } from './deps.ts';
import { saveDraft } from './drafts/save-draft.ts';
import { getCheckout } from './get-checkout.ts';
import { chooseProtection } from './protections/choose-protection.ts';
import { refreshQuote } from './refresh-quote.ts';
import { startCheckout } from './start-checkout.ts';

export const checkoutRoutes = (
  deps: CheckoutDeps,
): Pick<Handlers, 'startCheckout' | 'getCheckout' | 'saveDraft' | 'refreshQuote' | 'chooseProtection'> => ({
  startCheckout: ({ input, actor, context }) => startCheckout(deps, input, actor, context),
  getCheckout: ({ params, actor }) => getCheckout(deps, params.checkoutId, actor),
  saveDraft: ({ params, input, actor }) => saveDraft(deps, params.checkoutId, input, actor),
  chooseProtection: ({ params, input, actor }) =>
    chooseProtection(deps, params.checkoutId, { ...input, protection: params.protection }, actor),
  refreshQuote: ({ params, input, actor, context }) =>
    refreshQuote(deps, params.checkoutId, input, actor, context),
});
