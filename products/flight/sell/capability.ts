import type { Capability } from '@sojourn/server/modules/capability.ts';
import { bookFlightSaga } from './booking/book-flight.ts';
import { FLIGHT_CASES } from './booking/case-types.ts';
import { TICKETING_MACHINE } from './booking/machines.ts';
import { ticketFlightSaga } from './booking/ticket-flight.ts';
import type { FlightSagaDeps } from './sale.ts';

export const flight: Capability<FlightSagaDeps> = {
  name: 'flight',
  machines: [TICKETING_MACHINE],
  caseTypes: Object.values(FLIGHT_CASES),
  sagas: (deps) => [bookFlightSaga(deps), ticketFlightSaga(deps)],
};
