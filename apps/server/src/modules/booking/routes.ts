/** The one call that pays and books. */
import type { Handlers } from '../../context.ts';
import { bookCheckout } from './book-checkout.ts';
import type { PayDeps } from './deps.ts';

export const bookingRoutes = (deps: PayDeps): Pick<Handlers, 'bookCheckout'> => ({
  bookCheckout: ({ params, input, actor, context }) =>
    bookCheckout(deps, params.checkoutId, input, actor, context),
});
