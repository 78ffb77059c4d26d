/** The one call that pays and books. */
import type { Handlers } from '../../context.ts';
import { bookCheckout } from './book-checkout.ts';
import { bookStaySaga } from './book-stay.ts';
import { cancelBookingSaga } from './cancel-booking.ts';
import type { BookingDeps, PayDeps } from './deps.ts';
import { bookFlightSaga } from './flights/book-flight.ts';
import { ticketFlightSaga } from './flights/ticket-flight.ts';

export const bookingRoutes = (deps: PayDeps): Pick<Handlers, 'bookCheckout'> => ({
  bookCheckout: ({ params, input, actor, context }) =>
    bookCheckout(deps, params.checkoutId, input, actor, context),
});

/** What the saga runner has to know to resume any saga of a booking. */
export const bookingSagas = (deps: BookingDeps) => [
  bookStaySaga(deps),
  bookFlightSaga(deps),
  ticketFlightSaga(deps),
  cancelBookingSaga(deps),
];
