import type { BookingDeps } from '#modules/booking/deps.ts';
import type { Capability } from '#modules/capability.ts';
import { bookFlightSaga } from './booking/book-flight.ts';
import { TICKETING_MACHINE } from './booking/machines.ts';
import { ticketFlightSaga } from './booking/ticket-flight.ts';

export const flight: Capability<BookingDeps> = {
  name: 'flight',
  machines: [TICKETING_MACHINE],
  sagas: (deps) => [bookFlightSaga(deps), ticketFlightSaga(deps)],
};
