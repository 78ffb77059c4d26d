/** The one call that pays and books. */

import { bookFlightSaga } from '#products/flight/booking/book-flight.ts';
import { ticketFlightSaga } from '#products/flight/booking/ticket-flight.ts';
import { bookStaySaga } from '#products/hotel/booking/book-hotel.ts';
import type { Handlers } from '../../context.ts';
import { bookCheckout } from './book-checkout.ts';
import { cancelBookingSaga } from './cancel-booking.ts';
import type { BookingDeps, PayDeps } from './deps.ts';

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
