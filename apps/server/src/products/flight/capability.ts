import type { Capability } from '#modules/capability.ts';
import { bookFlightSaga } from './booking/book-flight.ts';
import { FLIGHT_CASES } from './booking/case-types.ts';
import { TICKETING_MACHINE } from './booking/machines.ts';
import { ticketFlightSaga } from './booking/ticket-flight.ts';
import type { FlightSagaDeps } from './sale.ts';

type JobDeps = { readonly flightMarket: { readonly sweep: () => Promise<number> } };

export const flight: Capability<FlightSagaDeps, JobDeps> = {
  name: 'flight',
  machines: [TICKETING_MACHINE],
  caseTypes: Object.values(FLIGHT_CASES),
  sagas: (deps) => [bookFlightSaga(deps), ticketFlightSaga(deps)],
  jobs: ({ flightMarket }) => [{ name: 'end-flight-holds', everySeconds: 60, run: flightMarket.sweep }],
};
