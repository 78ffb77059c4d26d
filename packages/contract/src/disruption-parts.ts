/** What trips and checkouts show of flights that don't go as planned (B §3). */
import {
  DISRUPTION_ACTIONS,
  DISRUPTION_STATES,
  DISRUPTION_TYPES,
} from '@sojourn/domain/disruptions/disruption-state.ts';
import { DISRUPTION_CAUSES, FLIGHT_STATES } from '@sojourn/domain/disruptions/flight-status.ts';
import { z } from 'zod';
import { instant, localDateTime, moneySchema } from './primitives.ts';
import { schedulePlace } from './schedule-parts.ts';

export const disruptionType = z.enum(DISRUPTION_TYPES);
export const disruptionState = z.enum(DISRUPTION_STATES);

export const flightStatus = z.object({
  /** `TP 216`. */
  flight: z.string(),
  from: schedulePlace,
  to: schedulePlace,
  scheduledDeparture: instant,
  scheduledArrival: instant,
  /** Of a canceled flight: when it would have flown. */
  estimatedDeparture: instant,
  estimatedArrival: instant,
  scheduledDepartureLocal: localDateTime,
  scheduledArrivalLocal: localDateTime,
  estimatedDepartureLocal: localDateTime,
  estimatedArrivalLocal: localDateTime,
  state: z.enum(FLIGHT_STATES),
  /** Why it's late or canceled, as the airline says; null where it doesn't. */
  cause: z.enum(DISRUPTION_CAUSES).nullable(),
  /** When that was announced. */
  updatedAt: instant,
});
export type WireFlightStatus = z.output<typeof flightStatus>;

/** The newest of a trip, as long as it has something to say. */
export const tripDisruption = z.object({
  type: disruptionType,
  state: disruptionState,
  slice: z.int(),
  decideBy: instant,
});

/** Fixed: for each traveler; percentage: of the base fare. */
const fixedOrPercentage = z.discriminatedUnion('type', [
  z.object({ type: z.literal('fixed'), amount: moneySchema }),
  z.object({ type: z.literal('percentage'), percentage: z.number() }),
]);
export const disruptionPolicy = z.object({
  coverage: fixedOrPercentage,
  premium: fixedOrPercentage,
  /** B §4, in an open checkout: `Purchase`, or `Remove` once it's chosen; null of what was bought. */
  action: z.enum(DISRUPTION_ACTIONS).nullable(),
});
/** B §3: what covers a trip's delays and missed connections; null where it isn't covered, or can't be. */
export const disruptionData = z.object({
  delay: disruptionPolicy.nullable(),
  missedConnection: disruptionPolicy.nullable(),
});
export type DisruptionData = z.output<typeof disruptionData>;
