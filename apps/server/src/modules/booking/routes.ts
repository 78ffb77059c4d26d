/** The one call that pays and books. */
import type { Handlers } from '../../context.ts';
import { bookCheckout } from './book-checkout.ts';
import { bookStaySaga } from './book-stay.ts';
import { cancelStaySaga } from './cancel-stay.ts';
import type { BookingDeps, StartDeps } from './deps.ts';

export const bookingRoutes = (deps: StartDeps): Pick<Handlers, 'bookCheckout'> => ({
  bookCheckout: ({ params, input, actor, context }) =>
    bookCheckout(deps, params.checkoutId, input, actor, context),
});

/** What the saga runner has to know to resume any saga of a booking. */
export const bookingSagas = (deps: BookingDeps) => [bookStaySaga(deps), cancelStaySaga(deps)];
