import type { Capability } from '#modules/capability.ts';
import { lapseJobs } from './lapse.ts';
import { DISRUPTION_LAPSED } from './lapsed-message.ts';
import { DISRUPTION_MACHINE } from './machines.ts';
import { FLIGHT_DISRUPTED } from './messages.ts';
import type { PlanJobDeps } from './plan/deps.ts';
import { optionJobs } from './plan/release-options.ts';
import { COVER_TENDER } from './rebooking/cover-tender.ts';
import { REBOOKING_FAILED } from './rebooking/failed-message.ts';
import { readReplacedFlights } from './rebooking/replaced-flights.ts';
import { readShown } from './store.ts';
import { watchJobs } from './watching/watch-flights.ts';

export const disruptions: Capability<unknown, PlanJobDeps> = {
  name: 'disruptions',
  machines: [DISRUPTION_MACHINE],
  messages: [FLIGHT_DISRUPTED, DISRUPTION_LAPSED, REBOOKING_FAILED],
  tenders: [COVER_TENDER],
  jobs: (deps) => [...watchJobs(deps), ...lapseJobs(deps), ...optionJobs(deps)],
  tripFacts: { cards: { flightsToday: readShown }, page: { replacedFlight: readReplacedFlights } },
};
